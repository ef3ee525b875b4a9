import type { Computed, DecisionTable, ModuleDefinition } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { valueName } from '#shared/conditions/valueName.ts'

/** The value that reads each result column of a table. */
export const readersOf = (
  { computed }: ModuleDefinition,
  { id, outs }: DecisionTable,
): (Computed | undefined)[] =>
  outs.map((out, at) =>
    computed.find(
      (value) => value.table === id && (value.column === undefined ? at === 0 : value.column === out.id),
    ),
  )

/** The name of each result column: that of the value that reads it, or the one that the author chose. */
export function resultNames(definition: ModuleDefinition, table: DecisionTable, text: Text): string[] {
  const readers = readersOf(definition, table)
  return table.outs.map(({ id }, at) => {
    const reader = readers[at]
    return reader ? valueName(definition, reader.id, text) : resultName(id, text)
  })
}

/** A generated name such as `result_2` means nothing to authors who don't write formulas. */
function resultName(id: string, text: Text): string {
  const [, number] = /^result(?:_(\d+))?$/u.exec(id) ?? [id, null]
  if (number === null) return id
  return number === undefined
    ? text('moduleEditor.pane.result')
    : `${text('moduleEditor.pane.result')} ${number}`
}
