import type { ReportEntry, RunState } from '@pandok/board'
import { createEmitter } from '@pandok/domain'
import type { CopyMark } from './CopyMark.ts'
import type { CopyOutcome } from './copyReport.ts'
import type { CopyChoices } from './notifyCopied.ts'
import { ownCopy } from './ownCopy.ts'
import type { PrintOutcome } from './printReport.ts'
import type { ReportDialog } from './ReportActions.ts'
import type { CopyTarget } from './reportPart.ts'

/** The concerns that the reader has seen and accepted. */
export interface CopyAllowance {
  mayLose?: boolean
  mayDoubt?: boolean
}

/** The operation that the check prevented: copying the report or a part of it, or printing it. */
export type StoppedOutput = { by: 'copy'; target: CopyTarget } | { by: 'print' }

export interface OutputState {
  dialog: ReportDialog | undefined
  stopped: StoppedOutput
  /** The last automatic copy. */
  mark: CopyMark | undefined
}

/**
 * How a report leaves the workspace, by copying or on paper: what prevented it, what was accepted, and what was
 * copied last.
 */
export interface ReportOutput {
  read(): OutputState
  subscribe(listener: () => void): () => void
  open(dialog: ReportDialog | undefined): void
  copy(target: CopyTarget): Promise<void>
  /** Copies after the reader has seen the lost characters. */
  copySeen(): Promise<void>
  /** Calls `hand` with the report's words unless something prevents printing. */
  print(hand: (words: string) => void): void
  /** Copies or prints what the check prevented, after the reader has seen the alarms. */
  goOn(): Promise<void>
  /** Copies without a message if there is nothing to report; a message isn't repeated at every key. */
  copyByItself(target: CopyTarget): Promise<void>
  /** Whether these entries were last copied as a whole, so that leaving needs no confirmation. */
  wasCopied(entries: readonly ReportEntry[]): boolean
}

export interface OutputParts {
  report: () => RunState
  /** Copies unless something prevents it. */
  copyReport: (state: RunState, target: CopyTarget, allowed: CopyAllowance) => Promise<CopyOutcome>
  /** Lets the report be printed unless something prevents it. */
  printReport: (state: RunState, allowed: Pick<CopyAllowance, 'mayDoubt'>) => PrintOutcome
  /** Reports what prevents printing, or what is still open in a printed report. */
  tellPrinted: (outcome: PrintOutcome) => void
  /** Reports the outcome and returns the id of the message. */
  tell: (outcome: CopyOutcome, target: CopyTarget, choices: CopyChoices) => number
  takeBack: (messageId: number) => void
  /** Called when the whole report was copied, which counts as finished. */
  onFinished: (words: string) => void
}

export function createReportOutput(parts: OutputParts): ReportOutput {
  const changes = createEmitter()
  let state: OutputState = { dialog: undefined, stopped: { by: 'copy', target: 'all' }, mark: undefined }
  let copied: readonly ReportEntry[] | undefined
  /** Accepted characters stay accepted if the check stops the copy afterward. */
  let given: CopyAllowance = {}
  let hand: (words: string) => void = () => {}
  const sayOnce = createNotice(parts.takeBack)

  function set(next: Partial<OutputState>): void {
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

  const stop = (stopped: StoppedOutput): void => set({ stopped, dialog: 'stop' })

  const tell = (outcome: CopyOutcome, target: CopyTarget, again: () => void): number =>
    parts.tell(outcome, target, {
      again,
      show: () => set({ dialog: 'preview' }),
      stop: () => stop({ by: 'copy', target }),
    })

  async function copy(target: CopyTarget, allowed: CopyAllowance = {}): Promise<void> {
    given = allowed
    const { outcome } = await attempt(target, allowed)
    if (outcome.kind === 'stopped') stop({ by: 'copy', target })
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

  function print(mayDoubt: boolean): void {
    const outcome = parts.printReport(parts.report(), { mayDoubt })
    if (outcome.kind === 'stopped') {
      stop({ by: 'print' })
      return
    }
    parts.tellPrinted(outcome)
    if (outcome.kind === 'ready') hand(outcome.words)
  }

  async function goOn(): Promise<void> {
    const { stopped } = state
    if (stopped.by === 'print') print(true)
    else await copy(stopped.target, { ...given, mayDoubt: true })
  }

  return {
    read: () => state,
    subscribe: changes.subscribe,
    open: (dialog) => set({ dialog }),
    copy: (target) => copy(target),
    copySeen: () => copy('all', { ...given, mayLose: true }),
    print(take) {
      hand = take
      print(false)
    },
    goOn,
    copyByItself,
    wasCopied: (entries) => entries === copied,
  }
}

const markOf = (outcome: CopyOutcome, entries: readonly ReportEntry[]): CopyMark | undefined =>
  outcome.kind === 'copied' ? { entries, remarks: outcome.count, canRestore: outcome.canRestore } : undefined

/** Keeps the last message until a different one replaces it. */
function createNotice(takeBack: (id: number) => void): (said: string, tell: () => number) => void {
  let notice: { id: number; said: string } | undefined
  return (said, tell) => {
    if (notice?.said === said) return
    if (notice) takeBack(notice.id)
    notice = said === '' ? undefined : { id: tell(), said }
  }
}
