import { setImmediate as breathe } from 'node:timers/promises'
import {
  cellFormulaFaults,
  examFormulaFaults,
  type FormulaFault,
  type ModuleOf,
} from '@pandok/board/formulas'
import { type Cell, moduleIdsOf, type PlateContent, type StoredDefinition } from '@pandok/domain'
import { type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import type { Bound } from '#actions/document/DocumentKind.ts'
import { ActionError, type FieldFinding, type FieldProblem } from '#rpc/ActionError.ts'
import type { Actor } from '#rpc/Actor.ts'
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
}

const MAX_FAULTS = 50

/** Refuses plates with a formula that can't be computed, with the place of each; the editor reports the same. */
export async function mustCompile(placed: readonly PlacedPlate[], around: Around): Promise<void> {
  const fields: FieldProblem[] = []
  const findings: FieldFinding[] = []
  for await (const { path: own, because } of faultsIn(placed, await modulesFor(placed, around))) {
    const path = own.join('.')
    if (because) findings.push({ path, finding: { level: 'error', path: own, ...because } })
    else fields.push({ path, problem: 'formula.wrong' })
    if (fields.length + findings.length === MAX_FAULTS) break
  }
  if (fields.length + findings.length > 0) throw new ActionError('BAD_REQUEST', { fields, findings })
}

/**
 * A plate has up to a megabyte of formulas, and a wrong name is compared with every known one, so other
 * requests are served in between.
 */
async function* faultsIn(placed: readonly PlacedPlate[], moduleOf: ModuleOf): AsyncGenerator<FormulaFault> {
  for (const { plate, path } of placed) {
    yield* withPauses(examFormulaFaults(plate.exam), path)
    for (const [index, cell] of plate.cells.entries()) {
      yield* withPauses(cellFormulaFaults(cell, plate.exam, moduleOf), [...path, 'cells', index])
    }
  }
}

async function* withPauses(faults: Iterable<FormulaFault>, path: Path): AsyncGenerator<FormulaFault> {
  for (const fault of faults) {
    yield { ...fault, path: [...path, ...fault.path] }
    await breathe()
  }
  await breathe()
}

async function modulesFor(
  placed: readonly PlacedPlate[],
  { repositories, actor, brought = [] }: Around,
): Promise<ModuleOf> {
  const read = new Map<string, ModuleDefinition | undefined>()
  const take = (id: string, definition: StoredDefinition) => {
    const reading = readDefinition(definition)
    read.set(id, reading.ok ? reading.definition : undefined)
  }
  const named = moduleIdsOf(placed.flatMap(({ plate }) => plate.cells.filter(mayNameModules)))
  const wanted = new Set(named)
  // Of two modules with the same id in a file, the first one counts.
  for (const [id, definition] of brought) {
    if (!wanted.has(id) || read.has(id)) continue
    take(id, definition)
    await breathe()
  }
  const missing = named.filter((id) => !read.has(id))
  if (missing.length === 0) return (id) => read.get(id)
  const { memberId } = actor
  for (const module of await repositories.modules.findManyWhole(missing, memberId)) {
    if (isUsableIn({ ownerId: memberId }, module, actor)) take(module.id, module.definition)
    await breathe()
  }
  return (id) => read.get(id)
}

/** Most cells have no formula over a module, so nothing is loaded for them. */
const mayNameModules = ({ uses = [], finding }: Cell): boolean =>
  uses.length > 0 ||
  typeof finding?.rank === 'string' ||
  finding?.replaces?.some(({ when }) => when !== undefined) === true
