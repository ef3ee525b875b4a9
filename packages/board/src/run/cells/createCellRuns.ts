import { openSession } from '@pandok/module-engine'
import type { PlateRun } from '../PlateRun.ts'
import { languagesIn } from '../ReportLanguages.ts'
import type { RunKeeper } from '../RunKeeper.ts'
import { type CellRunParts, runCell } from './runCell.ts'
import { writeOpenRun } from './writeOpenRun.ts'

interface Parts extends CellRunParts {
  today: () => string
}

type CellRuns = Pick<PlateRun, 'run' | 'another' | 'reopen' | 'write' | 'leave' | 'remove' | 'prepare'>

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
    remove: (runId) => removeRun(keeper, runId),
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

function removeRun(keeper: RunKeeper, runId: string): void {
  keeper.step((document) => {
    const runs = document.runs.filter(({ id }) => id !== runId)
    if (runs.length === document.runs.length) return document
    const edits = new Map([...document.edits].filter(([id]) => !id.startsWith(`${runId} `)))
    const open = document.open === runId ? undefined : document.open
    return { ...document, runs, open, edits: edits.size === document.edits.size ? document.edits : edits }
  })
}
