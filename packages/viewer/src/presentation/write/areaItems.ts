import type { DicomDataset } from '../../dicom/index.ts'
import { aspectOf, type Matrix, toScreen } from '../../display/placement/placeImage.ts'
import type { SpacingFacts } from '../../model/Geometry.ts'
import type { DisplayedArea } from '../../model/Presentation.ts'
import type { View } from '../../model/View.ts'

type Turned = Pick<View, 'rotation' | 'isFlipped'>

/** Spatial Transformation (PS3.3 C.10.6). Views flip before rotating, states rotate before flipping. */
export function rotationItems({ rotation, isFlipped }: Turned): DicomDataset {
  const turned = nearestQuarter(isFlipped ? 360 - rotation : rotation)
  if (turned === 0 && !isFlipped) return {}
  return { ImageRotation: { vr: 'US', value: turned }, ImageHorizontalFlip: isFlipped ? 'Y' : 'N' }
}

/** States support quarter turns only. */
const nearestQuarter = (degrees: number): number => (Math.round(degrees / 90) * 90 + 360) % 360

/** Displayed Area (PS3.3 C.10.4): corners as seen, columns and rows counted from 1. */
export function areaItems(
  area: DisplayedArea,
  { pixel, ...spacing }: SpacingFacts,
  { matrix, aspect }: { matrix: Matrix; aspect: number | undefined },
): DicomDataset {
  const [first, last] = seenCorners(area, matrix)
  return {
    DisplayedAreaSelectionSequence: [
      {
        DisplayedAreaTopLeftHandCorner: { vr: 'SL', value: first },
        DisplayedAreaBottomRightHandCorner: { vr: 'SL', value: last },
        PresentationSizeMode: 'SCALE TO FIT',
        ...(pixel && aspect === undefined
          ? { PresentationPixelSpacing: pixel.map(String) }
          : { PresentationPixelAspectRatio: wholeRatio(aspect ?? aspectOf(spacing)) }),
      },
    ],
  }
}

/** Vertical and horizontal, as the whole numbers that the ratio is written in. */
function wholeRatio(aspect: number): [vertical: number, horizontal: number] {
  const horizontal = Array.from({ length: 1000 }, (_, index) => index + 1).find(
    (parts) => Math.abs(Math.round(aspect * parts) - aspect * parts) < 1e-6 * parts,
  )
  const parts = horizontal ?? 1000
  return [Math.max(1, Math.round(aspect * parts)), parts]
}

/** The pixels of the area nearest to the screen's upper left and lower right corners. */
function seenCorners({ left, top, right, bottom }: DisplayedArea, matrix: Matrix) {
  const [x1, y1, x2, y2] = [Math.floor(left) + 1, Math.floor(top) + 1, Math.ceil(right), Math.ceil(bottom)]
  const corners = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ] as const
  const sorted = corners
    .map((corner) => ({ corner, at: toScreen(matrix, { x: corner[0] - 0.5, y: corner[1] - 0.5 }) }))
    .sort((one, other) => one.at.x + one.at.y - (other.at.x + other.at.y))
  return [sorted[0]?.corner ?? corners[0], sorted[3]?.corner ?? corners[2]] as const
}
