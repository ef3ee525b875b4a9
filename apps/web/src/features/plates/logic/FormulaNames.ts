import { nameableDefinition } from '@pandok/board'
import type { Cell, PlateContent } from '@pandok/domain'
import { type ModuleDefinition, type Scope, scopeOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { fieldsInScope, type NamedField, namedFields } from '#shared/conditions/namedFields.ts'
import { type ModuleNames, moduleNames } from '#shared/reasons/moduleNames.ts'

/** The names that conditions and formulas may use, with display names. */
export interface FormulaNames {
  fields: readonly NamedField[]
  scope: Scope
  names: ModuleNames
}

type ModuleOf = (id: string) => ModuleDefinition | undefined

/** The names for a cell and its exam, or for the exam alone. */
export function formulaNames(
  cell: Cell | undefined,
  { exam }: Pick<PlateContent, 'exam'>,
  moduleOf: ModuleOf,
  text: Text,
): FormulaNames {
  const { definition, hidden } = nameableDefinition(cell, { exam, moduleOf })
  return {
    fields: fieldsInScope(namedFields(definition, text.locale, text)).filter(({ id }) => !hidden.has(id)),
    scope: scopeOf(definition),
    names: moduleNames(definition, text),
  }
}
