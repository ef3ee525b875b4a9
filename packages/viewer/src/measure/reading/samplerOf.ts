import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { LookupTable, ModalityMap } from '../../model/Grayscale.ts'
import type { StackFrame } from '../../model/Stack.ts'
import type { PixelSampler } from './PixelSampler.ts'

/**
 * Uses the frame's own map, because frames of one file may differ. Undefined for color, which has no
 * modality values.
 */
export function samplerOf(
  decoded: DecodedFrame,
  { frame }: Pick<StackFrame, 'frame'>,
): PixelSampler | undefined {
  if (decoded.samples !== 1) return undefined
  const { rows, columns, values } = decoded
  const inUnits = valueMap(frame.modality)
  const { from, to } = frame.padding ?? { from: Number.NaN, to: Number.NaN }
  // Stored values outside the range of the mapping have no real-world value.
  const { from: first, to: last } = frame.mapped ?? EVERYTHING
  const resolution = resolutionOf(frame.modality, values)
  return {
    rows,
    columns,
    unit: unitOf(frame.modality),
    ...(resolution !== undefined && { resolution }),
    valueAt(column, row) {
      const stored = values[row * columns + column]
      if (stored === undefined || (stored >= from && stored <= to) || Number.isNaN(stored)) return undefined
      return stored < first || stored > last ? undefined : inUnits(stored)
    },
  }
}

const EVERYTHING = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

function valueMap(map: ModalityMap): (stored: number) => number {
  if (map.kind === 'table') return (stored) => lookUp(map.table, stored)
  const { slope, intercept } = map
  return (stored) => stored * slope + intercept
}

function lookUp({ first, entries }: LookupTable, stored: number): number {
  const index = Math.min(entries.length - 1, Math.max(0, Math.round(stored) - first))
  return entries[index] ?? stored
}

/** `US` means «unspecified» (PS3.3 C.11.1.1.2) and is no unit. */
const unitOf = ({ unit }: ModalityMap): string => (unit === 'US' ? '' : unit)

function resolutionOf(map: ModalityMap, values: DecodedFrame['values']): number | undefined {
  if (values instanceof Float32Array || values instanceof Float64Array) return undefined
  return map.kind === 'table' ? 1 : Math.abs(map.slope)
}
