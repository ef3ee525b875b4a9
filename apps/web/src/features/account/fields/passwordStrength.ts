export type Strength = 'weak' | 'fair' | 'strong'

const FAIR_BITS = 40
const STRONG_BITS = 65

/** Common passwords and patterns; each counts as a single character. */
const GUESSED =
  /p[a@]ssw[o0]rd|qwert[yz]?|asdfg?h?|1q2w3e4?r?|welcome|letmein|iloveyou|admin|pandok|(?:19|20)\d\d/gu

const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890']

/**
 * Estimates how many guesses an attacker who knows the usual patterns would need. It is a hint, not a rule:
 * repeated characters and sequences (`aaaa`, `1234`) count as one. The password never leaves the page.
 */
export function passwordStrength(password: string): Strength {
  const bits = unguessed(password.toLowerCase()) * Math.log2(Math.max(2, alphabetOf(password)))
  if (bits < FAIR_BITS) return 'weak'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}

function unguessed(text: string): number {
  const plain = text.replace(GUESSED, ' ').replace(/(?<part>.+?)\k<part>+/gu, '$<part>')
  const characters = [...plain]
  return characters.filter((character, at) => !goesOn(characters[at - 2], characters[at - 1], character))
    .length
}

const goesOn = (first = '', second = '', third = ''): boolean =>
  RUNS.some((run) =>
    [first + second + third, third + second + first].some((part) => part.length === 3 && run.includes(part)),
  )

function alphabetOf(text: string): number {
  const kinds: readonly [RegExp, number][] = [
    [/[a-z]/u, 26],
    [/[A-Z]/u, 26],
    [/[0-9]/u, 10],
    [/[!-/:-@[-`{-~ ]/u, 33],
    [/[^ -~]/u, 100],
  ]
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0)
}
