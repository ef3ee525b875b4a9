import { formatReading, type Reading, type SpacingSource } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'

/** What stands beside a measurement on an image: its name, each of its numbers, then what their sizes are based on. */
export const readingLines = (label: string, readings: readonly Reading[], text: Text): string[] => [
  ...(label ? [label] : []),
  ...readings.map((reading) => `${shortName[reading.quantity] ?? ''}${formatReading(reading, text.locale)}`),
  ...sourcesOf(readings).map((source) => text(`viewer.spacing.${source}`)),
]

/** What cross-sections and slides say of themselves goes without saying; everything else is said, once. */
const ORDINARY: ReadonlySet<SpacingSource> = new Set(['patient', 'slide'])

/** The numbers' own: what is known of the image as a whole need not hold where they were measured. */
const sourcesOf = (readings: readonly Reading[]): SpacingSource[] => [
  ...new Set(readings.flatMap(({ source }) => (source && !ORDINARY.has(source) ? [source] : []))),
]

/** In front of values that would otherwise not be told apart. */
const shortName: Readonly<Record<string, string>> = {
  mean: 'x̄ ',
  sd: 'SD ',
  min: 'min ',
  max: 'max ',
  shortAxis: '⊥ ',
  perimeter: '∮ ',
}
