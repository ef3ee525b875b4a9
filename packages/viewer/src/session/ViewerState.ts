import type { DrawingTool } from '../model/Measurement.ts'
import type { FrameId } from '../model/Stack.ts'
import type { View } from '../model/View.ts'
import type { BreastView } from '../space/hanging/Layout.ts'

/** The tool of the first mouse button or a finger. */
export type PointerTool = 'window' | 'pan' | 'zoom' | 'scroll' | DrawingTool

export interface CineState {
  /** Milliseconds per frame; undefined for the file's rate. */
  interval?: number
  isSwinging: boolean
}

export interface Viewport {
  id: string
  /** Undefined if it is empty. */
  stack: string | undefined
  frame: FrameId | undefined
  view: View
  /** Set while playing. */
  cine?: CineState
  /**
   * The frame that the reader has linked with the anchors of the other viewports: they scroll together from
   * there.
   */
  anchor?: FrameId
  /** The selected presentation state, by the id of its instance. Switched off, it stays selected. */
  presentation?: { object: string; isOn: boolean }
}

export interface ViewerState {
  rows: number
  columns: number
  viewports: readonly Viewport[]
  active: number
  /** True while one viewport fills the stage. */
  isMaximized: boolean
  tool: PointerTool
  /** True if the patient's name, number and dates are hidden, on the screen and in exports. */
  isIdentityHidden: boolean
  texts: 'all' | 'few' | 'none'
  isLinked: boolean
  hasReferenceLines: boolean
  hasOverlays: boolean
  /** True if the magnifier follows the pointer. */
  hasMagnifier: boolean
  keyImages: readonly FrameId[]
  /** The width of a CSS pixel of the screen that the images are on, in mm; undefined until it is measured. */
  screenPixelMm?: number | undefined
  /** Standard views that the hung study lacks. */
  missingViews: readonly BreastView[]
}

export const VIEW_RESET: View = {
  scale: null,
  center: null,
  rotation: 0,
  isFlipped: false,
  voi: { kind: 'auto' },
  isInverted: false,
  isSmooth: true,
}

export const ROWS_MAX = 3
/** Four for mammograms with the prior of each view beside it. */
export const COLUMNS_MAX = 4
/** Of all rows together; smaller viewports show too little. */
export const PLACES_MAX = 9
