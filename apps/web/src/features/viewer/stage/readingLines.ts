import { formatReading, type Reading } from '@pandok/viewer'
import type { Text } from '#app/text.ts'

/** What stands beside a measurement on an image: its name, then each of its numbers. */
export const readingLines = (label: string, readings: readonly Reading[], text: Text): string[] => [
  ...(label ? [label] : []),
  ...readings.map((reading) => `${shortName[reading.quantity] ?? ''}${formatReading(reading, text.locale)}`),
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
