import type { Refusal } from '../model/Refusal.ts'

export interface RefusedFile {
  /** It stays on this computer. */
  name: string
  refusal: Refusal
}

export interface OpeningState {
  isRunning: boolean
  /** True while folders are still being walked: there may be more files than `found`. */
  isLooking: boolean
  found: number
  done: number
  /** Number of files that are shown. */
  taken: number
  refused: readonly RefusedFile[]
  wasCancelled: boolean
}

export const NOTHING_OPENED: OpeningState = {
  isRunning: false,
  isLooking: false,
  found: 0,
  done: 0,
  taken: 0,
  refused: [],
  wasCancelled: false,
}
