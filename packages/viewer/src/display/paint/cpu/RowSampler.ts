/** Writes the values along a row of the canvas, NaN where there are none; false: there are none in the whole row. */
export type RowSampler = (row: number, into: Float32Array) => boolean
