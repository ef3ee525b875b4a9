/** How viewports are filled. */
export type Filling =
  /** One stack after the other. */
  | 'series'
  /** The newest study on the left, the similar stack of an older one on the right. */
  | 'prior'
  /** One stack after the other, films before single images. */
  | 'clips'
  /** Both breasts, with the chest walls facing each other. */
  | 'breasts'
  /** Both breasts, and beside each view the same one of an older study. */
  | 'breastPriors'

export interface HangingRule {
  /** Absent for any. */
  modality?: string
  bodyPart?: string
  /** Applies only if an older study of the same kind is open. */
  needsPrior?: true
  rows: number
  columns: number
  filling: Filling
  isSynced: boolean
}

/** The first matching rule applies. */
export const HANGING_RULES: readonly HangingRule[] = [
  { modality: 'MG', needsPrior: true, rows: 2, columns: 4, filling: 'breastPriors', isSynced: false },
  { modality: 'MG', rows: 2, columns: 2, filling: 'breasts', isSynced: false },
  { modality: 'CT', needsPrior: true, rows: 1, columns: 2, filling: 'prior', isSynced: true },
  { modality: 'MR', needsPrior: true, rows: 1, columns: 2, filling: 'prior', isSynced: true },
  { modality: 'CR', needsPrior: true, rows: 1, columns: 2, filling: 'prior', isSynced: false },
  { modality: 'DX', needsPrior: true, rows: 1, columns: 2, filling: 'prior', isSynced: false },
  { modality: 'CT', rows: 1, columns: 1, filling: 'series', isSynced: true },
  { modality: 'MR', rows: 1, columns: 2, filling: 'series', isSynced: true },
  { modality: 'US', rows: 2, columns: 2, filling: 'clips', isSynced: false },
  { modality: 'CR', rows: 1, columns: 2, filling: 'series', isSynced: false },
  { modality: 'DX', rows: 1, columns: 2, filling: 'series', isSynced: false },
  { rows: 1, columns: 1, filling: 'series', isSynced: false },
]
