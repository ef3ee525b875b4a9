import { expect, it } from 'vitest'
import { stringsIn, templatesIn } from './keysInSource.ts'
import { namedTogether } from './namedKeys.ts'
import { tableOf } from './readTables.ts'
import { unusedKeys } from './unusedKeys.ts'

const nothing = { whole: new Set<string>(), patterns: [] }
const askers = { server: nothing, anybody: nothing, site: nothing }
const entry = (file: string, key: string) => ({ file, key, message: key })
const site = tableOf([entry('a.ts', 'a.one'), entry('a.ts', 'a.two')])

it('finds a key that no source names', () => {
  const named = stringsIn(`text('a.one')`)
  expect(unusedKeys(site, { ...askers, site: named }, [])).toEqual(['a.ts#a.two is used nowhere'])
})

it('does not take a remark for a use', () => {
  const source = `/** like text('a.one') */\n// text('a.two')\n   * text('a.two')`
  expect(unusedKeys(site, { ...askers, site: stringsIn(source) }, [])).toHaveLength(2)
})

it('understands a template by what it begins and ends with', () => {
  const table = tableOf([
    entry('mail.ts', 'code.note'),
    entry('mail.ts', 'fact.day'),
    entry('mail.ts', 'brand'),
  ])
  const server = namedTogether([templatesIn('mail(`${kind}.note`)'), templatesIn('mail(`fact.${name}`)')])
  expect(unusedKeys(table, { ...askers, server }, [])).toEqual(['mail.ts#brand is used nowhere'])
})

it('does not take a template of nothing but places for a use of everything', () => {
  expect(templatesIn('`${a}${b}` `${a}` `prefix${a}`').patterns).toEqual([])
})

it('asks only those who can say the words', () => {
  const table = tableOf([entry('mail.ts', 'a.one'), entry('problems.ts', 'a.one'), entry('site.ts', 'a.one')])
  const named = stringsIn(`'a.one'`)
  expect(unusedKeys(table, { ...askers, site: named }, [])).toEqual([
    'mail.ts#a.one is used nowhere',
    'problems.ts#a.one is used nowhere',
  ])
})

it('finds an exception that nothing needs', () => {
  const exception = { file: /^a\.ts$/u, key: /^a\.two$/u, reason: 'built elsewhere' }
  expect(unusedKeys(site, { ...askers, site: stringsIn(`'a.one'`) }, [exception])).toEqual([])
  expect(unusedKeys(site, { ...askers, site: stringsIn(`'a.one' 'a.two'`) }, [exception])).toEqual([
    'nothing needs the exception for ^a\\.ts$ (built elsewhere)',
  ])
})
