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
  const { keeper, planOf, today } = parts
  return {
    run: (cellId) => runCell(parts, cellId, false),
    another: (cellId) => runCell(parts, cellId, true),
    reopen(runId) {
      const live = keeper.lives.get(runId)
      if (live?.plan.hasInputs) keeper.open(runId)
    },
    write: () => writeOpenRun(keeper),
    leave: () => keeper.open(undefined),
    remove: (runId) => keeper.step((document) => withoutRun(document, runId)),
    settleAnswers: (contest, how) => settleAnswers(keeper, contest, how),
    prepare(cellId) {
      const fresh = planOf(cellId)?.fillings.filter(({ isCompiled }) => !isCompiled()) ?? []
      // Phrases are prepared for a language when it is first requested.
      for (const { compiled, first } of fresh) {
        const session = openSession(compiled(), { today: today(), entered: first })
        for (const locale of languagesIn(keeper.languages)) session.outputs(locale)
      }
      return fresh.length > 0
    },
  }
}
