import type { ExamAnswers } from '@pandok/domain'
import type { RunDocument } from '../document/RunDocument.ts'
import { enterPreset } from '../join/enterPreset.ts'
import { EXAM_FILLING } from '../plan/planExam.ts'
import type { RunKeeper } from '../RunKeeper.ts'

export interface AnsweringParts {
  keeper: RunKeeper
  newId: () => string
  /** The cell that asks for this blank of the exam. */
  askingCell: (blank: string) => string | undefined
}

/**
 * Runs a cell that answers blanks of the exam, in one step. The answers are entered into the forms that ask for
 * these blanks before the cell is run, so that its sentences only wait for the others. A form with an open
 * question stays open, and every other one is written.
 */
export function answeringExam(parts: AnsweringParts, answers: ExamAnswers, run: () => void): void {
  const { keeper } = parts
  const given = answersByCell(parts, answers)
  const isAsking = ({ cellId }: { cellId: string }) => given.has(cellId)
  keeper.asOneStep(() => {
    keeper.step((document) => entered(parts, document, given))
    run()
    keeper.step((document) => {
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

function entered(
  { keeper, newId }: AnsweringParts,
  document: RunDocument,
  given: ReadonlyMap<string, ExamAnswers>,
): RunDocument {
  const begun = [...given.keys()].filter((cell) => document.runs.every(({ cellId }) => cellId !== cell))
  const runs = begun.map((cellId) => ({ id: newId(), cellId, isWritten: false, entered: {} }))
  const next = runs.length > 0 ? { ...document, runs: [...document.runs, ...runs] } : document
  keeper.begin(next)
  for (const [cell, answers] of given) {
    const run = next.runs.findLast(({ cellId }) => cellId === cell)
    const filling = keeper.lives.get(run?.id)?.fillings.find(({ id }) => id === EXAM_FILLING)
    if (filling) enterPreset(filling, answers, 'lastRow')
  }
  return keeper.lives.capture(next)
}
