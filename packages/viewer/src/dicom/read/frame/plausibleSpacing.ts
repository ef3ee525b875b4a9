import type { RowColumn } from '../../../model/Geometry.ts'

/** Millimeters. The finest microscopes resolve 0.1 µm. */
const PIXEL_MIN = 0.0001
/** Millimeters. The largest field of view is a whole body with its table. */
const FIELD_MAX = 5000

/**
 * A plausible spacing for medical images, or undefined, because no measurement is better than a wrong one. A
 * field of view of many meters or of a thousandth of a millimeter comes from a wrong unit or a damaged file.
 */
export function plausibleSpacing(
  spacing: RowColumn | undefined,
  { rows, columns }: { rows: number; columns: number },
): RowColumn | undefined {
  if (!spacing) return undefined
  const [vertical, horizontal] = spacing
  const isPlausible =
    vertical >= PIXEL_MIN &&
    horizontal >= PIXEL_MIN &&
    vertical * Math.max(rows, 1) <= FIELD_MAX &&
    horizontal * Math.max(columns, 1) <= FIELD_MAX
  return isPlausible ? spacing : undefined
}
