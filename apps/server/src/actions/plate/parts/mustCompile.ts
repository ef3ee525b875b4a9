import {
  cellFormulaFaults,
  examFormulaFaults,
  type FormulaFault,
  type ModuleOf,
} from '@pandok/board/formulas'
import { type Cell, moduleIdsOf, type PlateContent, type StoredDefinition } from '@pandok/domain'
import { type ModuleDefinition, readDefinitionInSteps } from '@pandok/module-engine'
import type { Bound } from '#actions/document/DocumentKind.ts'
import { ActionError, type FieldFinding, type FieldProblem } from '#rpc/ActionError.ts'
import type { Actor } from '#rpc/Actor.ts'
import { createPacer, type Pause } from '#rpc/createPacer.ts'
import { runInSteps } from '#rpc/runInSteps.ts'
import { isUsableIn } from './usableModules.ts'

type Path = FormulaFault['path']

interface PlacedPlate {
  plate: Pick<PlateContent, 'cells' | 'exam'>
  /** The path in the parameter. */
  path: Path
}

interface Around {
  repositories: Pick<Bound, 'modules'>
  actor: Actor
  /** The modules of the same file, by the ids that its plates use. */
  brought?: readonly (readonly [id: string, definition: StoredDefinition])[]
  /**
   * The function that it returns is called between formulas and modules, so that other requests are served in
   * between.
   */
  makePause?: () => Pause
}

const MAX_FAULTS = 50

/** Refuses plates with a formula that can't be computed, with the place of each; the editor reports the same. */
export async function mustCompile(
  placed: readonly PlacedPlate[],
  { makePause = createPacer, ...around }: Around,
): Promise<void> {
  const fields: FieldProblem[] = []
  const findings: FieldFinding[] = []
  const definitions = await definitionsFor(placed, around)
  // The pacer is made only now, so that it doesn't rest for the time that the database took.
  const pause = makePause()
  const moduleOf = await readAll(definitions, pause)
  for (const fault of faultsIn(placed, moduleOf)) {
    await pause()
    if (fault === undefined) continue
    const { path: own, because } = fault
    const path = own.join('.')
    if (because) findings.push({ path, finding: { level: 'error', path: own, ...because } })
    else fields.push({ path, problem: 'formula.wrong' })
    if (fields.length + findings.length === MAX_FAULTS) break
  }
  if (fields.length + findings.length > 0) throw new ActionError('BAD_REQUEST', { fields, findings })
}

/**
 * Yields the fault of each formula, or undefined for a correct one, so that the caller can pause in between: a plate has up to
 * a megabyte of formulas, and a wrong name is compared with every known one.
 */
function* faultsIn(
  placed: readonly PlacedPlate[],
  moduleOf: ModuleOf,
): Generator<FormulaFault | undefined, void> {
  for (const { plate, path } of placed) {
    yield* placedAt(examFormulaFaults(plate.exam), path)
    for (const [index, cell] of plate.cells.entries()) {
      yield* placedAt(cellFormulaFaults(cell, plate.exam, moduleOf), [...path, 'cells', index])
    }
  }
}

function* placedAt(
  faults: Iterable<FormulaFault | undefined>,
  path: Path,
): Generator<FormulaFault | undefined, void> {
  for (const fault of faults) yield fault && { ...fault, path: [...path, ...fault.path] }
  yield
}

/** Returns the definitions that the formulas may name, not read yet. */
async function definitionsFor(
  placed: readonly PlacedPlate[],
  { repositories, actor, brought = [] }: Omit<Around, 'makePause'>,
): Promise<Map<string, StoredDefinition>> {
  const named = moduleIdsOf(placed.flatMap(({ plate }) => plate.cells.filter(mayNameModules)))
  const wanted = new Set(named)
  const definitions = new Map<string, StoredDefinition>()
  // Of two modules with the same id in a file, the first one counts.
  for (const [id, definition] of brought)
    if (wanted.has(id) && !definitions.has(id)) definitions.set(id, definition)
  const missing = named.filter((id) => !definitions.has(id))
  if (missing.length === 0) return definitions
  const { memberId } = actor
  for (const module of await repositories.modules.findManyWhole(missing, memberId)) {
    if (isUsableIn({ ownerId: memberId }, module, actor)) definitions.set(module.id, module.definition)
  }
  return definitions
}

async function readAll(definitions: ReadonlyMap<string, StoredDefinition>, pause: Pause): Promise<ModuleOf> {
  const read = new Map<string, ModuleDefinition>()
  for (const [id, definition] of definitions) {
    const reading = await runInSteps(readDefinitionInSteps(definition), pause)
    if (reading.ok) read.set(id, reading.definition)
  }
  return (id) => read.get(id)
}

/** Most cells have no formula over a module, so nothing is loaded for them. */
const mayNameModules = ({ uses = [], finding }: Cell): boolean =>
  uses.length > 0 ||
  typeof finding?.rank === 'string' ||
  finding?.replaces?.some(({ when }) => when !== undefined) === true
