import { isSameReport, type RunDocument } from './RunDocument.ts'

const MERGE_WITHIN_MS = 1000

/** A list that shares its tail: no step copies the others. */
interface Trail {
  document: RunDocument
  rest: Trail | undefined
}

/** What a report was before each step, and before each step back. */
export class RunHistory {
  private past: Trail | undefined
  private future: Trail | undefined
  private latest: { key: string; at: number } | undefined

  get canUndo(): boolean {
    return this.past !== undefined
  }

  get canRedo(): boolean {
    return this.future !== undefined
  }

  /** A step from `before`. Steps with the same key, each within a second of the one before, are one. */
  push(before: RunDocument, merge?: { key: string; at: number }): void {
    const { latest } = this
    const joins = merge && latest?.key === merge.key && merge.at - latest.at <= MERGE_WITHIN_MS
    if (!joins) this.past = { document: before, rest: this.past }
    this.forgetFuture()
    this.latest = merge
  }

  /** The present went another way than what was taken back. */
  forgetFuture(): void {
    this.future = undefined
    this.latest = undefined
  }

  /** Forgets steps that lead nowhere since the present changed without one. */
  collapse(present: RunDocument): void {
    this.latest = undefined
    while (this.past && isSameReport(this.past.document, present)) this.past = this.past.rest
  }

  undo(present: RunDocument): RunDocument | undefined {
    if (!this.past) return undefined
    const { document, rest } = this.past
    this.past = rest
    this.future = { document: present, rest: this.future }
    this.latest = undefined
    return document
  }

  redo(present: RunDocument): RunDocument | undefined {
    if (!this.future) return undefined
    const { document, rest } = this.future
    this.future = rest
    this.past = { document: present, rest: this.past }
    this.latest = undefined
    return document
  }
}
