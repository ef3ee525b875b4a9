import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ModuleDefinition } from '../definition.ts'
import { readDefinition } from '../readDefinition.ts'
import { type NameKind, renameId } from './renameId.ts'

function thyroid(): ModuleDefinition {
  const file = new URL('../fixtures/v1/thyroid-nodules.json', import.meta.url)
  const read = readDefinition(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.ok) throw new Error('the fixture must open')
  return read.definition
}

const words = (definition: ModuleDefinition) => JSON.stringify(definition)

describe('renameId', () => {
  it.each<[string, NameKind, string[]]>([
    // An id, a row's sort, a column, expressions, a table cell, phrases, checks, `prior`, given, problems …
    ['size_mm', 'value', []],
    // The option `solid` is nobody's name; the score, the tables and the visibility of another input are.
    ['composition', 'value', []],
    ['nodules', 'value', ['["nodules"]']],
    ['points', 'value', ['"points":"', 'No points for cysts']],
    ['largest', 'value', []],
    // The computed value and the result column of the same name are different things.
    [
      'level',
      'value',
      ['"column":"level"', '"id":"level","kind":"choice"}', '"level":"warn"', '"level":"block"'],
    ],
    ['levels', 'table', []],
    ['size_text', 'partial', []],
    ['advice', 'output', []],
    ['no_lobe', 'check', []],
  ])('M22 renames %s (%s) everywhere', (from, kind, kept) => {
    const renamed = renameId(thyroid(), from, 'brand_new', kind)
    expect(readDefinition(renamed).ok).toBe(true)
    const left = kept.reduce((text, part) => text.replaceAll(part, ''), words(renamed))
    expect(left).not.toMatch(new RegExp(`(?<![a-z_-])${from}(?![a-z_-])`, 'u'))
    // There and back is where we were: nothing else was touched.
    expect(renameId(renamed, 'brand_new', from, kind)).toEqual(thyroid())
  })

  it('M22 leaves names of another set alone', () => {
    const definition = thyroid()
    expect(words(renameId(definition, 'findings', 'text', 'output'))).toContain('"section":"findings"')
    expect(renameId(definition, 'levels', 'other', 'value')).toBe(definition)
  })

  it.each(['side', 'nodules', 'in', 'row_number', 'Size', '', 'n'])('M23 does not rename to «%s»', (to) => {
    const definition = thyroid()
    expect(renameId(definition, 'size_mm', to)).toBe(definition)
  })
})
