import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import type { Text } from '#platform/text/text.ts'
import { namedFields } from './namedFields.ts'
import { tableName } from './tableName.ts'
import { valueName } from './valueName.ts'

const text = Object.assign(
  (key: string, { number }: { number?: number } = {}) => `${key.split('.').at(-1)} ${number}`,
  { locale: 'ko' },
) as unknown as Text

const definition = {
  ...emptyDefinition(),
  computed: [
    { id: 'points', kind: 'integer' as const, label: { ko: '점수' }, expr: '1' },
    { id: 'is_full', kind: 'bool' as const, expr: 'true' },
    { id: 'weight', kind: 'text' as const, table: 'urgency' },
    { id: 'low', kind: 'text' as const, table: 'levels', column: 'low' },
    { id: 'high', kind: 'text' as const, table: 'levels', column: 'high' },
    { id: 'rank', kind: 'text' as const, table: 'nameless' },
  ],
  tables: [
    { id: 'urgency', label: { ko: '시급도' }, hit: 'FIRST' as const, cols: [], outs: [], rows: [] },
    { id: 'levels', label: { ko: '등급' }, hit: 'FIRST' as const, cols: [], outs: [], rows: [] },
    { id: 'nameless', hit: 'FIRST' as const, cols: [], outs: [], rows: [] },
  ],
}

it('names a value by its label, its table or its position, and never by its id', () => {
  const names = definition.computed.map(({ id }) => valueName(definition, id, text))
  expect(names).toEqual(['점수', 'unnamed 2', '시급도', '등급 1', '등급 2', 'unnamed 6'])
  expect(namedFields(definition, 'ko', text).map(({ label }) => label)).toEqual(names)
})

it('names a table by its label, the value that it determines or its position, and never by its id', () => {
  const rank = { id: 'rank', kind: 'text' as const, label: { ko: '순위' }, table: 'nameless' }
  const names = (of: ModuleDefinition) => of.tables.map(({ id }) => tableName(of, id, text))
  expect(names(definition)).toEqual(['시급도', '등급', 'unnamed 3'])
  expect(names({ ...definition, computed: [rank] })).toEqual(['시급도', '등급', '순위'])
})

it('still finds such a value by its id', () => {
  expect(namedFields(definition, 'ko', text)[1]?.words).toContain('is_full')
})
