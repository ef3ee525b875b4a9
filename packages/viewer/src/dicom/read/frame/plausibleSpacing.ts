import type { RowColumn } from '../../../model/Geometry.ts'

/** Millimetres. The finest microscope tells 0.1 µm apart. */
const PIXEL_MIN = 0.0001
/** Millimetres. The longest that is imaged is a whole body, with the table that it lies on. */
const FIELD_MAX = 5000

/**
 * A spacing that an image of a body can have, or undefined: sizes by any other would be false, so none are better. A field
 * of view of meters or of a thousandth of a millimetre comes from a wrong unit or a damaged file.
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
