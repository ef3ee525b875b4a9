import { describe, expect, it } from 'vitest'
import { coveredRows } from './coveredRows.ts'
import { nodules } from './fixtures/nodules.ts'
import { compiled, TODAY, tableRow } from './fixtures/open.ts'
import { recist } from './fixtures/recist.ts'
import { tirads } from './fixtures/tirads.ts'
import { runTests } from './runTests.ts'

const label = { en: 'Label' }

/** Every difference of every case, with the case's name. */
function differences(draft: Parameters<typeof compiled>[0]) {
  const outcomes = runTests(compiled(draft), { today: TODAY })
  return outcomes.flatMap(({ name, differences: found }) => found.map((one) => ({ name, ...one })))
}

describe('saved tests', () => {
  it('M280 pass for every published vector of ACR TI-RADS, the missing size included', () => {
    expect(differences(tirads)).toEqual([])
    expect(tirads.tests).toHaveLength(11)
  })

  it('M280 pass for every published vector of RECIST 1.1, written as expressions', () => {
    expect(differences(recist)).toEqual([])
    expect(recist.tests).toHaveLength(10)
  })

  it('M280, M281 compare rows of a group, and sentences to the letter', () => {
    expect(differences(nodules)).toEqual([])
  })

  it('M280, M281, M282 say what was expected and what came, for each kind of expectation', () => {
    const draft = {
      inputs: [{ id: 'size', kind: 'number' as const, label, required: true, max: '10' }],
      computed: [
        { id: 'double', kind: 'number' as const, expr: 'size * 2' },
        { id: 'class', kind: 'text' as const, table: 'classes' },
      ],
      tables: [
        {
          id: 'classes',
          hit: 'FIRST' as const,
          cols: [{ ref: 'size' }],
          outs: [{ id: 'class', kind: 'text' as const }],
          rows: [tableRow([{ range: [null, '5', '()'] }], 'small')],
          otherwise: ['big'],
        },
      ],
      checks: [{ id: 'odd', level: 'warn' as const, when: 'size > 8', message: label }],
      outputs: [{ id: 'out', section: 'findings' as const, body: { en: [{ v: 'double' }, '.'] } }],
      tests: [
        {
          name: 'all wrong',
          given: { size: 2 },
          expect: {
            values: { double: 5, class: null },
            outputs: { en: { out: '4' }, ko: { out: null } },
            rows: { classes: -1 },
            problems: { size: 'missing' },
            checks: ['odd'],
          },
        },
        {
          name: 'decimals are numbers',
          given: { size: '2.0' },
          expect: { values: { double: '4.00', class: 'small' } },
        },
        {
          name: 'nothing given',
          given: {},
          expect: { values: { double: null }, problems: { size: 'missing' } },
        },
        { name: 'too much', given: { size: 11 }, expect: { problems: { size: 'outOfRange' } } },
      ],
    }
    expect(differences(draft)).toEqual([
      { name: 'all wrong', what: 'value', id: 'double', expected: '5', actual: '4' },
      { name: 'all wrong', what: 'value', id: 'class', expected: null, actual: 'small' },
      { name: 'all wrong', what: 'output', id: 'out', locale: 'ko', expected: null, actual: '4.' },
      { name: 'all wrong', what: 'output', id: 'out', locale: 'en', expected: '4', actual: '4.' },
      { name: 'all wrong', what: 'row', id: 'classes', expected: '-1', actual: '0' },
      { name: 'all wrong', what: 'problem', id: 'size', expected: 'missing', actual: null },
      { name: 'all wrong', what: 'check', id: 'odd', expected: 'true', actual: null },
    ])
  })
})

describe('coverage of table rows', () => {
  it('M283 names the rows that no saved test reaches', () => {
    const [levels, management] = coveredRows(compiled(tirads), { today: TODAY })
    expect(levels).toEqual({ table: 'levels', rows: 6, covered: [0, 1, 2, 3, 4, 5], missed: [] })
    expect(management?.missed).toEqual([4, 7])
  })
})
