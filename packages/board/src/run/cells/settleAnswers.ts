import { withoutContest, withoutRun, withRuns } from '../document/changeRuns.ts'
import { enterGiven, examFilling } from '../exam/contested.ts'
import type { AnswerConflict } from '../PlateRun.ts'
import type { RunStore } from '../RunStore.ts'

/** Enters the answers of a cell that contradict a form of the exam, or forgets them with the cell's run. */
export function settleAnswers(
  store: RunStore,
  { runId, cellId }: Pick<AnswerConflict, 'runId' | 'cellId'>,
  how: 'taken' | 'left',
): void {
  store.step((document) => {
    const contest = document.runs
      .find(({ id }) => id === runId)
      ?.contests?.find((one) => one.cellId === cellId)
    if (!contest) return document
    const settled = withRuns(document, (run) => withoutContest(run, cellId))
    if (how === 'left') {
      const claiming = settled.runs.findLast((run) => run.cellId === cellId)
      return withoutRun(settled, claiming?.id)
    }
    const filling = examFilling(store.liveRuns.get(runId))
    if (!filling) return settled
    return store.liveRuns.capture(
      withRuns(settled, (run) => (run.id === runId ? enterGiven(filling, run, contest.answers) : run)),
    )
  })
}
