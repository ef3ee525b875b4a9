import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { LOCALES } from '@pandok/domain'
import { afterAll, expect, it } from 'vitest'
import { readTables } from './readTables.ts'

const folder = mkdtempSync(join(tmpdir(), 'tables-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('reads every file of a language, however deep its folders and lists', async () => {
  for (const locale of LOCALES) {
    for (const [file, source] of Object.entries({
      'ui.ts': `export const ui = { 'ui.close': 'close', 'ui.files': { one: 'a file', other: '{count} files' } }`,
      'program/plates.ts': `export const plates = { 'plates.title': 'plates' }`,
      'legal.ts': `export const legal = { terms: [{ heading: 'one', paragraphs: ['two', 'three'] }] }`,
      'index.ts': `export { ui } from './ui.ts'`,
    })) {
      mkdirSync(dirname(join(folder, locale, file)), { recursive: true })
      writeFileSync(join(folder, locale, file), source)
    }
  }
  const { de } = await readTables(folder)
  expect([...de.keys()]).toEqual([
    'legal.ts#terms.0.heading',
    'legal.ts#terms.0.paragraphs.0',
    'legal.ts#terms.0.paragraphs.1',
    'program/plates.ts#plates.title',
    'ui.ts#ui.close',
    'ui.ts#ui.files',
  ])
  expect(de.get('ui.ts#ui.files')?.message).toEqual({ one: 'a file', other: '{count} files' })
})
