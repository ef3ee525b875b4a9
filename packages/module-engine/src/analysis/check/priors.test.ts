import { describe, expect, it } from 'vitest'
import { readDefinition } from '../../document/readDefinition.ts'
import { renameId } from '../../document/rename/renameId.ts'
import { renameOption } from '../../document/rename/renameOption.ts'
import { completionsAt } from '../../expression/completionsAt.ts'
import { scopeOf } from '../../expression/scopeOf.ts'
import { recistFollowUp } from '../../run/fixtures/recistFollowUp.ts'
import { proveTable } from '../proof/proveTable.ts'
import { checkModule } from './checkModule.ts'

const label = { en: 'Label', ko: '이름' }

function read(draft: object) {
  const found = readDefinition({
    outputs: [{ id: 'out', section: 'findings', body: { en: [{ v: 'made' }] } }],
    ...draft,
  })
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  return found.definition
}

const size = { id: 'size', kind: 'number', unit: 'mm', label, min: '0', max: '500' }
const level = {
  id: 'level',
  kind: 'choice',
  label,
  options: ['low', 'high'].map((id) => ({ id, label })),
}

const errorsOf = (expr: string, kind = 'number') =>
  checkModule(read({ inputs: [size, level], computed: [{ id: 'made', kind, expr }] }))
    .filter((finding) => finding.level === 'error')
    .map(({ code, params }) => ({ code, ...params }))

