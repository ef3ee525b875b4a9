const span = (region: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${region}${index + 1}`)

/** From the head down, as almost everybody has them. */
export const VERTEBRAL_LEVELS: readonly string[] = [
  ...span('C', 7),
  ...span('T', 12),
  ...span('L', 5),
  ...span('S', 5),
]

/** A thirteenth thoracic or a sixth lumbar vertebra is said by the reader and never counted on to. */
const EXTRA: Readonly<Record<string, { above: string; below: string }>> = {
  T13: { above: 'T12', below: 'L1' },
  L6: { above: 'L5', below: 'S1' },
}

/** What can be chosen for a vertebra, from the head down. */
export const VERTEBRAL_CHOICES: readonly string[] = VERTEBRAL_LEVELS.flatMap((level) => [
  level,
  ...Object.entries(EXTRA).flatMap(([extra, { above }]) => (above === level ? [extra] : [])),
])

/** The level above or below another; undefined: there is none, or the other is no level. */
export function neighborLevel(level: string, way: 'up' | 'down'): string | undefined {
  const extra = EXTRA[level]
  if (extra) return way === 'up' ? extra.above : extra.below
  const at = VERTEBRAL_LEVELS.indexOf(level)
  return at < 0 ? undefined : VERTEBRAL_LEVELS[at + (way === 'up' ? -1 : 1)]
}

/** A level so many vertebrae further down, for a whole spine that was counted from a wrong start. */
export function shiftedLevel(level: string, by: number): string | undefined {
  const at = VERTEBRAL_LEVELS.indexOf(level)
  return at < 0 ? undefined : VERTEBRAL_LEVELS[at + by]
}

/** Where counting usually begins, by what the file says of the part of the body. */
export function firstLevel(words: string): string {
  if (/lumb|l[\s_-]?sp|lws|lsspine|요추|腰/iu.test(words)) return 'L5'
  if (/thor|dors|t[\s_-]?sp|bws|흉추|胸椎/iu.test(words)) return 'T1'
  return 'C2'
}
