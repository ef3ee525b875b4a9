import type { ModuleDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

const { modules } = readLibrary()

/** Returns the values without a name that are columns of tables; the module editor would number them. */
function namelessIn({ computed, tables }: ModuleDefinition): string[] {
  const read = new Set(tables.flatMap(({ cols }) => cols.flatMap((col) => ('ref' in col ? [col.ref] : []))))
  return computed.filter(({ id, label }) => read.has(id) && label === undefined).map(({ id }) => id)
}

describe('a value that is the column of a table', () => {
  it.each(modules.map(({ id, definition }) => [id, definition] as const))(
    '%s: has a name',
    (_, definition) => {
      expect(namelessIn(definition)).toEqual([])
    },
  )
})
