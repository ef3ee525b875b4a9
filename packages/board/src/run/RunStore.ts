import { createEmitter } from '@pandok/domain'
import type { RunDocument } from './document/RunDocument.ts'
import { RunHistory } from './document/RunHistory.ts'
import { Filler } from './fill/Filler.ts'
import { isUntouched, type LiveRun } from './live/LiveRun.ts'
import { LiveRuns } from './live/LiveRuns.ts'
import type { HostValues } from './PlateRun.ts'
import type { CellPlan } from './plan/CellPlan.ts'
import { isSameLanguages, type ReportLanguages } from './ReportLanguages.ts'

interface Parts {
  first: RunDocument
  planOf: (cellId: string) => CellPlan | undefined
  today: () => string
  now: () => number
  host: HostValues
}

/** Holds a document, its open sessions and its history, keeps them consistent and notifies listeners. */
export class RunStore {
  readonly liveRuns: LiveRuns
  /** Measurements that were deleted although something was filled with them. */
  readonly lost = new Set<string>()
  languages: ReportLanguages
  private readonly now: () => number
  private readonly filler: Filler
  private readonly history = new RunHistory()
  private readonly listeners = createEmitter()
  private present: RunDocument
  private busy = 0
  private hasChanged = false

  constructor({ first, planOf, today, now, host }: Parts) {
    this.now = now
    this.present = first
    this.languages = first.languages
    this.liveRuns = new LiveRuns({ planOf, today, onChange: (run) => this.onTyped(run) })
    this.filler = new Filler({
      liveRuns: () => this.liveRuns.all,
      languages: () => this.languages,
      today,
      host,
    })
    this.together(() => this.show(first))
  }

  /** The document, including what the forms contain at this moment. */
  get document(): RunDocument {
    return this.liveRuns.capture(this.present)
  }

  /** Typing into a form of the report can be undone even before the form is left. */
  get canUndo(): boolean {
    return this.history.canUndo || this.changesReport(this.document)
  }

  get canRedo(): boolean {
    return this.history.canRedo && this.document === this.present
  }

  subscribe(listener: () => void): () => void {
    return this.listeners.subscribe(listener)
  }

  /** Makes an undoable step. It is merged with the step before if both have the same `merge`. */
  step(update: (document: RunDocument) => RunDocument, merge?: string): void {
    this.together(() => {
      this.settle()
      const before = this.present
      const next = update(before)
      if (next === before) return
      this.history.push(before, merge === undefined ? undefined : { key: merge, at: this.now() })
      this.show(next)
      this.follow(changedCells(before, next))
    })
  }

  /** Makes one undoable step of all steps within `work`. */
  asOneStep(work: () => void): void {
    this.together(() => {
      this.settle()
      const mark = this.history.mark()
      work()
      this.history.joinSince(mark)
    })
  }

  /** Opens, within a step, the sessions of runs that begin in it, so that values can be entered there. */
  begin(document: RunDocument): void {
    this.show(document)
  }

  /** Opens another form, or none. A new form that was left unchanged is discarded. */
  open(runId: string | undefined): void {
    this.together(() => {
      this.settle()
      const { open: before, runs } = this.present
      if (before === runId) return
      const isNothing = (run: (typeof runs)[number]) =>
        run.id === before && !run.isWritten && isUntouched(run.entered)
      const next = runs.some(isNothing) ? runs.filter((run) => !isNothing(run)) : runs
      this.show({ ...this.present, runs: next, open: runId })
      if (next !== runs) this.history.collapse(this.present)
    })
  }

  /** Takes what was typed into the document. It becomes an undo step if it changed the report. */
  settle(): void {
    const next = this.document
    if (next === this.present) return
    if (this.changesReport(next)) this.history.push(this.present)
    else this.history.forgetFuture()
    this.present = next
  }

  /** Fills new values of the host into the open form. Sentences that are already written don't change. */
  refill(): void {
    const live = this.liveRuns.get(this.present.open)
    if (live) this.together(() => this.filler.ask(live))
  }

  /** Notifies listeners that something outside the document changed which affects what is shown. */
  announce(): void {
    this.together(() => {
      this.hasChanged = true
    })
  }

  undo(): void {
    this.showFromHistory(() => this.history.undo(this.present))
  }

  redo(): void {
    this.showFromHistory(() => this.history.redo(this.present))
  }

  setLanguages(languages: ReportLanguages): void {
    if (isSameLanguages(this.languages, languages)) return
    this.together(() => {
      this.settle()
      this.languages = languages
      this.hasChanged = true
      this.followLanguage()
    })
  }

  /** Runs work on several sessions and notifies listeners once at its end. */
  together(work: () => void): void {
    this.busy++
    try {
      work()
    } finally {
      this.busy--
    }
    this.tell()
  }

  private showFromHistory(take: () => RunDocument | undefined): void {
    this.together(() => {
      this.settle()
      const document = take()
      if (!document) return
      this.show(document)
      this.followLanguage()
    })
  }

  private show(document: RunDocument): void {
    this.hasChanged = true
    const before = new Set(this.liveRuns.all)
    this.liveRuns.show(document)
    for (const live of this.liveRuns.all) {
      if (live.isFresh) this.filler.ask(live)
      else if (!before.has(live)) this.filler.meet(live)
      live.isFresh = false
    }
    this.present = this.liveRuns.capture(document)
  }

  /** Linked values belong to the step that changed their source. */
  private follow(cells: ReadonlySet<string> | 'all'): void {
    this.filler.follow(cells)
    this.present = this.liveRuns.capture(this.present)
  }

  /** Values that were filled in as words are translated into the language of the report. */
  private followLanguage(): void {
    if (isSameLanguages(this.present.languages, this.languages)) return
    this.follow('all')
    this.present = { ...this.present, languages: this.languages }
  }

  private changesReport({ runs }: RunDocument): boolean {
    return runs.some((run, index) => run.isWritten && run !== this.present.runs[index])
  }

  private onTyped(run: LiveRun): void {
    this.hasChanged = true
    if (this.busy === 0) this.together(() => this.filler.touched(run))
  }

  private tell(): void {
    if (this.busy > 0 || !this.hasChanged) return
    this.hasChanged = false
    this.listeners.emit()
  }
}

function changedCells(before: RunDocument, after: RunDocument): ReadonlySet<string> {
  const known = new Set([...before.runs, ...after.runs])
  const both = new Set(before.runs.filter((run) => after.runs.includes(run)))
  return new Set([...known].filter((run) => !both.has(run)).map(({ cellId }) => cellId))
}
