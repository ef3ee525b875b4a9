import type { View } from '../../model/View.ts'
import type { Appearance, ValueRange } from '../gray/Appearance.ts'
import { endsOf } from '../gray/windowFunctions.ts'
import type { Rgb } from '../paint/PaintTask.ts'
import { colorsOf } from './colorMaps.ts'

/** The legend of a picture: the values at both ends, and evenly spaced colors between them. */
export interface ColorScale extends ValueRange {
  /** Lowest first. */
  colors: readonly Rgb[]
}

const STEPS = 32

/** Undefined if the picture has its own colors, or its values don't map evenly to colors. */
export function colorScale(
  appearance: Appearance,
  { colors, isInverted }: Pick<View, 'colors' | 'isInverted'>,
): ColorScale | undefined {
  if (appearance.kind !== 'window' || appearance.window.function === 'SIGMOID') return undefined
  const map = colors === undefined ? undefined : colorsOf(colors)
  const isTurned = appearance.isInverted !== isInverted
  return {
    ...endsOf(appearance.window),
    colors: Array.from({ length: STEPS + 1 }, (_, step): Rgb => {
      const share = step / STEPS
      const level = Math.round(255 * (isTurned ? 1 - share : share))
      return map
        ? [map[3 * level] ?? 0, map[3 * level + 1] ?? 0, map[3 * level + 2] ?? 0]
        : [level, level, level]
    }),
  }
}
