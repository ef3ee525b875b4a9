import { RESERVED_NAMES } from '@pandok/domain'
import type { ModuleDefinition } from '../definition.ts'
import type { Finding, Path } from '../Finding.ts'
import { fault } from './fault.ts'

interface Named {
  id: string
  path: Path
}

/**
 * Inputs, computed values and groups share one namespace, because expressions use them alike. Each other list
 * has its own.
 */
export function nameRules(definition: ModuleDefinition): Finding[] {
  const { inputs, groups, computed, tables, checks, partials, outputs } = definition
  const shared = [...named(inputs, 'inputs'), ...named(groups, 'groups'), ...named(computed, 'computed')]
  const columns = tables.map((table, index) => named(table.outs, 'tables', index, 'outs'))
  const lists = [
    shared,
    named(tables, 'tables'),
    named(checks, 'checks'),
    named(partials, 'partials'),
    named(outputs, 'outputs'),
    ...columns,
  ]
  return [...lists.flatMap(duplicates), ...shared.filter(isReserved).map(reserved)]
}

const named = (list: readonly { id: string }[], ...path: (string | number)[]): Named[] =>
  list.map(({ id }, index) => ({ id, path: [...path, index, 'id'] }))

const isReserved = ({ id }: Named) => RESERVED_NAMES.has(id)
const reserved = ({ id, path }: Named) => fault('id.reserved', path, { id })

/** The second of two equal names is at fault, because the first was there before. */
function duplicates(list: readonly Named[]): Finding[] {
  const seen = new Set<string>()
  return list.flatMap(({ id, path }) => {
    if (seen.has(id)) return [fault('id.duplicate', path, { id })]
    seen.add(id)
    return []
  })
}