describe('checking what is asked of earlier examinations', () => {
  it.each([
    ['prior.size + change(size) + percent_change(size) + nadir(size) + doubling_time(size)', 'number'],
    ['prior.level == "low" && prior.level != level', 'bool'],
    ['days_since_prior < 365', 'bool'],
    ['daysBetween(prior_date, "2026-01-01")', 'number'],
  ])('M630 %s is right', (expr, kind) => {
    expect(errorsOf(expr, kind)).toEqual([])
  })

  it.each([
    ['prior.siz', { code: 'name.unknown', name: 'siz', nearest: 'size' }],
    ['change(level)', { code: 'type.mismatch', expected: 'decimal', found: 'text' }],
    ['change(size + 1)', { code: 'expression.refused', what: 'priorOf' }],
    ['change(prior.size)', { code: 'expression.refused', what: 'priorOf' }],
    ['nadir(days_since_prior)', { code: 'expression.refused', what: 'priorOf' }],
    ['change()', { code: 'type.mismatch', expected: 'change(x)', found: 'change()' }],
    ['prior', { code: 'name.unknown', name: 'prior' }],
  ])('M630 %s is told at its place', (expr, fault) => {
    expect(errorsOf(expr)).toContainEqual(expect.objectContaining(fault))
  })

  it('M630 an answer that the choice never had is told', () => {
    expect(errorsOf('prior.level == "middle"', 'bool')).toContainEqual(
      expect.objectContaining({ code: 'option.unknown' }),
    )
  })

  it('M630 a row’s earlier value is out of scope at the module’s level, in a formula and in a sentence', () => {
    const definition = read({
      groups: [{ id: 'lesions', label }],
      inputs: [{ ...size, group: 'lesions' }],
      computed: [{ id: 'made', kind: 'number', expr: 'prior.size' }],
      outputs: [{ id: 'out', section: 'findings', body: { en: [{ v: 'made' }, { v: 'prior.size' }] } }],
    })
    expect(checkModule(definition).filter(({ code }) => code === 'name.outOfScope')).toHaveLength(2)
  })

  it('M631 a value that only a later examination reads is read', () => {
    const definition = read({
      inputs: [size],
      computed: [{ id: 'made', kind: 'number', expr: 'prior.size' }],
    })
    expect(checkModule(definition).map(({ code }) => code)).not.toContain('input.unused')
  })

  const table = (ref: string, rows: readonly object[]) => ({
    inputs: [size, level],
    computed: [
      { id: 'delta', kind: 'number', expr: 'change(size)' },
      { id: 'percent', kind: 'number', expr: 'percent_change(size)' },
      { id: 'made', kind: 'text', table: 't' },
    ],
    tables: [{ id: 't', hit: 'UNIQUE', cols: [{ ref }], outs: [{ id: 'r', kind: 'text' }], rows }],
  })
  // biome-ignore lint/suspicious/noThenProperty: the document's own word; rows are never awaited
  const row = (cell: object, given: string) => ({ when: [cell], then: [given] })
  const proofOf = (ref: string, rows: readonly object[]) => proveTable(read(table(ref, rows)), 't')

  it('M632 a column of earlier answers is proved with the answers that there are', () => {
    expect(proofOf('prior.level', [row({ in: ['low'] }, 'a')]).gaps).toEqual([{ 'prior.level': 'high' }])
    expect(proofOf('prior.level', [row({ in: ['low'] }, 'a'), row({ in: ['high'] }, 'b')]).gaps).toEqual([])
  })

  it('M632 the unknown of an earlier value is a case of its own, though the input must be filled', () => {
    const rows = [row({ in: ['low'] }, 'a'), row({ known: true }, 'b')]
    const proof = proofOf('prior.level', [...rows.slice(1)])
    expect(proof.gaps).toEqual([{ 'prior.level': null }])
    expect(proofOf('prior.level', [row({ known: true }, 'a'), row({ known: false }, 'b')]).gaps).toEqual([])
  })

  it('M632 limits follow: a change lies within what then and now can be, a loss is never more than all', () => {
    const within = (from: string, to: string) => row({ range: [from, to, '[]'] }, 'a')
    expect(proofOf('delta', [within('-500', '500')]).gaps).toEqual([])
    expect(proofOf('delta', [within('-499', '500')]).gaps).toHaveLength(1)
    expect(proofOf('percent', [row({ range: ['-100', null, '[]'] }, 'a')]).gaps).toEqual([])
    expect(proofOf('percent', [row({ range: ['-99', null, '[]'] }, 'a')]).gaps).toHaveLength(1)
  })

  it('M633 renaming a value or an answer changes every place that means its earlier value', () => {
    const definition = read({
      ...table('prior.level', [row({ in: ['low'] }, 'a'), row({ in: ['high'] }, 'b')]),
      outputs: [
        {
          id: 'out',
          section: 'findings',
          body: { en: [{ v: 'prior.level' }, { v: 'prior.size' }, { v: 'made' }] },
        },
      ],
      checks: [{ id: 'c', level: 'info', when: 'prior.level == "low" && change(size) > 0', message: label }],
      tests: [
        {
          name: 't',
          given: { level: 'low' },
          examDate: '2020-02-01',
          priors: [{ date: '2020-01-01', values: { level: 'low', size: 3 } }],
          expect: {},
        },
      ],
    })
    const renamed = renameOption(
      renameId(renameId(definition, 'level', 'grade'), 'size', 'width'),
      'grade',
      'low',
      'mild',
    )
    expect(renamed.tables[0]?.cols).toEqual([{ ref: 'prior.grade' }])
    expect(renamed.tables[0]?.rows[0]?.when).toEqual([{ in: ['mild'] }])
    expect(renamed.outputs[0]?.body.en).toEqual([{ v: 'prior.grade' }, { v: 'prior.width' }, { v: 'made' }])
    expect(renamed.checks[0]?.when).toBe('prior.grade == "mild" && change(width) > 0')
    expect(renamed.tests[0]).toMatchObject({
      examDate: '2020-02-01',
      priors: [{ date: '2020-01-01', values: { grade: 'mild', width: 3 } }],
    })
    expect(checkModule(renamed).filter((finding) => finding.level === 'error')).toEqual([])
  })

  it('M634 the formula bar offers the words, and behind `prior.` the module’s names', () => {
    const scope = scopeOf(
      read({ inputs: [size, level], computed: [{ id: 'made', kind: 'number', expr: 'size' }] }),
    )
    const offered = (source: string) =>
      completionsAt(source, source.length, scope).items.map(({ insert }) => insert)
    expect(offered('pri')).toEqual(expect.arrayContaining(['prior.', 'prior_date']))
    expect(offered('days_')).toContain('days_since_prior')
    expect(offered('cha')).toContain('change(')
    expect(offered('prior.')).toEqual(expect.arrayContaining(['size', 'level', 'made']))
    expect(offered('prior.level == ')).toEqual(expect.arrayContaining(['"low"', '"high"']))
  })

  it('M635 a follow-up module as it should be has no error', () => {
    const definition = read(recistFollowUp)
    expect(checkModule(definition).filter((finding) => finding.level === 'error')).toEqual([])
  })
})
