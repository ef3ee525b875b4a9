import { type DecodedFrame, localBlob, type Refusal } from '@pandok/viewer'

/** The number of pixels of the largest image that browsers draw without tiling. */
const PIXELS_MAX = 64 * 1024 ** 2

/** Lets the browser decode a JPEG or PNG. */
export async function decodePicture(blob: Blob): Promise<DecodedFrame | Refusal> {
  const near = await localBlob(blob).catch(() => undefined)
  if (!near) return { reason: 'unreadable' }
  const bitmap = await createImageBitmap(near).catch(() => undefined)
  if (!bitmap) return { reason: 'broken' }
  const { width: columns, height: rows } = bitmap
  if (columns * rows > PIXELS_MAX) return { reason: 'tooLarge' }
  const context = new OffscreenCanvas(columns, rows).getContext('2d', { willReadFrequently: true })
  if (!context) return { reason: 'unreadable' }
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, columns, rows)
  const values = new Uint8Array(columns * rows * 3)
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    values[to] = data[from] as number
    values[to + 1] = data[from + 1] as number
    values[to + 2] = data[from + 2] as number
  }
  return { rows, columns, samples: 3, values, min: 0, max: 255 }
}
