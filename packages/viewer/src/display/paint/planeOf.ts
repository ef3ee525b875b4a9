import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { LookupTable, PaddingRange } from '../../model/Grayscale.ts'
import type { PaintImage } from './PaintTask.ts'

/** Array types that both painters read directly. With more than four, V8 gives up fast element access. */
export type PlaneValues = Uint8Array | Int16Array | Uint16Array | Float32Array

/** Values to interpolate: modality value = value · slope + intercept. */
export interface Plane {
  columns: number
  rows: number
  samples: 1 | 3
  values: PlaneValues
  slope: number
  intercept: number
  /** Values neither below nor above the range are no data; NaN is neither. */
  padding: PaddingRange | undefined
}

/** Matches NaN only. The numbers are finite, because shaders needn't support infinity. */
const ONLY_NAN: PaddingRange = { from: 3.4e38, to: -3.4e38 }

/** Marks padding after a table has replaced the stored values; tables yield nothing below 0. */
const NO_DATA = -1

/** Shares the frame's memory wherever its values can be used directly. */
export function planeOf({ decoded, modality, padding }: PaintImage): Plane {
  const { columns, rows, samples } = decoded
  if (samples === 3)
    return {
      columns,
      rows,
      samples,
      values: asPlaneValues(decoded),
      slope: 1,
      intercept: 0,
      padding: undefined,
    }
  if (modality.kind === 'rescale') {
    const { slope, intercept } = modality
    const values = asPlaneValues(decoded)
    const empty = padding ?? (values instanceof Float32Array ? ONLY_NAN : undefined)
    return { columns, rows, samples, values, slope, intercept, padding: empty }
  }
  return {
    columns,
    rows,
    samples,
    values: throughTable(decoded, modality.table, padding),
    slope: 1,
    intercept: 0,
    padding: padding && { from: NO_DATA, to: NO_DATA },
  }
}

function asPlaneValues({ values }: DecodedFrame): PlaneValues {
  if (values instanceof Int8Array) return Int16Array.from(values)
  if (values instanceof Uint32Array || values instanceof Int32Array || values instanceof Float64Array)
    return Float32Array.from(values)
  return values
}

function throughTable(
  { values }: DecodedFrame,
  { first, entries }: LookupTable,
  padding?: PaddingRange,
): Float32Array {
  const mapped = new Float32Array(values.length)
  const last = entries.length - 1
  for (let i = 0; i < values.length; i++) {
    const stored = values[i] as number
    const isPadding = padding && stored >= padding.from && stored <= padding.to
    mapped[i] = isPadding ? NO_DATA : (entries[Math.min(Math.max(stored - first, 0), last)] ?? 0)
  }
  return mapped
}
