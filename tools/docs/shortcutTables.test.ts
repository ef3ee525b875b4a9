import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../build/repository.mjs'
import { GUIDE_LOCALES, shortcutTables, withTables } from './shortcutTables.ts'

describe('the page of shortcuts', () => {
  // After a change of keys or of their words, the pages are updated with: npx vitest run --project tools
  // tools/docs -u
  it.each(GUIDE_LOCALES)('has every command with the keys that it has in the program: %s', async (locale) => {
    const page = inRepository('docs', 'guide', locale, 'shortcuts.md')
    const text = withTables(readFileSync(page, 'utf8'), await shortcutTables(locale))
    await expect(text).toMatchFileSnapshot(page)
  })

  it('names keys as the screen does, and says which commands have none', async () => {
    const tables = await shortcutTables('en')
    expect(tables.get('editor')).toContain('| `Ctrl+Y` or `Ctrl+Shift+Z` |')
    expect(tables.get('editor')).toContain('\n\nCommands without a key: ')
    expect(tables.get('viewer')).toContain('`Ctrl+Shift+O`')
    expect((await shortcutTables('ko')).get('run')).toContain('`스페이스`')
  })

  it('is refused without a place for a table', () => {
    expect(() => withTables('# Keys', new Map([['editor', '| |']]))).toThrow('editor')
    expect(withTables('a <!-- x -->old<!-- /x --> b', new Map([['x', 'new']]))).toBe(
      'a <!-- x -->\nnew\n<!-- /x --> b',
    )
  })
})
