import type { RefusalReason } from '../model/Refusal.ts'

/** A frame that can't be turned into pixels, for a reason that can be told. */
export class DecodeError extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, detail: string) {
    super(detail)
    this.name = 'DecodeError'
    this.reason = reason
  }
}
