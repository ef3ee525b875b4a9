import type { ViewerState } from '@pandok/viewer'
import type { ElementSize } from './useElementSize.ts'

/** Lower than this, a second line would lie on those at the bottom. */
const TWO_LINES = 120

/** Smaller pictures say less about what is seen. */
export const isSmall = ({ width, height }: ElementSize): boolean => width < 300 || height < 240

/** What stands below the name. Small pictures leave out the birth date, but the number only where it finds no room. */
export function patientLines(
  lines: readonly string[],
  detail: ViewerState['texts'],
  size: ElementSize,
): readonly string[] {
  if (detail !== 'all') return []
  if (!isSmall(size)) return lines
  return size.height < TWO_LINES ? [] : lines.slice(0, 1)
}
