import type { View } from '../../model/View.ts'
import { COLOR_MAPS } from './colorMaps.ts'

/**
 * The color map after the present one, and gray after the last. Maps start dark, so a view with a map isn't
 * inverted; back in gray, modalities that are read dark on bright are inverted again.
 */
export function nextColors(
  { colors }: View,
  modality: string,
): Pick<View, 'isInverted'> & { colors: string | undefined } {
  const at = colors === undefined ? -1 : (COLOR_MAPS as readonly string[]).indexOf(colors)
  const next = COLOR_MAPS[at + 1]
  return { colors: next, isInverted: next === undefined && modality === 'PT' }
}
