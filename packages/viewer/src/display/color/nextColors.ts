import type { View } from '../../model/View.ts'
import { COLOR_MAPS } from './colorMaps.ts'

/**
 * The color map after the one that a view has, and grey after the last. Maps begin dark, so a view that gets one isn't
 * inverted; grey again is dark on bright where the modality is read so.
 */
export function nextColors(
  { colors }: View,
  modality: string,
): Pick<View, 'isInverted'> & { colors: string | undefined } {
  const at = colors === undefined ? -1 : (COLOR_MAPS as readonly string[]).indexOf(colors)
  const next = COLOR_MAPS[at + 1]
  return { colors: next, isInverted: next === undefined && modality === 'PT' }
}
