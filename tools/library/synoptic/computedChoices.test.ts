import type { Computed, ModuleDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { readLibrary } from '../readLibrary.ts'

const { modules } = readLibrary()

/** Returns the possible answers of a table for a value that only repeats one of its columns. */
function answersFor({ expr }: Computed, { computed, tables }: ModuleDefinition): readonly unknown[] {
  const answered = computed.find(({ id }) => id === expr)
  const table = tables.find(({ id }) => id === answered?.table)
  const column = table?.outs.findIndex(({ id }) => id === answered?.column) ?? -1
  return table?.rows.map(({ then }) => then[column]).filter((result) => typeof result === 'string') ?? []
}

const strangersIn = (definition: ModuleDefinition): string[] =>
  definition.computed.flatMap((value) =>
    value.kind === 'choice' && value.expr !== undefined
      ? answersFor(value, definition)
          .filter((answer) => !value.options?.some(({ id }) => id === answer))
          .map((answer) => `${value.id}: ${String(answer)}`)
      : [],
  )

const optionsOf = (module: string, id: string): string[] => {
  const found = modules
    .find((one) => one.id === module)
    ?.definition.computed.find((computed) => computed.id === id)
  return found?.kind === 'choice' ? (found.options ?? []).map((option) => option.id) : []
}

describe('a choice that a module works out from a table', () => {
  it.each(modules.map(({ id, definition }) => [id, definition] as const))(
    '%s: has every answer of the table',
    (_, definition) => {
      expect(strangersIn(definition)).toEqual([])
    },
  )

  it('has T0 after neoadjuvant therapy without residual tumor (AJCC 8, colorectum and stomach)', () => {
    expect(optionsOf('colorectal-resection', 'grp_t')).toEqual(['T0', 'Tis', 'T1', 'T2', 'T3', 'T4a', 'T4b'])
    expect(optionsOf('gastric-resection-and-esd', 'pgrp_t')).toEqual([
      'T0',
      'Tis',
      'T1a',
      'T1b',
      'T2',
      'T3',
      'T4a',
      'T4b',
    ])
  })
})
