import type { Field, Side } from './Field.ts'

const WORDS: Readonly<Record<string, Side>> = {
  r: 'R',
  rt: 'R',
  right: 'R',
  우: 'R',
  우측: 'R',
  오른쪽: 'R',
  rechts: 'R',
  re: 'R',
  右: 'R',
  右側: 'R',
  右侧: 'R',
  l: 'L',
  lt: 'L',
  left: 'L',
  좌: 'L',
  좌측: 'L',
  왼쪽: 'L',
  links: 'L',
  li: 'L',
  左: 'L',
  左側: 'L',
  左侧: 'L',
  b: 'B',
  both: 'B',
  bilateral: 'B',
  bilat: 'B',
  양: 'B',
  양측: 'B',
  beidseits: 'B',
  bds: 'B',
  両側: 'B',
  両: 'B',
  双: 'B',
  双侧: 'B',
}

const sideOf = (option: string): Side | undefined => {
  const word = option.toLowerCase().replace(/\.$/u, '')
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
}

export const isSideWord = (option: string): boolean => sideOf(option) !== undefined

/** A question of side, if its answers are words for sides and nothing else. */
export function sideField(options: readonly string[], defaults: readonly number[]): Field | undefined {
  const sides = options.flatMap((option) => sideOf(option) ?? [])
  const isSide = sides.length === options.length && sides.includes('R') && sides.includes('L')
  if (!isSide || new Set(sides).size !== sides.length) return undefined
  const chosen = sides[defaults[0] ?? -1]
  return { kind: 'side', sides, ...(chosen && { default: chosen }) }
}

/** «右肺|左肺»: sides of something, in words that our own would not replace. */
export function isSideOf(options: readonly string[]): boolean {
  const [one = '', other = ''] = options
  if (/^rechte[rnms]?\/linke[rnms]?$/u.test(options.toSorted().toReversed().join('/'))) return true
  return (
    options.length === 2 &&
    /^(?:[右左][^右左]{1,4}){2}$/u.test(one + other) &&
    one.slice(1) === other.slice(1)
  )
}
