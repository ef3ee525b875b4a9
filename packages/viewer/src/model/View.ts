import type { Window } from './Grayscale.ts'
import type { DisplayedArea } from './Presentation.ts'

/** How the grey values are shown. `auto`: what the file offers first, else from the values themselves. */
export type VoiSetting = { kind: 'auto' } | ({ kind: 'window' } & Window) | { kind: 'option'; index: number }

/**
 * How an image lies in its viewport: mirrored left to right if flipped, then turned clockwise. `scale` is screen pixels
 * per column; null: as large as fits. The centre is the image point in the viewport's middle; null: the image's own.
 */
export interface Placement {
  scale: number | null
  center: { x: number; y: number } | null
  /** Degrees, 0 ≤ rotation < 360. */
  rotation: number
  isFlipped: boolean
  /** The part that is fitted, and whose middle is the centre, where the others are null; undefined: the whole image. */
  area?: DisplayedArea | undefined
}

export interface View extends Placement {
  voi: VoiSetting
  isInverted: boolean
  /** Smooth between pixels. */
  isSmooth: boolean
  /** A colour map for grey images; undefined: grey. */
  colors?: string | undefined
}
