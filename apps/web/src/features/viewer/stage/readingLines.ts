import { formatReading, type Reading, type SpacingSource } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'

/** The lines beside a measurement: its name, its readings, and the source of the pixel size. */
export const readingLines = (label: string, readings: readonly Reading[], text: Text): string[] => [
  ...(label ? [label] : []),
  ...readings.map((reading) => `${shortName[reading.quantity] ?? ''}${formatReading(reading, text.locale)}`),
  ...sourcesOf(readings).map((source) => text(`viewer.spacing.${source}`)),
]

/** The usual sources of pixel sizes needn't be named; any other one is named once. */
const ORDINARY: ReadonlySet<SpacingSource> = new Set(['patient', 'slide'])

/**
 * The sources of the readings themselves, because the source for the image as a whole may not apply to the
 * measured area.
 */
const sourcesOf = (readings: readonly Reading[]): SpacingSource[] => [
  ...new Set(readings.flatMap(({ source }) => (source && !ORDINARY.has(source) ? [source] : []))),
]

/** Names in front of values that would otherwise be indistinguishable. */
const shortName: Readonly<Record<string, string>> = {
  mean: 'x̄ ',
  sd: 'SD ',
  min: 'min ',
  max: 'max ',
  shortAxis: '⊥ ',
  perimeter: '∮ ',
}
