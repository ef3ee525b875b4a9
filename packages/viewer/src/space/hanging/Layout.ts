import type { VoiSetting } from '../../model/View.ts'

/** How an image is turned before it is looked at: mirrored left to right if flipped, then turned clockwise. */
export interface HungTurn {
  rotation: number
  isFlipped: boolean
}

export interface HungStack extends HungTurn {
  stack: string
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
  /** Usual views that the study doesn't have; of mammography alone. */
  missing: readonly BreastView[]
}

/** «Save this layout for …», as the reader has left it. */
export interface SavedLayout {
  modality: string
  /** Absent: for every part of the body. */
  bodyPart?: string
  rows: number
  columns: number
  isSynced: boolean
  voi: VoiSetting
}
