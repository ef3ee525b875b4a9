import type { MeasurementTool } from '../model/Measurement.ts'
import type { FrameId } from '../model/Stack.ts'
import type { View } from '../model/View.ts'
import type { BreastView } from '../space/hanging/Layout.ts'

/** What the first mouse button or a finger does. */
export type PointerTool = 'window' | 'pan' | 'zoom' | 'scroll' | MeasurementTool

export interface CineState {
  /** Milliseconds per frame; undefined: as the file says. */
  interval?: number
  isSwinging: boolean
}

/** One of the places that images are shown in. */
export interface Viewport {
  id: string
  /** Undefined: empty. */
  stack: string | undefined
  frame: FrameId | undefined
  view: View
  /** Playing, and how. */
  cine?: CineState
  /** The frame that the reader says belongs to the anchors of the other viewports: they scroll together from there. */
  anchor?: FrameId
  /** The presentation state that is chosen, by the id of its instance. Put out, it is one key away. */
  presentation?: { object: string; isOn: boolean }
}

export interface ViewerState {
  rows: number
  columns: number
  viewports: readonly Viewport[]
  active: number
  /** One viewport fills the whole place for a while. */
  isMaximized: boolean
  tool: PointerTool
  /** Names, numbers and dates of the patient are left out, on the screen and in what is exported. */
  isIdentityHidden: boolean
  texts: 'all' | 'few' | 'none'
  isLinked: boolean
  hasReferenceLines: boolean
  hasOverlays: boolean
  /** What lies under the pointer is seen larger. */
  hasMagnifier: boolean
  keyImages: readonly FrameId[]
  /** Usual views that the study that was hung doesn't have. */
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
export const COLUMNS_MAX = 3
