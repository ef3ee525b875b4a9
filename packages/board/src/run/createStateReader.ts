import type { Exam } from '@pandok/domain'
import { opposingAdvice } from '../follow-up/opposingAdvice.ts'
import { concernsOf } from './concernsOf.ts'
import type { RunDocument } from './document/RunDocument.ts'
import { entriesOf, type Written } from './entriesOf.ts'
import { contestsOf } from './exam/contested.ts'
import { repeatedRuns } from './exam/repeatedRuns.ts'
import { overruledValues } from './fill/overruledValues.ts'
import type { LiveRun } from './live/LiveRun.ts'
import type { RunState } from './PlateRun.ts'
import type { Run } from './Run.ts'
import type { RunStore } from './RunStore.ts'

const NOTHING: Written = {
  entries: [],
  suppressed: [],
  contradicted: [],
  disputed: [],
  findings: [],
  isConcluded: false,
}

/**
 * Returns the current state: the same object until something changes, and then one that reuses the unchanged
 * parts.
 */
export function createStateReader(
  store: RunStore,
  { exam, canConclude }: { exam: Exam | undefined; canConclude: boolean },
): () => RunState {
  const views = new WeakMap<LiveRun, Run>()
  let isCurrent = false
  let state: RunState | undefined
  let written: Written = NOTHING
  store.subscribe(() => {
    isCurrent = false
  })

  function viewOf(live: LiveRun, { runs }: RunDocument): Run {
    const { id, plan, isWritten, fillings } = live
    const ordinal = runs.filter((run) => run.cellId === plan.cell.id).findIndex((run) => run.id === id) + 1
    const known = views.get(live)
    if (known?.ordinal === ordinal && known.isWritten === isWritten) return known
    const view = { id, cell: plan.cell, ordinal, isWritten, fillings, missing: plan.missing }
    views.set(live, view)
    return view
  }

  return () => {
    if (state && isCurrent) return state
    const { document, liveRuns, languages, canUndo, canRedo } = store
    const runs = liveRuns.all.map((live) => viewOf(live, document))
    written = entriesOf({ document, liveRuns: liveRuns.all, languages, exam }, written)
    const { entries, suppressed } = written
    const further = [
      ...contestsOf({ document, liveRuns: liveRuns.all, languages, entries }),
      ...overruledValues(liveRuns.all),
      ...opposingAdvice(entries, document.followUps),
      ...repeatedRuns(liveRuns.all, { edits: document.edits, findings: written.findings, languages }),
    ]
    state = {
      locale: languages.main,
      languages,
      open: runs.find(({ id }) => id === document.open),
      runs: state && isSameList(state.runs, runs) ? state.runs : runs,
      entries,
      lesions: document.lesions,
      followUps: document.followUps,
      suppressed,
      concerns: concernsOf(liveRuns.all, written, { lost: store.lost, further, canConclude }),
      canUndo,
      canRedo,
      exam,
    }
    isCurrent = true
    return state
  }
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])
