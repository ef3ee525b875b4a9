const span = (region: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${region}${index + 1}`)

/** From the head down, in the usual anatomy. */
export const VERTEBRAL_LEVELS: readonly string[] = [
  ...span('C', 7),
  ...span('T', 12),
  ...span('L', 5),
  ...span('S', 5),
]

/**
 * A thirteenth thoracic or a sixth lumbar vertebra is entered by the reader and never counted automatically.
 */
const EXTRA: Readonly<Record<string, { above: string; below: string }>> = {
  T13: { above: 'T12', below: 'L1' },
  L6: { above: 'L5', below: 'S1' },
}

/** The levels offered for a vertebra, from the head down. */
export const VERTEBRAL_CHOICES: readonly string[] = VERTEBRAL_LEVELS.flatMap((level) => [
  level,
  ...Object.entries(EXTRA).flatMap(([extra, { above }]) => (above === level ? [extra] : [])),
])

/** The level above or below another; undefined if there is none. */
export function neighborLevel(level: string, direction: 'up' | 'down'): string | undefined {
  const extra = EXTRA[level]
  if (extra) return direction === 'up' ? extra.above : extra.below
  const at = VERTEBRAL_LEVELS.indexOf(level)
  return at < 0 ? undefined : VERTEBRAL_LEVELS[at + (direction === 'up' ? -1 : 1)]
}

/** A level shifted by this many vertebrae, for a spine that was counted from a wrong start. */
export function shiftedLevel(level: string, by: number): string | undefined {
  const at = VERTEBRAL_LEVELS.indexOf(level)
  return at < 0 ? undefined : VERTEBRAL_LEVELS[at + by]
}

/** The usual first level, by the file's body part. */
export function firstLevel(words: string): string {
  if (/lumb|l[\s_-]?sp|lws|lsspine|요추|腰/iu.test(words)) return 'L5'
  if (/thor|dors|t[\s_-]?sp|bws|흉추|胸椎/iu.test(words)) return 'T1'
  return 'C2'
}
