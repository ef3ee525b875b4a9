/** Files say 0, negative sizes and words; none of them is the size of anything. */
export const isSize = (size: number | undefined): size is number =>
  size !== undefined && Number.isFinite(size) && size > 0
