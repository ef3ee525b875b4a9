import type { ReportEntry, RunState } from '@pandok/board'
import { createEmitter } from '@pandok/domain'
import type { CopyMark } from './CopyMark.ts'
import type { CopyOutcome } from './copyReport.ts'
import { ownCopy } from './ownCopy.ts'
import type { ReportDialog } from './ReportActions.ts'
import type { CopyTarget } from './reportPart.ts'
import type { CopyChoices } from './tellCopied.ts'

/** What the reader has seen and copies in spite of. */
export interface CopyAllowance {
  mayLose?: boolean
  mayDoubt?: boolean
}

export interface CopyingState {
  /** What is asked or shown about the report as a whole. */
  dialog: ReportDialog | undefined
  /** What the check has stopped. */
  stopped: CopyTarget
  /** What was copied by itself last. */
  mark: CopyMark | undefined
}

/** Copying a report: what stood in the way, what was allowed since, and what is in safety. */
export interface ReportCopying {
  read(): CopyingState
  subscribe(listener: () => void): () => void
  open(dialog: ReportDialog | undefined): void
  copy(target: CopyTarget): Promise<void>
  /** Whoever has seen what is lost copies all the same. */
  copySeen(): Promise<void>
  /** So does whoever has seen what the check says: what was stopped is copied. */
  copyDoubted(): Promise<void>
  /** Without a word where there is nothing to say; what was said once isn't said again with every key. */
  copyByItself(target: CopyTarget): Promise<void>
  /** Whether these are the entries that were last copied as a whole: what is still the same may be left without a question. */
  wasCopied(entries: readonly ReportEntry[]): boolean
}

export interface CopyingParts {
  report: () => RunState
  /** Copies unless something stands in the way. */
  copyReport: (state: RunState, target: CopyTarget, allowed: CopyAllowance) => Promise<CopyOutcome>
  /** Says what became of it; answers the message's id. */
  tell: (outcome: CopyOutcome, target: CopyTarget, choices: CopyChoices) => number
  takeBack: (messageId: number) => void
  /** The whole report was copied: it is finished, for all that is known. */
  onFinished: (words: string) => void
}

export function createReportCopying(parts: CopyingParts): ReportCopying {
  const changes = createEmitter()
  let state: CopyingState = { dialog: undefined, stopped: 'all', mark: undefined }
  let copied: readonly ReportEntry[] | undefined
  /** Characters that may be lost stay allowed when the check has its say after them. */
  let given: CopyAllowance = {}
  const sayOnce = createNotice(parts.takeBack)

  function set(next: Partial<CopyingState>): void {
    state = { ...state, ...next }
    changes.emit()
  }

  async function attempt(target: CopyTarget, allowed: CopyAllowance = {}) {
    const report = parts.report()
    const outcome = await parts.copyReport(report, target, allowed)
    if (outcome.kind === 'copied') {
      ownCopy.keep(outcome.words)
      if (target === 'all') {
        copied = report.entries
        parts.onFinished(outcome.words)
      }
    }
    return { outcome, entries: report.entries }
  }

  const stop = (target: CopyTarget): void => set({ stopped: target, dialog: 'stop' })

  const tell = (outcome: CopyOutcome, target: CopyTarget, again: () => void): number =>
    parts.tell(outcome, target, {
      again,
      show: () => set({ dialog: 'preview' }),
      stop: () => stop(target),
    })

  async function copy(target: CopyTarget, allowed: CopyAllowance = {}): Promise<void> {
    given = allowed
    const { outcome } = await attempt(target, allowed)
    if (outcome.kind === 'stopped') stop(target)
    else if (outcome.kind === 'lossy' && target === 'all') set({ dialog: 'preview' })
    else tell(outcome, target, () => void copy(target))
  }

  async function copyByItself(target: CopyTarget): Promise<void> {
    const { outcome, entries } = await attempt(target)
    if (outcome.kind === 'empty') return
    set({ mark: markOf(outcome, entries) })
    const said = outcome.kind === 'copied' ? outcome.remarks.join('\n') : JSON.stringify(outcome)
    sayOnce(said, () => tell(outcome, target, () => void copyByItself(target)))
  }

  return {
    read: () => state,
    subscribe: changes.subscribe,
    open: (dialog) => set({ dialog }),
    copy: (target) => copy(target),
    copySeen: () => copy('all', { ...given, mayLose: true }),
    copyDoubted: () => copy(state.stopped, { ...given, mayDoubt: true }),
    copyByItself,
    wasCopied: (entries) => entries === copied,
  }
}

const markOf = (outcome: CopyOutcome, entries: readonly ReportEntry[]): CopyMark | undefined =>
  outcome.kind === 'copied' ? { entries, remarks: outcome.count, canRestore: outcome.canRestore } : undefined

/** What was said last, until something else is true. */
function createNotice(takeBack: (id: number) => void): (said: string, tell: () => number) => void {
  let notice: { id: number; said: string } | undefined
  return (said, tell) => {
    if (notice?.said === said) return
    if (notice) takeBack(notice.id)
    notice = said === '' ? undefined : { id: tell(), said }
  }
}
