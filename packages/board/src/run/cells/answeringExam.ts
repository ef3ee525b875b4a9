import type { Cell, ExamAnswers } from '@pandok/domain'
import { withContest, withoutContest, withRuns } from '../document/changeRuns.ts'
import type { DocumentRun, RunDocument } from '../document/RunDocument.ts'
import {
  describingRun,
  enterGiven,
  examFilling,
  hasOwnWords,
  hasPersonal,
  replacedAnswers,
} from '../exam/contested.ts'
import type { RunStore } from '../RunStore.ts'

export interface AnsweringParts {
  store: RunStore
  newId: () => string
  /** The cell that asks for this blank of the exam. */
  askingCell: (blank: string) => string | undefined
}

/**
 * Runs a cell that answers blanks of the exam, in one step. The answers are entered into the forms that ask for
 * these blanks before the cell is run, so that its sentences only wait for the others. A form with an open
 * question stays open, and every other one is written. Answers that would change what a finding or a person
 * has said are not entered but contested.
 */
export function answeringExam(
  parts: AnsweringParts,
  { id: cellId, answers }: Cell & { answers: ExamAnswers },
  run: () => void,
): void {
  const { store } = parts
  const given = answersByCell(parts, answers)
  const isAsking = ({ cellId }: { cellId: string }) => given.has(cellId)
  store.asOneStep(() => {
    store.step((document) => entered(parts, document, { cellId, given }))
    run()
    store.step((document) => {
      const isLeft = (one: RunDocument['runs'][number]) =>
        isAsking(one) && !one.isWritten && one.id !== document.open
      if (!document.runs.some(isLeft)) return document
      return {
        ...document,
        runs: document.runs.map((one) => (isLeft(one) ? { ...one, isWritten: true } : one)),
      }
    })
  })
}

/** Groups the answers by the cell that asks for them; those that no cell asks for are left out. */
function answersByCell(
  { askingCell }: AnsweringParts,
  answers: ExamAnswers,
): ReadonlyMap<string, Record<string, ExamAnswers[string]>> {
  const given = new Map<string, Record<string, ExamAnswers[string]>>()
  for (const [blank, answer] of Object.entries(answers)) {
    const cell = askingCell(blank)
    if (cell !== undefined) given.set(cell, { ...given.get(cell), [blank]: answer })
  }
  return given
}

interface Answering {
  /** The cell that answers. */
  cellId: string
  /** The answers of the exam, by the cell that asks for them. */
  given: ReadonlyMap<string, ExamAnswers>
}

function entered(
  { store, newId }: AnsweringParts,
  document: RunDocument,
  { cellId: by, given }: Answering,
): RunDocument {
  const begun = [...given.keys()].filter((cell) => document.runs.every(({ cellId }) => cellId !== cell))
  const runs = begun.map((cellId) => ({ id: newId(), cellId, isWritten: false, entered: {} }))
  const next = runs.length > 0 ? { ...document, runs: [...document.runs, ...runs] } : document
  store.begin(next)
  const isHeld = hasOwnWords(document) || describingRun(store.liveRuns.all, store.languages) !== undefined
  const answered = new Map(
    [...given].flatMap(([cell, answers]): [string, DocumentRun][] => {
      const run = next.runs.findLast(({ cellId }) => cellId === cell)
      const filling = examFilling(store.liveRuns.get(run?.id))
      if (!run || !filling) return []
      const against = replacedAnswers(filling, answers)
      const isContested = Object.keys(against).length > 0 && (isHeld || hasPersonal(filling, run, against))
      if (isContested) return [[run.id, withContest(run, { cellId: by, answers, against })]]
      return [[run.id, withoutContest(enterGiven(filling, run, answers), by)]]
    }),
  )
  return store.liveRuns.capture(withRuns(next, (run) => answered.get(run.id) ?? run))
}
