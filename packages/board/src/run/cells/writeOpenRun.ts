import { allow, refuse } from '@pandok/domain'
import { openQuestions } from '../exam/openQuestions.ts'
import type { PlateRun } from '../PlateRun.ts'
import type { RunStore } from '../RunStore.ts'

export function writeOpenRun(store: RunStore): ReturnType<PlateRun['write']> {
  const live = store.liveRuns.get(store.document.open)
  if (!live) return refuse('nothingOpen')
  if (live.fillings.some(({ session }) => !session.snapshot().isReady)) return refuse('notReady')
  if (live.isWritten) store.open(undefined)
  else {
    store.step((document) => ({
      ...document,
      open: undefined,
      runs: document.runs.map((run) => (run.id === live.id ? { ...run, isWritten: true } : run)),
    }))
  }
  return allow()
}

/** Writes the open form if the image or another source answered everything that it was opened for. */
export function writeIfAnswered(store: RunStore): void {
  const { liveRuns, document } = store
  const runs = liveRuns.all.map(({ id, plan, isWritten, fillings }) => ({
    id,
    cell: plan.cell,
    isWritten,
    fillings,
  }))
  const left = openQuestions({ runs, open: runs.find(({ id }) => id === document.open) })
  if (left?.length === 0) writeOpenRun(store)
}
