import { itemAt } from '@pandok/domain'
import type { Samples } from '../Samples.ts'
import { type ParsedJpeg, parseJpeg } from './parseJpeg.ts'
import { upsample } from './upsample.ts'

const RGB_IDS = '82,71,66'

/** The color space of the stream; undefined if it doesn't say, so that the DICOM header applies. */
function colorOf({ frame, hasJfif, adobe }: ParsedJpeg): 'rgb' | 'ybr' | undefined {
  if (frame.components.length !== 3 || frame.kind === 'lossless') return undefined
  if (adobe !== undefined) return adobe === 0 ? 'rgb' : 'ybr'
  if (hasJfif) return 'ybr'
  if (frame.components.map(({ id }) => id).join() === RGB_IDS) return 'rgb'
  // Only YCbCr is subsampled.
  if (frame.components.some(({ h, v }) => h !== frame.maxH || v !== frame.maxV)) return 'ybr'
  return undefined
}

/**
 * Decodes any Huffman-coded JPEG: baseline, extended, progressive (8 and 12 bits) or lossless (2 to 16 bits).
 */
export function decodeJpeg(bytes: Uint8Array): Samples {
  const parsed = parseJpeg(bytes)
  const { frame } = parsed
  const { rows, columns, precision, components } = frame
  const color = colorOf(parsed)
  const planes = components.map((component) => upsample(component, frame))
  const head = { rows, columns, samples: components.length, precision, ...(color && { color }) }
  const [first, second, third] = planes
  const pixels = rows * columns
  // Planes may be higher than the image because of padding blocks.
  if (!second || !third || !first)
    return { ...head, samples: 1, values: (first as Uint8Array).subarray(0, pixels) }
  const values =
    precision > 8 ? new Uint16Array(pixels * planes.length) : new Uint8Array(pixels * planes.length)
  const step = planes.length
  for (let sample = 0; sample < step; sample++) {
    const plane = itemAt(planes, sample)
    for (let i = 0, to = sample; i < pixels; i++, to += step) values[to] = plane[i] as number
  }
  return { ...head, values }
}
