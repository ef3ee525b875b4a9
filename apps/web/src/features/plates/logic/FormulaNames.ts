import { nameableDefinition } from '@pandok/board'
import type { Cell, PlateContent } from '@pandok/domain'
import { type ModuleDefinition, type Scope, scopeOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { fieldsInScope, type NamedField, namedFields } from '#shared/conditions/namedFields.ts'
import { type ModuleNames, moduleNames } from '#shared/reasons/moduleNames.ts'

/** What conditions and formulas of a place may name, as people call it. */
export interface FormulaNames {
  fields: readonly NamedField[]
  scope: Scope
  names: ModuleNames
}

type ModuleOf = (id: string) => ModuleDefinition | undefined

/** Of a cell with the exam around it; of the exam alone without one. */
export function formulaNames(
  cell: Cell | undefined,
  { exam }: Pick<PlateContent, 'exam'>,
  moduleOf: ModuleOf,
  text: Text,
): FormulaNames {
  const { definition, hidden } = nameableDefinition(cell, { exam, moduleOf })
  return {
    fields: fieldsInScope(namedFields(definition, text.locale)).filter(({ id }) => !hidden.has(id)),
    scope: scopeOf(definition),
    names: moduleNames(definition, text),
  }
}
