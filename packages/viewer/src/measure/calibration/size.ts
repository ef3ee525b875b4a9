/** Files contain 0, negative sizes and text, none of which is a size. */
export const isSize = (size: number | undefined): size is number =>
  size !== undefined && Number.isFinite(size) && size > 0

/** Decimal strings of the same size differ in their last digits. */
export const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-5 * Math.max(a, b)
