import type { Cell, Exam } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import { type Names, scopeOf } from './NameScope.ts'

interface Around {
  exam: Exam | undefined
  moduleOf: Names['moduleOf']
  take?: Names['take']
}

/**
 * The names that a condition may use, as a module. `hidden` are inputs of a used module that nobody is asked
 * for.
 */
export interface Nameable {
  definition: ModuleDefinition
  hidden: ReadonlySet<string>
}

/**
 * Returns everything that formulas of a cell may name: its own blanks and values, those of the exam, what the
 * exam gathers, and the results of the modules that the cell uses. Without a cell it is what the exam itself
 * may name.
 */
export function nameableDefinition(cell: Cell | undefined, { exam, moduleOf, take }: Around): Nameable {
  const { blanks = [], values = [], uses = [], outputs = [] } = cell ?? {}
  const ofModules = uses.flatMap(({ moduleId, as }) =>
    (moduleOf(moduleId)?.computed ?? []).map(({ id }) => `${as}_${id}`),
  )
  const ofExam = [...(exam?.blanks ?? []), ...(exam?.values ?? []), ...(exam?.gathers ?? [])]
  const named = [...ofExam.map(({ id }) => id), ...ofModules]
  const { parts } = scopeOf(named, { blanks, values, uses, exam, moduleOf, take })
  // A finding may depend on the inputs and results of a module that the cell writes with.
  const written = outputs.flatMap((output) =>
    output.kind === 'module' ? (moduleOf(output.moduleId) ?? []) : [],
  )
  const taken = new Set([...parts.inputs, ...parts.computed].map(({ id }) => id))
  const own = <Item extends { id: string; group?: string | undefined }>(items: readonly Item[]) =>
    items.filter(({ id, group }) => {
      if (group !== undefined || taken.has(id)) return false
      taken.add(id)
      return true
    })
  return {
    definition: {
      ...parts,
      inputs: [...parts.inputs, ...written.flatMap(({ inputs }) => own(inputs))],
      computed: [...parts.computed, ...written.flatMap(({ computed }) => own(computed))],
      tables: [...parts.tables, ...written.flatMap(({ tables }) => tables)],
    },
    hidden: new Set(
      parts.inputs.flatMap(({ id }) => (uses.some(({ as }) => id.startsWith(`${as}_`)) ? [id] : [])),
    ),
  }
}
