import type { Refusal } from '../model/Refusal.ts'

/** A slide or one of its tiles can't be read. */
export class SlideError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.detail === undefined ? refusal.reason : `${refusal.reason}: ${refusal.detail}`)
    this.name = 'SlideError'
    this.refusal = refusal
  }
}
