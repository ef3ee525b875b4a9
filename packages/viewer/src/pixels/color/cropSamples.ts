import { DecodeError } from '../DecodeError.ts'
import type { Samples } from '../Samples.ts'

/** Crops a stream that is larger than the header says. A smaller one isn't this image. */
export function cropSamples(source: Samples, rows: number, columns: number): Samples {
  if (source.rows === rows && source.columns === columns) return source
  if (source.rows < rows || source.columns < columns)
    throw new DecodeError('broken', `${source.columns}×${source.rows} instead of ${columns}×${rows}`)
  const width = columns * source.samples
  const values = source.values.slice(0, rows * width)
  for (let row = 0; row < rows; row++) {
    const from = row * source.columns * source.samples
    values.set(source.values.subarray(from, from + width), row * width)
  }
  return { ...source, rows, columns, values }
}
