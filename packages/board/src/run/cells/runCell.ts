import type { Cell } from '@pandok/domain'
import type { RunDocument } from '../document/RunDocument.ts'
import { enterPreset } from '../join/enterPreset.ts'
import { type JoinedModule, joinedModule } from '../join/joinedModule.ts'
import type { RunResult } from '../PlateRun.ts'
import type { CellPlan } from '../plan/CellPlan.ts'
import type { RunKeeper } from '../RunKeeper.ts'

export interface CellRunParts {
  keeper: RunKeeper
  planOf: (cellId: string) => CellPlan | undefined
  newId: () => string
}

/** Opens the latest run of a cell again unless another one is requested. */
export function runCell(parts: CellRunParts, cellId: string, isAnother: boolean): RunResult {
  const { keeper, planOf, newId } = parts
  const plan = planOf(cellId)
  if (!plan || isEmptyCell(plan.cell)) return 'noCell'
  if (plan.sentences.length + plan.fillings.length === 0) return 'moduleGone'
  const joined = joinedModule(plan.cell)
  if (joined) return joinRun(parts, joined, cellId, isAnother)
  const known = isAnother ? undefined : keeper.document.runs.findLast((run) => run.cellId === cellId)
  if (known && plan.hasInputs) keeper.open(known.id)
  else if (!known) {
    const id = newId()
    if (plan.hasInputs) keeper.open(undefined)
    const run = { id, cellId, isWritten: !plan.hasInputs, entered: {} }
    keeper.step((document) => ({
      ...document,
      runs: [...document.runs, run],
      open: plan.hasInputs ? id : document.open,
    }))
  }
  return plan.hasInputs ? 'filling' : 'written'
}

/**
 * Enters the answers into the latest run of the module, whichever cell began it. Without such a run, the form
 * is opened.
 */
function joinRun(
  { keeper, planOf, newId }: CellRunParts,
  { moduleId, preset, joins }: JoinedModule,
  cellId: string,
  isAnother: boolean,
): RunResult {
  const isOfModule = (run: { cellId: string }) =>
    planOf(run.cellId)?.fillings.some(({ id, kind }) => kind === 'module' && id === moduleId) === true
  const known = isAnother ? undefined : keeper.document.runs.findLast(isOfModule)
  const id = known?.id ?? newId()
  const isForm = Object.keys(preset).length === 0
  if (!known) keeper.open(undefined)
  if (known && (isForm || !known.isWritten)) keeper.open(id)
  if (isForm && known) return 'filling'
  keeper.step((document) => {
    if (known) return entered(document)
    const run = { id, cellId, isWritten: false, entered: {} }
    const begun = { ...document, runs: [...document.runs, run], open: id }
    if (isForm) return begun
    keeper.begin(begun)
    return entered(begun)
  })
  return isForm ? 'filling' : 'answered'

  function entered(document: RunDocument): RunDocument {
    const filling = keeper.lives.get(id)?.fillings.find((one) => one.id === moduleId)
    if (filling) enterPreset(filling, preset, joins)
    return keeper.lives.capture(document)
  }
}

const isEmptyCell = ({ outputs, normal, asks = [] }: Cell): boolean =>
  outputs.length + asks.length === 0 && normal === undefined
