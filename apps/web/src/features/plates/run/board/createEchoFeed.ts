import { type EchoLine, keptEcho, nextEcho, type PlateRun, SILENT } from '@pandok/board'
import { createEmitter } from '@pandok/domain'

/** The echo line as a store. */
export interface EchoFeed {
  read(): EchoLine
  subscribe(listener: () => void): () => void
  /** Reports a cell whose sentence is already in the report. */
  keep(runId: string): void
}

export function createEchoFeed(run: PlateRun): EchoFeed {
  const listeners = createEmitter()
  let before = run.read()
  let line = SILENT
  function tell(next: EchoLine) {
    if (next === line) return
    line = next
    listeners.emit()
  }
  run.subscribe(() => {
    const after = run.read()
    const next = nextEcho(line, before, after)
    before = after
    tell(next)
  })
  return {
    read: () => line,
    subscribe: listeners.subscribe,
    keep: (runId) => tell({ echoes: keptEcho(run.read(), runId), form: undefined }),
  }
}
