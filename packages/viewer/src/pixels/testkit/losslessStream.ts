/**
 * A lossless JPEG of one component whose left neighbor predicts each sample. Two differences have codes: none (category
 * 0, code `0`) and half of the range (category 16, code `10`). The first prediction is half of what `precision` holds.
 */
export const losslessStream = (rows: number, columns: number, precision: number, coded: readonly number[]) =>
  Uint8Array.of(
    ...[0xff, 0xd8],
    ...[0xff, 0xc3, 0, 11, precision, 0, rows, 0, columns, 1, 1, 0x11, 0],
    ...[0xff, 0xc4, 0, 21, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 1, 0, 0],
    ...coded,
    ...[0xff, 0xd9],
  )
