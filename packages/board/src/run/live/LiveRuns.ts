import type { DocumentRun, RunDocument } from '../document/RunDocument.ts'
import type { CellPlan } from '../plan/CellPlan.ts'
import { LiveRun } from './LiveRun.ts'

interface Parts {
  planOf: (cellId: string) => CellPlan | undefined
  today: () => string
  onChange: (run: LiveRun) => void
}

/** The open sessions behind a document. */
export class LiveRuns {
  private readonly parts: Parts
  private byId: ReadonlyMap<string, LiveRun> = new Map()
  /** The sessions in the order of the document. */
  all: readonly LiveRun[] = []

  constructor(parts: Parts) {
    this.parts = parts
  }

  get(id: string | undefined): LiveRun | undefined {
    return id === undefined ? undefined : this.byId.get(id)
  }

  /** Brings the sessions to the state of the document. Sessions that already have it stay open. */
  show({ runs }: RunDocument): void {
    const next = runs.flatMap((run) => this.shown(run) ?? [])
    for (const live of this.all) if (!next.includes(live)) live.close()
    this.all = next
    this.byId = new Map(next.map((live) => [live.id, live]))
  }

  /** Returns the document with the current content of the sessions, or the same object if nothing changed. */
  capture(document: RunDocument): RunDocument {
    let isSame = true
    const runs = document.runs.map((run) => {
      const entered = this.get(run.id)?.read() ?? run.entered
      if (entered === run.entered) return run
      isSame = false
      return { ...run, entered }
    })
    return isSame ? document : { ...document, runs }
  }

  private shown(run: DocumentRun): LiveRun | undefined {
    const known = this.get(run.id)
    if (known?.shows(run)) {
      known.isWritten = run.isWritten
      return known
    }
    const plan = this.parts.planOf(run.cellId)
    return plan && new LiveRun(run, { plan, today: this.parts.today(), onChange: this.parts.onChange })
  }
}
