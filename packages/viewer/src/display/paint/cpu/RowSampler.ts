/** Writes the values of a canvas row, NaN where there are none; returns false if the whole row is empty. */
export type RowSampler = (row: number, into: Float32Array) => boolean
