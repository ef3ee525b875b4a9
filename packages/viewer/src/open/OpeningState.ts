import type { Refusal } from '../model/Refusal.ts'

export interface RefusedFile {
  /** Stays on this computer. */
  name: string
  refusal: Refusal
}

export interface OpeningState {
  isRunning: boolean
  /** Folders are still being walked through: there may be more than `found`. */
  isLooking: boolean
  found: number
  done: number
  /** How many of them are shown. */
  taken: number
  refused: readonly RefusedFile[]
  wasCancelled: boolean
}

export const NOTHING_OPENED: OpeningState = {
  ...{ isRunning: false, isLooking: false, found: 0, done: 0, taken: 0, refused: [], wasCancelled: false },
}
