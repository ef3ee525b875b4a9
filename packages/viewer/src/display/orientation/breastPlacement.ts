import type { Laterality } from '../../model/Identity.ts'
import type { Placement } from '../../model/View.ts'
import { flipHorizontally, flipVertically, RESET_PLACEMENT } from '../placement/movePlacement.ts'

/**
 * How a mammogram hangs: chest wall to the right for the right breast and to the left for the left one,
 * lateral or cranial side up. It uses Patient Orientation only; without it the image stays as in the file.
 */
export function breastPlacement(
  laterality: Laterality | undefined,
  [row = '', column = '']: readonly string[],
): Placement {
  let placement = RESET_PLACEMENT
  if (laterality !== 'L' && laterality !== 'R') return placement
  // The first letter is the main direction.
  if (row.startsWith(laterality === 'R' ? 'A' : 'P')) placement = flipHorizontally(placement)
  // Oblique views have the head up; in cranio-caudal views the lateral side is up.
  const isUpsideDown = column.startsWith('H') || column.startsWith(laterality)
  return isUpsideDown ? flipVertically(placement) : placement
}
