import type { VoiSetting } from '../../model/View.ts'

/** How an image is turned before it is looked at: mirrored left to right if flipped, then turned clockwise. */
export interface HungTurn {
  rotation: number
  isFlipped: boolean
}

/** Why a stack hangs where it hangs. Sentences are in `i18n` under `viewer.why.<reason>`. */
export type HungReason =
  /** It is the next one of the study. */
  | 'order'
  /** It is the likest one of an older study. */
  | 'prior'
  /** Its view and side have this place. */
  | 'view'
  /** It is called like the example. */
  | 'description'
  /** It is cut like the example. */
  | 'plane'

export interface HungStack extends HungTurn {
  stack: string
  why: HungReason
}

/** One of the four usual views of mammography. */
export interface BreastView {
  side: 'L' | 'R'
  view: 'CC' | 'MLO'
}

/** What is shown first, and where: row by row, null for an empty place. */
export interface Layout {
  rows: number
  columns: number
  cells: readonly (HungStack | null)[]
  /** Stacks scroll together. */
  isSynced: boolean
  voi: VoiSetting
  /** What decided: the reader's own layout, or what is usual. */
  by: 'reader' | 'usual'
  /** What the layout is for. */
  subject: { modality: string; bodyPart: string }
  /** Usual views that the study doesn't have; of mammography alone. */
  missing: readonly BreastView[]
}

/** What a stack has to be like to hang in a place; texts are empty where nothing is asked. */
export interface SavedCell {
  isPrior: boolean
  description: string
  plane: 'axial' | 'coronal' | 'sagittal' | ''
  view: string
}

/** «Hang like this from now on for …», as the reader has left it. */
export interface SavedLayout {
  modality: string
  /** Absent: for every part of the body. */
  bodyPart?: string
  rows: number
  columns: number
  isSynced: boolean
  voi: VoiSetting
  /** By example, row by row; absent: one stack after the other. */
  cells?: readonly (SavedCell | null)[]
}
