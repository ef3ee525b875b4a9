import { itemAt } from '@pandok/domain'
import type { ValueScale } from './ValueScale.ts'

/** The rendering presets. Names are in `i18n` under `viewer.rendering.preset.<id>`. */
export const RENDERING_PRESETS = ['bone', 'vessel', 'lung', 'skin'] as const
export type RenderingPreset = (typeof RENDERING_PRESETS)[number]

interface ControlPoint {
  /** In HU, or from 0 to 1 on the relative scale. */
  value: number
  /** The fraction of light absorbed per mm. */
  opacity: number
  /** Red, green and blue, from 0 to 1. */
  color: readonly [number, number, number]
}

export interface TransferFunction {
  points: readonly ControlPoint[]
  /** The change of value per mm that counts as a surface; smaller changes are shown without shading. */
  surface: number
}

const at = (value: number, opacity: number, ...color: [number, number, number]): ControlPoint => ({
  value,
  opacity,
  color,
})

/**
 * In HU. The thresholds separate the tissues: lung below −500, fat from −120, water 0, soft tissue up to 80,
 * contrast medium from 150, cancellous bone from 200 and cortical bone from 600.
 */
const HOUNSFIELD: Readonly<Record<RenderingPreset, TransferFunction>> = {
  bone: {
    surface: 40,
    points: [
      at(130, 0, 0.5, 0.25, 0.15),
      at(250, 0.12, 0.78, 0.52, 0.32),
      at(500, 0.45, 0.96, 0.86, 0.68),
      at(1200, 0.9, 1, 0.98, 0.93),
    ],
  },
  vessel: {
    surface: 40,
    points: [
      at(110, 0, 0.45, 0.06, 0.06),
      at(190, 0.15, 0.78, 0.16, 0.12),
      at(320, 0.5, 0.93, 0.42, 0.3),
      at(600, 0.75, 1, 0.88, 0.76),
    ],
  },
  lung: {
    surface: 60,
    points: [
      at(-960, 0, 0.2, 0.35, 0.5),
      at(-850, 0.012, 0.35, 0.55, 0.72),
      at(-650, 0.03, 0.85, 0.62, 0.55),
      at(-450, 0.06, 0.95, 0.78, 0.7),
      at(-300, 0, 0.95, 0.8, 0.72),
    ],
  },
  skin: {
    surface: 60,
    points: [
      at(-420, 0, 0.6, 0.36, 0.27),
      at(-250, 0.35, 0.85, 0.6, 0.48),
      at(0, 0.85, 0.92, 0.7, 0.57),
      at(300, 0.95, 0.97, 0.85, 0.76),
    ],
  },
}

/** For values that identify no tissue: the brightest parts, or the outside of the body. */
const RELATIVE: Readonly<Partial<Record<RenderingPreset, TransferFunction>>> = {
  vessel: {
    surface: 0.03,
    points: [at(0.42, 0, 0.45, 0.06, 0.06), at(0.6, 0.15, 0.8, 0.2, 0.15), at(1, 0.7, 1, 0.86, 0.74)],
  },
  skin: {
    surface: 0.03,
    points: [at(0.08, 0, 0.6, 0.36, 0.27), at(0.16, 0.35, 0.85, 0.6, 0.48), at(1, 0.95, 0.97, 0.85, 0.76)],
  },
}

/** Without Hounsfield units, neither bone nor lung can be distinguished. */
export const presetsOf = ({ isHounsfield }: Pick<ValueScale, 'isHounsfield'>): readonly RenderingPreset[] =>
  isHounsfield ? RENDERING_PRESETS : RENDERING_PRESETS.filter((preset) => RELATIVE[preset] !== undefined)

export const transferOf = (
  preset: RenderingPreset,
  { isHounsfield }: Pick<ValueScale, 'isHounsfield'>,
): TransferFunction =>
  isHounsfield ? HOUNSFIELD[preset] : (RELATIVE[preset] ?? (RELATIVE.vessel as TransferFunction))

/** Steps of the scale in a table: 2 HU each. */
export const TABLE_SIZE = 2048

/**
 * Color and opacity for each step of the scale, interleaved as red, green, blue and opacity, for samples
 * `step` mm apart: the picture has the same density with few samples as with many. `shift` moves all control
 * points, in HU or in fractions of the relative scale.
 */
export function transferTable(
  { points }: TransferFunction,
  scale: ValueScale,
  { shift, step }: { shift: number; step: number },
): Float32Array {
  const table = new Float32Array(TABLE_SIZE * 4)
  for (let index = 0; index < TABLE_SIZE; index++) {
    const share = index / (TABLE_SIZE - 1)
    const value = scale.isHounsfield ? scale.low + share * (scale.high - scale.low) : share
    const { opacity, color } = pointAt(points, value - shift)
    table.set([...color, 1 - (1 - opacity) ** step], index * 4)
  }
  return table
}

function pointAt(points: readonly ControlPoint[], value: number): ControlPoint {
  const first = itemAt(points, 0)
  const last = points.at(-1) ?? first
  if (value <= first.value) return first
  if (value >= last.value) return last
  const above = points.findIndex((point) => point.value > value)
  const [low, high] = [itemAt(points, above - 1), itemAt(points, above)]
  const share = (value - low.value) / (high.value - low.value)
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    value,
    opacity: mix(low.opacity, high.opacity),
    color: [
      mix(low.color[0], high.color[0]),
      mix(low.color[1], high.color[1]),
      mix(low.color[2], high.color[2]),
    ],
  }
}

/** The maximum shift of opacity to either side. */
export const shiftLimit = ({ isHounsfield }: Pick<ValueScale, 'isHounsfield'>): number =>
  isHounsfield ? 400 : 0.4
