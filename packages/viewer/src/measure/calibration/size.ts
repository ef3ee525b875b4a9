/** Files say 0, negative sizes and words; none of them is the size of anything. */
export const isSize = (size: number | undefined): size is number =>
  size !== undefined && Number.isFinite(size) && size > 0

/** Decimal texts of the same size differ in their last places. */
export const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-5 * Math.max(a, b)
