import type { DisplayedArea } from '../../model/Presentation.ts'
import type { VoiSetting } from '../../model/View.ts'

/** The initial transformation of an image: flipped horizontally if `isFlipped`, then rotated clockwise. */
export interface HungOrientation {
  rotation: number
  isFlipped: boolean
  /** The side of the viewport that it touches; undefined if it stands in the middle. */
  side?: 'left' | 'right' | undefined
}

/** Why a stack hangs where it does. Sentences are in `i18n` under `viewer.why.<reason>`. */
export type HungReason =
  /** It is the next one of the study. */
  | 'order'
  /** It is the most similar one of an older study. */
  | 'prior'
  /** Its view and side belong here. */
  | 'view'
  /** Its description matches the example. */
  | 'description'
  /** Its plane matches the example. */
  | 'plane'

export interface HungStack extends HungOrientation {
  stack: string
  /** The area that is fitted into the viewport; undefined for the whole image. It may be larger than the image. */
  area?: DisplayedArea
  why: HungReason
}

/** One of the four standard mammography views. */
export interface BreastView {
  side: 'L' | 'R'
  view: 'CC' | 'MLO'
}

/** The initial content of the viewports, row by row; null for an empty one. */
export interface Layout {
  rows: number
  columns: number
  cells: readonly (HungStack | null)[]
  /** True if stacks scroll together. */
  isSynced: boolean
  voi: VoiSetting
  /** The origin of the layout: the reader's own, or the default rules. */
  by: 'reader' | 'usual'
  /** The studies that the layout was chosen for. */
  subject: { modality: string; bodyPart: string }
  /** Standard views that the study lacks; mammography only. */
  missing: readonly BreastView[]
}

/** The criteria for a stack in a viewport; empty texts match anything. */
export interface SavedCell {
  isPrior: boolean
  description: string
  plane: 'axial' | 'coronal' | 'sagittal' | ''
  view: string
}

/** A layout that the reader has saved for future studies. */
export interface SavedLayout {
  modality: string
  /** Absent for every body part. */
  bodyPart?: string
  rows: number
  columns: number
  isSynced: boolean
  voi: VoiSetting
  /** Examples, row by row; absent for one stack after the other. */
  cells?: readonly (SavedCell | null)[]
}
