import type { LookupTable, Window } from '../../model/Grayscale.ts'
import type { Appearance } from './Appearance.ts'
import { endsOf } from './windowFunctions.ts'

/**
 * Modality value → gray level from 0 to 255, before rounding and inversion. Both painters support exactly
 * these two forms, so their pictures agree. Between two entries of a table the levels are interpolated.
 */
export type Curve =
  /** 0 up to `low` inclusive, 255 above `high`, linear in between. Equal ends are a threshold. */
  | { kind: 'line'; low: number; high: number }
  | { kind: 'table'; first: number; step: number; levels: Float32Array }

const SIGMOID_ENTRIES = 4096
/** In widths to either side of the center: at this distance 1/(1+e^−12) rounds to 255 in 8 bits. */
const SIGMOID_REACH = 3

export function curveOf(appearance: Appearance): Curve {
  if (appearance.kind === 'table') return keptTableCurve(appearance.table)
  if (!appearance.window) return { kind: 'line', low: 0, high: 255 }
  if (appearance.window.function === 'SIGMOID') return sigmoidCurve(appearance.window)
  return { kind: 'line', ...endsOf(appearance.window) }
}

/** The gray level before inversion of one value, as the painters compute it. */
export function levelOf(curve: Curve, value: number): number {
  if (curve.kind === 'line') {
    if (value <= curve.low) return 0
    if (value > curve.high) return 255
    return Math.floor((value - curve.low) * (255 / (curve.high - curve.low)) + 0.5)
  }
  const { first, step, levels } = curve
  const last = levels.length - 1
  const at = Math.min(Math.max((value - first) / step, 0), last)
  const index = Math.min(Math.floor(at), Math.max(last - 1, 0))
  const below = levels[index] ?? 0
  return Math.floor(below + ((levels[index + 1] ?? below) - below) * (at - index) + 0.5)
}

/** A table has up to 65,536 entries and is used for every repaint, so its curve is cached. */
const curves = new WeakMap<LookupTable, Curve>()

function keptTableCurve(table: LookupTable): Curve {
  const curve = curves.get(table) ?? tableCurve(table)
  curves.set(table, curve)
  return curve
}

function tableCurve({ first, step = 1, entries, bits }: LookupTable): Curve {
  const factor = 255 / (2 ** bits - 1)
  // Some tables have entries above their declared range; they end at white instead of wrapping around.
  return {
    kind: 'table',
    first,
    step,
    levels: Float32Array.from(entries, (entry) => Math.min(entry * factor, 255)),
  }
}

function sigmoidCurve({ center, width }: Window): Curve {
  const first = center - SIGMOID_REACH * width
  const step = (2 * SIGMOID_REACH * width) / (SIGMOID_ENTRIES - 1)
  const levels = new Float32Array(SIGMOID_ENTRIES)
  for (let i = 0; i < SIGMOID_ENTRIES; i++)
    levels[i] = 255 / (1 + Math.exp((-4 * (first + i * step - center)) / width))
  return { kind: 'table', first, step, levels }
}
