const NAMES = ['vectors', 'goldens', 'only', 'fresh'] as const
type Flag = (typeof NAMES)[number]

type CheckArguments = Readonly<Record<Flag, readonly string[]>>

/**
 * Parses the arguments of the check, or returns a sentence about what is wrong with them. Any number of files
 * and names may follow their flag.
 */
export function checkArguments(
  words: readonly string[],
  isKnown: (id: string) => boolean,
): { ok: true; given: CheckArguments } | { ok: false; problem: string } {
  const given: Record<Flag, string[]> = { vectors: [], goldens: [], only: [], fresh: [] }
  let flag: Flag = 'only'
  for (const word of words) {
    if (!word.startsWith('--')) {
      given[flag].push(word)
      continue
    }
    const named = NAMES.find((name) => word === `--${name}`)
    if (!named)
      return refused(`There is no option ${word}; there are ${NAMES.map((name) => `--${name}`).join(', ')}.`)
    if (named === 'fresh') given.fresh.push(word)
    else flag = named
  }
  const empty = NAMES.find(
    (name) => name !== 'fresh' && words.includes(`--${name}`) && given[name].length === 0,
  )
  if (empty) return refused(`Nothing follows --${empty}.`)
  const stranger = given.only.find((id) => !isKnown(id))
  if (stranger !== undefined) return refused(`The library has no entry «${stranger}».`)
  return { ok: true, given }
}

const refused = (problem: string): { ok: false; problem: string } => ({ ok: false, problem })
