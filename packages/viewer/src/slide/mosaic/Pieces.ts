/**
 * Parts of stored images with their positions on a level, all of one size. Typed arrays instead of objects,
 * because a MIRAX slide has half a million.
 */
export interface Pieces {
  /** Upper left corners in pixels of the level, rarely integers. */
  x: Float64Array
  y: Float64Array
  /** Numbers of the stored images. */
  image: Uint32Array
  /** Upper left corners within the stored images. */
  sourceX: Float32Array
  sourceY: Float32Array
  width: number
  height: number
}

export interface PieceWriter {
  add: (place: { x: number; y: number }, image: number, source?: { x: number; y: number }) => void
  pieces: () => Pieces
}

export const createPieceWriter = (size: { width: number; height: number }, most: number): PieceWriter => {
  const pieces: Pieces = {
    x: new Float64Array(most),
    y: new Float64Array(most),
    image: new Uint32Array(most),
    sourceX: new Float32Array(most),
    sourceY: new Float32Array(most),
    ...size,
  }
  let count = 0
  return {
    add: (place, image, source = { x: 0, y: 0 }) => {
      pieces.x[count] = place.x
      pieces.y[count] = place.y
      pieces.image[count] = image
      pieces.sourceX[count] = source.x
      pieces.sourceY[count] = source.y
      count++
    },
    pieces: () => ({
      ...pieces,
      x: pieces.x.subarray(0, count),
      y: pieces.y.subarray(0, count),
      image: pieces.image.subarray(0, count),
      sourceX: pieces.sourceX.subarray(0, count),
      sourceY: pieces.sourceY.subarray(0, count),
    }),
  }
}
