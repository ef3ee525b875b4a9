import type { ModuleDefinition } from '../../document/definition.ts'
import type { Finding, FindingCode } from '../../document/Finding.ts'
import { readDefinition } from '../../document/readDefinition.ts'
import { thyroidNodules } from '../fixtures/thyroidNodules.ts'
import { type CheckOptions, checkModule } from './checkModule.ts'

/** A valid module for tests, of which a test changes one thing and looks at the findings. */

export function sound(): ModuleDefinition {
  const read = readDefinition(thyroidNodules())
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return structuredClone(read.definition)
}

export function findingsAfter(
  change: (definition: ModuleDefinition) => void,
  options?: CheckOptions,
): Finding[] {
  const definition = sound()
  change(definition)
  return checkModule(definition, options)
}

export function found(
  code: FindingCode,
  change: (definition: ModuleDefinition) => void,
  options?: CheckOptions,
) {
  return findingsAfter(change, options).filter((finding) => finding.code === code)
}

/** Returns the item with this id, to be changed in place. */
export function named<T extends { id: string }>(list: readonly T[], id: string): T {
  const one = list.find((candidate) => candidate.id === id)
  if (!one) throw new Error(`no ${id}`)
  return one
}

/** Like `named`, for changing fields that only some kinds have. */
export const loose = (list: readonly { id: string }[], id: string) =>
  named(list, id) as unknown as Record<string, unknown>

export const cellOf = (
  definition: ModuleDefinition,
  table: string,
  row: number,
  column: number,
  cell: unknown,
) => {
  const when = named(definition.tables, table).rows[row]?.when as unknown[]
  when[column] = cell
}
