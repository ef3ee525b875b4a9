import type { AutoFill, Cell, CellOutput, Exam } from '@pandok/domain'
import { regionNames } from '../exam/regionNames.ts'
import { cellsReadBy } from '../fill/cellsReadBy.ts'
import { hasTypedPhrases } from '../phrase/cellDefinition.ts'
import type { RunModule } from '../Run.ts'
import { assessedPhrases } from './assessedPhrases.ts'
import type { CellPlan, FillingPlan } from './CellPlan.ts'
import { compileOnce } from './compileOnce.ts'
import { EXAM_FILLING, PHRASES_FILLING, planAsked, planNormal, planPhrases } from './planExam.ts'
import { planModule, planPhrase } from './planFilling.ts'
import { planSentences, planTypedSentences } from './planSentences.ts'

interface Parts {
  cells: readonly Cell[]
  autoFill: readonly AutoFill[]
  modules: readonly RunModule[]
  exam: Exam | undefined
}

/**
 * Returns what is needed to run each cell, computed at first use. Modules are compiled once for all cells.
 */
export function planCells({
  cells,
  autoFill,
  modules,
  exam,
}: Parts): (cellId: string) => CellPlan | undefined {
  const plans = new Map<string, CellPlan>()
  const known = new Map(
    modules.map((module) => [module.id, { ...module, ...compileOnce(module.definition) }]),
  )
  const regionNamed = regionNames(
    exam?.regions ?? [],
    modules.map(({ definition }) => definition),
  )
  const moduleOf = (id: string) => known.get(id)?.definition
  const plate = { cells, exam, autoFill, known, moduleOf, regionNamed }
  return (cellId) => {
    const planned = plans.get(cellId)
    if (planned) return planned
    const cell = cells.find(({ id }) => id === cellId)
    if (!cell) return undefined
    const made = planCell(cell, plate)
    plans.set(cellId, made)
    return made
  }
}

/** What the plans of all cells of a plate share. */
interface PlatePlan extends Omit<Parts, 'modules'> {
  known: ReadonlyMap<string, RunModule & ReturnType<typeof compileOnce>>
  moduleOf: (id: string) => RunModule['definition'] | undefined
  regionNamed: ReturnType<typeof regionNames>
}

function planCell(cell: Cell, plate: PlatePlan): CellPlan {
  const { exam, regionNamed } = plate
  const assessed = assessedPhrases(cell, exam)
  const phrased = { ...cell, outputs: [...cell.outputs, ...assessed.map(({ output }) => output)] }
  const lent = new Set(assessed.map(({ output }) => output.id))
  const { fillings, fillingOf, missing } = planFillings(phrased, lent, plate)
  const rules = plate.autoFill.filter((rule) => rule.cell === cell.id)
  const asked = planAsked(cell, rules, plate)
  if (asked) {
    fillings.set(asked.id, asked)
    fillingOf.set(EXAM_FILLING, asked.id)
  }
  const normal = planNormal(cell, plate)
  if (normal) fillings.set(normal.filling.id, normal.filling)
  const all = [...fillings.values()]
  const roleOf = new Map(assessed.map(({ output, role }) => [output.id, role]))
  const typed = hasTypedPhrases(cell)
    ? planTypedSentences(phrased, PHRASES_FILLING, { exam, roleOf })
    : undefined
  return {
    cell,
    fillings: all,
    sentences: [
      ...(normal?.sentences ?? []),
      ...(typed ?? []),
      ...cell.outputs
        .filter(({ kind }) => kind === 'module' || typed === undefined)
        .flatMap((output) => planSentences(output, fillings.get(fillingIdOf(cell, output)), regionNamed)),
    ],
    missing,
    fillingOf,
    hasInputs: all.some(({ definition, shared }) => definition.inputs.some(({ id }) => !shared.has(id))),
    follows: followed(all),
  }
}

/**
 * Plans one filling for each module and one for the phrases, and names the modules that are missing. `lent`
 * are outputs that the exam writes with.
 */
function planFillings(cell: Cell, lent: ReadonlySet<string>, plate: PlatePlan) {
  const { known } = plate
  const fillings = new Map<string, FillingPlan>()
  const fillingOf = new Map<string, string>()
  const missing = new Set(
    (cell.uses ?? []).flatMap(({ moduleId }) => (known.has(moduleId) ? [] : [moduleId])),
  )
  for (const output of cell.outputs) {
    const filling = fillings.get(fillingIdOf(cell, output)) ?? planFilling(cell, output, lent, plate)
    if (filling) {
      fillings.set(filling.id, filling)
      fillingOf.set(output.id, filling.id)
    } else if (output.kind === 'module') missing.add(output.moduleId)
  }
  return { fillings, fillingOf, missing: [...missing] }
}

function planFilling(
  cell: Cell,
  output: CellOutput,
  lent: ReadonlySet<string>,
  plate: PlatePlan,
): FillingPlan | undefined {
  const rules = plate.autoFill.filter((rule) => rule.cell === cell.id)
  if (output.kind === 'phrase') {
    return hasTypedPhrases(cell) ? planPhrases(cell, rules, { ...plate, lent }) : planPhrase(output, rules)
  }
  const module = plate.known.get(output.moduleId)
  return module && planModule(module, cell, rules)
}

function fillingIdOf(cell: Cell, output: CellOutput): string {
  if (output.kind === 'module') return output.moduleId
  return hasTypedPhrases(cell) ? PHRASES_FILLING : output.id
}

function followed(fillings: readonly FillingPlan[]): CellPlan['follows'] {
  const looksAnywhere = fillings.some(({ ownFills }) =>
    [...ownFills.values()].some((fills) => fills.some(({ from }) => from === 'cell')),
  )
  if (looksAnywhere) return 'any'
  const rules = fillings.flatMap(({ sources }) => [...sources.values()].flatMap((one) => one.rules))
  return new Set([
    ...rules.flatMap(({ source }) => cellsReadBy(source)),
    ...fillings.flatMap(({ gathered }) => [...gathered.values()].flatMap((gather) => gather.cells)),
  ])
}
