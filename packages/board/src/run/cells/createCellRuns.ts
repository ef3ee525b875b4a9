import { openSession } from '@pandok/module-engine'
import { withoutRun } from '../document/changeRuns.ts'
import type { PlateRun } from '../PlateRun.ts'
import { languagesIn } from '../ReportLanguages.ts'
import { type CellRunParts, runCell } from './runCell.ts'
import { settleAnswers } from './settleAnswers.ts'
import { writeOpenRun } from './writeOpenRun.ts'

interface Parts extends CellRunParts {
  today: () => string
}

type CellRuns = Pick<
  PlateRun,
  'run' | 'another' | 'reopen' | 'write' | 'leave' | 'remove' | 'settleAnswers' | 'prepare'
>

/** Implements the commands for cells: run them, fill their forms, write and remove them. */
export function createCellRuns(parts: Parts): CellRuns {
  const { store, planOf, today } = parts
  return {
    run: (cellId) => runCell(parts, cellId, false),
    another: (cellId) => runCell(parts, cellId, true),
    reopen(runId) {
      const live = store.liveRuns.get(runId)
      if (live?.plan.hasInputs) store.open(runId)
    },
    write: () => writeOpenRun(store),
    leave: () => store.open(undefined),
    remove: (runId) => store.step((document) => withoutRun(document, runId)),
    settleAnswers: (contest, how) => settleAnswers(store, contest, how),
    prepare(cellId) {
      const fresh = planOf(cellId)?.fillings.filter(({ isCompiled }) => !isCompiled()) ?? []
      // Phrases are prepared for a language when it is first requested.
      for (const { compiled, first } of fresh) {
        const session = openSession(compiled(), { today: today(), entered: first })
        for (const locale of languagesIn(store.languages)) session.outputs(locale)
      }
      return fresh.length > 0
    },
  }
}
