import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { ModalityMap, OverlayPlane, PaddingRange, Shutter } from '../../model/Grayscale.ts'
import type { Palette } from '../../model/PixelFormat.ts'
import type { FrameId, StackFrame } from '../../model/Stack.ts'
import type { Appearance } from '../gray/Appearance.ts'
import type { Matrix } from '../placement/placeImage.ts'

/** The image to paint: a frame of a file, or a plane of a volume. */
export interface PaintImage {
  /** The key of its cached textures; undefined for images shown once, such as planes. */
  id: FrameId | undefined
  decoded: DecodedFrame
  modality: ModalityMap
  padding?: PaddingRange
  /** Colors of stored values from its first one on. */
  supplement?: Palette
  overlays: readonly OverlayPlane[]
  shutter?: Shutter
}

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The description of one picture as plain data; all painters produce the same result within one or two of 255
 * gray levels.
 */
export interface PaintTask {
  image: PaintImage
  appearance: Appearance
  /** Inverted by the reader, on top of the file's inversion. */
  isInverted: boolean
  isSmooth: boolean
  /** Image → canvas pixels. */
  matrix: Matrix
  /** A color map for gray images; gray if undefined or unknown. */
  colors?: string
  /** Color of the overlay planes; undefined if they aren't drawn. */
  overlayColor?: Rgb
  /** Color around the image and of padding; black by default. */
  background?: Rgb
}

export function paintImageOf({ id, frame }: StackFrame, decoded: DecodedFrame): PaintImage {
  const { modality, overlays, padding, supplement, shutter } = frame
  return {
    id,
    decoded,
    modality,
    overlays,
    ...(padding && { padding }),
    ...(supplement && { supplement }),
    ...(shutter && { shutter }),
  }
}
