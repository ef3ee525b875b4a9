import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { ModalityMap, OverlayPlane, PaddingRange, Shutter } from '../../model/Grayscale.ts'
import type { FrameId, StackFrame } from '../../model/Stack.ts'
import type { Appearance } from '../grey/Appearance.ts'
import type { Matrix } from '../placement/placeImage.ts'

/** What is painted: a frame of a file, or a plane cut out of a volume. */
export interface PaintImage {
  /** Under which its textures are kept; undefined: seen once, as planes are. */
  id: FrameId | undefined
  decoded: DecodedFrame
  modality: ModalityMap
  padding?: PaddingRange
  overlays: readonly OverlayPlane[]
  shutter?: Shutter
}

export type Rgb = readonly [red: number, green: number, blue: number]

/** One picture. Plain data: every painter makes the same of it, to one or two grey levels of 255. */
export interface PaintTask {
  image: PaintImage
  appearance: Appearance
  /** By the reader, on top of what the file wants. */
  isInverted: boolean
  isSmooth: boolean
  /** Image → pixels of the canvas. */
  matrix: Matrix
  /** A colour map for grey images; undefined or unknown: grey. */
  colors?: string
  /** Colour of the overlay planes; undefined: they are not drawn. */
  overlayColor?: Rgb
  /** Around the image and in place of padding; black unless told. */
  background?: Rgb
}

export function paintImageOf({ id, frame }: StackFrame, decoded: DecodedFrame): PaintImage {
  const { modality, overlays, padding, shutter } = frame
  return { id, decoded, modality, overlays, ...(padding && { padding }), ...(shutter && { shutter }) }
}
