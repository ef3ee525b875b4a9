import { isSameReport, type RunDocument } from './RunDocument.ts'

const MERGE_WITHIN_MS = 1000

/** A linked list with a shared tail, so that no step copies the earlier ones. */
interface Trail {
  document: RunDocument
  rest: Trail | undefined
}

/** The states of a report for undo and redo. */
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

  /** Adds a step from `before`. Steps with the same key that follow each other within a second are merged. */
  push(before: RunDocument, merge?: { key: string; at: number }): void {
    const { latest } = this
    const joins = merge && latest?.key === merge.key && merge.at - latest.at <= MERGE_WITHIN_MS
    if (!joins) this.past = { document: before, rest: this.past }
    this.forgetFuture()
    this.latest = merge
  }

  /** Clears the redo steps after a new change. */
  forgetFuture(): void {
    this.future = undefined
    this.latest = undefined
  }

  /** Drops steps that would change nothing because the present changed without a step. */
  collapse(present: RunDocument): void {
    this.latest = undefined
    while (this.past && isSameReport(this.past.document, present)) this.past = this.past.rest
  }

  /** Returns the place in the history to which `joinSince` refers. */
  mark(): Trail | undefined {
    return this.past
  }

  /** Makes one step of all steps since the mark. */
  joinSince(mark: Trail | undefined): void {
    let first = this.past
    while (first && first.rest !== mark) first = first.rest
    if (first) this.past = first
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
