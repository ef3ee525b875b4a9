import { expect, it } from 'vitest'
import { formatMessage } from './formatMessage.ts'

const SIZE = '{cells|cell|cells} · {keys|key|keys}'

it.each([
  ['one', { cells: 1, keys: 0 }, '1 cell · 0 keys'],
  ['many, written as the language writes numbers', { cells: 1200, keys: 1 }, '1,200 cells · 1 key'],
  ['a number that comes as text', { cells: '1', keys: '60' }, '1 cell · 60 keys'],
])('puts the word for its own number behind each: %s', (_, values, words) => {
  expect(formatMessage(SIZE, 'en', values)).toBe(words)
})

it('leaves a placeholder without a value unchanged', () => {
  expect(formatMessage('{cells|Zelle|Zellen}, {name}', 'de', { name: 'Leber' })).toBe(
    '{cells|Zelle|Zellen}, Leber',
  )
})

it('picks the sentence by its count', () => {
  const files = { one: 'Eine Datei in {folders|Ordner|Ordnern}', other: '{count} Dateien' }
  expect(formatMessage(files, 'de', { count: 1, folders: 2 })).toBe('Eine Datei in 2 Ordnern')
  expect(formatMessage(files, 'de', { count: 1000, folders: 2 })).toBe('1.000 Dateien')
})
