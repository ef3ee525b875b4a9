import { itemAt } from '@pandok/domain'
import type { Label, LabelColor } from '../model/Labels.ts'

/** Distinguishable colors, also for red-green color blindness (Okabe and Ito). */
const COLORS: readonly LabelColor[] = [
  [230, 159, 0],
  [86, 180, 233],
  [0, 158, 115],
  [240, 228, 66],
  [213, 94, 0],
  [204, 121, 167],
  [0, 114, 178],
]

/** Of the brightest of red, green and blue; darker ones aren't seen on dark images. Some planning systems write black for none. */
const DARKEST = 32

/** The recommended color if it can be seen, otherwise one by its index in the list. */
export const labelColor = ({ color }: Pick<Label, 'color'>, index: number): LabelColor =>
  color && Math.max(...color) >= DARKEST ? color : itemAt(COLORS, index % COLORS.length)
