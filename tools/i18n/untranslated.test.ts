import { expect, it } from 'vitest'
import { tablesWith } from './tablesWith.ts'
import { untranslated } from './untranslated.ts'

it('finds a value that was copied from another language', () => {
  expect(untranslated(tablesWith({ en: 'Close', de: 'Close' }), [])).toEqual([
    'a.ts#a.b is the same in en and de: Close',
  ])
  expect(untranslated(tablesWith({ zh: '关闭', ja: '关闭' }), [])).toHaveLength(1)
})

it('finds a copied plural', () => {
  const files = { one: '{count} file', other: '{count} files' }
  expect(untranslated(tablesWith({ en: files, de: files }), [])).toHaveLength(1)
})

it.each(['{count}', '1–10', 'a@b.example', 'L'])('lets %s be the same', (message) => {
  expect(untranslated(tablesWith({ ko: message, en: message }), [])).toEqual([])
})

it('lets a name stand anywhere, but only as a whole word', () => {
  const names = [{ reason: 'a name', words: ['CT'] }]
  expect(untranslated(tablesWith({ en: 'CT {n}', de: 'CT {n}' }), names)).toEqual([])
  expect(untranslated(tablesWith({ en: 'ACTION', de: 'ACTION' }), names)).toContain(
    'a.ts#a.b is the same in en and de: ACTION',
  )
})

it('lets a word be the same between its languages and no others', () => {
  const words = [{ reason: 'the same word', between: ['en', 'de'] as const, words: ['Name'] }]
  expect(untranslated(tablesWith({ en: 'Name: {n}', de: 'Name: {n}' }), words)).toEqual([])
  expect(untranslated(tablesWith({ en: 'Name', ja: 'Name' }), words)).toContain(
    'a.ts#a.b is the same in en and ja: Name',
  )
})

it('finds an allowance that nothing needs any more', () => {
  const words = [{ reason: 'the same word', words: ['Name'] }]
  expect(untranslated(tablesWith({ en: 'Close', de: 'Schließen' }), words)).toEqual([
    'nothing needs «Name» (the same word)',
  ])
})
