import type { RefusalReason } from '../model/Refusal.ts'

/** A frame that can't be decoded, with a reason for the reader. */
export class DecodeError extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, detail: string) {
    super(detail)
    this.name = 'DecodeError'
    this.reason = reason
  }
}
