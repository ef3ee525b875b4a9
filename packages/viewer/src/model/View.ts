import type { Window } from './Grayscale.ts'
import type { DisplayedArea } from './Presentation.ts'

/** How gray values are shown. `auto` is the file's first option, otherwise a window from the values. */
export type VoiSetting = { kind: 'auto' } | ({ kind: 'window' } & Window) | { kind: 'option'; index: number }

/**
 * The placement of an image in its viewport: flipped horizontally if `isFlipped`, then rotated clockwise.
 * `scale` is screen pixels per column; null for fitted. The center is the image point at the center of the
 * viewport; null for the image's own.
 */
export interface Placement {
  scale: number | null
  center: { x: number; y: number } | null
  /** Degrees, 0 ≤ rotation < 360. */
  rotation: number
  isFlipped: boolean
  /** The part that is fitted and centerd where the others are null; undefined for the whole image. */
  area?: DisplayedArea | undefined
  /** The side of the viewport that a fitted image touches; undefined if it stands in the middle. */
  side?: 'left' | 'right' | undefined
  /** The height of a pixel divided by its width, where a presentation state says another one than the image. */
  aspect?: number | undefined
}

export interface View extends Placement {
  voi: VoiSetting
  isInverted: boolean
  /** Interpolates between pixels. */
  isSmooth: boolean
  /** A color map for gray images; undefined for gray. */
  colors?: string | undefined
}
