import type { Laterality } from '../../model/Identity.ts'
import type { Placement } from '../../model/View.ts'
import { flipHorizontally, flipVertically, RESET_PLACEMENT } from '../placement/movePlacement.ts'

/**
 * How a mammogram is hung: chest wall to the right for the right breast and to the left for the left one, lateral or
 * cranial side up. By the Patient Orientation alone; where that is missing, the image stays as the file has it.
 */
export function breastPlacement(
  laterality: Laterality | undefined,
  [row = '', column = '']: readonly string[],
): Placement {
  let placement = RESET_PLACEMENT
  if (laterality !== 'L' && laterality !== 'R') return placement
  // The first letter is the main direction.
  if (row.startsWith(laterality === 'R' ? 'A' : 'P')) placement = flipHorizontally(placement)
  // Oblique views have the head up; in cranio-caudal ones the lateral side, the breast's own, is up.
  const isUpsideDown = column.startsWith('H') || column.startsWith(laterality)
  return isUpsideDown ? flipVertically(placement) : placement
}
