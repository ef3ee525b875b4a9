import type { ModuleDefinition } from '@pandok/module-engine'
import { moveItem, removeItem } from '#shared/fields/arrays.ts'

/** Table rows refer to sources by index, so they are updated when indices change. */
function renumber(
  definition: ModuleDefinition,
  placeOf: (old: number) => number | undefined,
): ModuleDefinition {
  return {
    ...definition,
    tables: definition.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => {
        if (row.cite === undefined) return row
        const { cite, ...rest } = row
        const place = placeOf(cite)
        return place === undefined ? rest : { ...rest, cite: place }
      }),
    })),
  }
}

export function moveCitation(definition: ModuleDefinition, from: number, to: number): ModuleDefinition {
  const order = moveItem([...definition.citations.keys()], from, to)
  const moved = { ...definition, citations: moveItem(definition.citations, from, to) }
  return renumber(moved, (old) => order.indexOf(old))
}

export const removeCitation = (definition: ModuleDefinition, index: number): ModuleDefinition =>
  renumber({ ...definition, citations: removeItem(definition.citations, index) }, (old) =>
    old === index ? undefined : old > index ? old - 1 : old,
  )
