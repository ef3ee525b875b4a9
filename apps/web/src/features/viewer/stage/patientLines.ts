import type { ViewerState } from '@pandok/viewer'
import type { ElementSize } from './useElementSize.ts'

/** Below this height, a second line would overlap the lines at the bottom. */
const TWO_LINES = 120

/** Smaller pictures show fewer texts. */
export const isSmall = ({ width, height }: ElementSize): boolean => width < 300 || height < 240

/** The lines below the name. Small pictures omit the birth date, and the number only if there is no room. */
export function patientLines(
  lines: readonly string[],
  detail: ViewerState['texts'],
  size: ElementSize,
): readonly string[] {
  if (detail !== 'all') return []
  if (!isSmall(size)) return lines
  return size.height < TWO_LINES ? [] : lines.slice(0, 1)
}
