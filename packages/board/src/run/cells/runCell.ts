import type { Cell, ExamAnswers } from '@pandok/domain'
import type { DocumentRun, RunDocument } from '../document/RunDocument.ts'
import { awaitedBlanks } from '../exam/awaitedBlanks.ts'
import { enterPreset } from '../join/enterPreset.ts'
import { type JoinedModule, joinedModule } from '../join/joinedModule.ts'
import type { RunResult } from '../PlateRun.ts'
import type { CellPlan } from '../plan/CellPlan.ts'
import { type AnsweringParts, answeringExam } from './answeringExam.ts'
import { writeIfAnswered } from './writeOpenRun.ts'

export interface CellRunParts extends AnsweringParts {
  planOf: (cellId: string) => CellPlan | undefined
}

/**
 * Opens the latest run of a cell again unless another one is requested. Its answers to blanks of the exam are
 * entered in the same step.
 */
export function runCell(parts: CellRunParts, cellId: string, isAnother: boolean): RunResult {
  const plan = parts.planOf(cellId)
  if (!plan || isEmptyCell(plan.cell)) return 'noCell'
  const { cell } = plan
  if (!hasAnswers(cell)) return runPlanned(parts, plan, isAnother)
  let result: RunResult = 'answered'
  answeringExam(parts, cell, () => {
    if (writesOrAsks(cell)) result = runPlanned(parts, plan, isAnother)
  })
  return result
}

function runPlanned(parts: CellRunParts, plan: CellPlan, isAnother: boolean): RunResult {
  const { store, newId } = parts
  const cellId = plan.cell.id
  if (plan.sentences.length + plan.fillings.length === 0) return 'moduleGone'
  const joined = joinedModule(plan.cell)
  if (joined) return joinRun(parts, joined, cellId, isAnother)
  const known = isAnother ? undefined : store.document.runs.findLast((run) => run.cellId === cellId)
  if (!plan.hasInputs) return writeAtOnce(parts, cellId, known)
  if (known) store.open(known.id)
  else {
    store.open(undefined)
    store.step((document) => begun(document, { id: newId(), cellId, isWritten: false, entered: {} }))
  }
  return 'filling'
}

/**
 * Writes a cell without questions. If its sentences wait for blanks of the exam, the form that asks for them
 * opens in the same step, unless somebody is filling another form.
 */
function writeAtOnce(parts: CellRunParts, cellId: string, known: DocumentRun | undefined): 'written' {
  const { store, newId } = parts
  if (known) {
    const asking = store.document.open === undefined ? askingCellOf(parts, known.id) : undefined
    if (asking !== undefined) runCell(parts, asking, false)
  } else {
    store.step((document) => {
      const run = { id: newId(), cellId, isWritten: true, entered: {} }
      const written = { ...document, runs: [...document.runs, run] }
      if (document.open !== undefined) return written
      store.begin(written)
      const filled = store.liveRuns.capture(written)
      const asking = askingCellOf(parts, run.id)
      if (asking === undefined) return filled
      const earlier = filled.runs.findLast((one) => one.cellId === asking)
      if (earlier) return { ...filled, open: earlier.id }
      return begun(filled, { id: newId(), cellId: asking, isWritten: false, entered: {} })
    })
  }
  writeIfAnswered(store)
  return 'written'
}

const begun = (document: RunDocument, run: DocumentRun): RunDocument => ({
  ...document,
  runs: [...document.runs, run],
  open: run.id,
})

/** Returns the cell that asks for the first blank of the exam that the sentences of a run wait for. */
function askingCellOf({ store, askingCell }: CellRunParts, runId: string): string | undefined {
  const [awaited] = awaitedBlanks(store.liveRuns.get(runId)?.fillings ?? [])
  return awaited && askingCell(awaited.at.id)
}

/**
 * Enters the answers into the latest run of the module, whichever cell began it. Without such a run, the form
 * is opened.
 */
function joinRun(
  { store, planOf, newId }: CellRunParts,
  { moduleId, preset, joins }: JoinedModule,
  cellId: string,
  isAnother: boolean,
): RunResult {
  const isOfModule = (run: { cellId: string }) =>
    planOf(run.cellId)?.fillings.some(({ id, kind }) => kind === 'module' && id === moduleId) === true
  const known = isAnother ? undefined : store.document.runs.findLast(isOfModule)
  const id = known?.id ?? newId()
  const isForm = Object.keys(preset).length === 0
  if (!known) store.open(undefined)
  if (known && (isForm || !known.isWritten)) store.open(id)
  if (isForm && known) return 'filling'
  store.step((document) => {
    if (known) return entered(document)
    const run = { id, cellId, isWritten: false, entered: {} }
    const begun = { ...document, runs: [...document.runs, run], open: id }
    if (isForm) return begun
    store.begin(begun)
    return entered(begun)
  })
  return isForm ? 'filling' : 'answered'

  function entered(document: RunDocument): RunDocument {
    const filling = store.liveRuns.get(id)?.fillings.find((one) => one.id === moduleId)
    if (filling) enterPreset(filling, preset, joins)
    return store.liveRuns.capture(document)
  }
}

const isEmptyCell = (cell: Cell): boolean => !writesOrAsks(cell) && !hasAnswers(cell)

const writesOrAsks = ({ outputs, normal, asks = [] }: Cell): boolean =>
  outputs.length + asks.length > 0 || normal !== undefined

const hasAnswers = (cell: Cell): cell is Cell & { answers: ExamAnswers } =>
  Object.keys(cell.answers ?? {}).length > 0
