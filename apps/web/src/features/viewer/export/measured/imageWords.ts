import type { StackFrame } from '@pandok/viewer'
import { seriesDescription } from '#features/viewer/names/seriesDescription.ts'
import type { Text } from '#platform/text/text.ts'
import type { MeasuredItem } from './measuredItems.ts'

export function seriesWords({ instance }: StackFrame, isIdentityHidden: boolean, text: Text): string {
  const { number } = instance.record.series
  const name = seriesDescription(instance, isIdentityHidden, text) || text('viewer.series.unnamed')
  return number === undefined ? name : `${number}. ${name}`
}

/** The image on which a measurement was made. */
export function imageWords(
  { stack, located, slide }: MeasuredItem,
  isIdentityHidden: boolean,
  text: Text,
): { series: string; image: string } {
  // Slide files are often named after the patient, so the file name isn't exported.
  if (slide) return { series: text('viewer.slide'), image: '' }
  const frame = located?.frame ?? stack?.frames[0]
  const image = located
    ? text('viewer.image.position', { index: located.index + 1, count: located.stack.frames.length })
    : text('viewer.planes')
  return { series: frame ? seriesWords(frame, isIdentityHidden, text) : '', image }
}
