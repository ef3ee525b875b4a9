import type { StoredValues } from '../../model/DecodedFrame.ts'

/** Converts planar to interleaved samples. */
export function interleave<Values extends StoredValues>(planes: Values, samples: number): Values {
  const values = planes.slice() as Values
  const pixels = planes.length / samples
  for (let sample = 0, from = 0; sample < samples; sample++)
    for (let i = 0, to = sample; i < pixels; i++, to += samples) values[to] = planes[from++] as number
  return values
}
