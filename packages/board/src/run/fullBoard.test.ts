import { describe, expect, it } from 'vitest'
import { moduleOutput } from './testkit/moduleOutput.ts'
import { cellOf, moduleOf, phrase, startRun } from './testkit/startRun.ts'

const PLACES = Array.from({ length: 60 }, (_, place) => place)
const label = { ko: '물음' }

/** As many questions as a form of ordinary size has, the first of which follows the first cell. */
const moduleAt = (place: number) =>
  moduleOf(`m${place}`, {
    inputs: [
      ...Array.from({ length: 19 }, (_, index) => ({ id: `n${index}`, kind: 'number', unit: 'mm', label })),
      { id: 'side', kind: 'side', label, default: 'R' },
    ],
    computed: Array.from({ length: 10 }, (_, index) => ({
      id: `c${index}`,
      kind: 'number',
      expr: `n${index} * 2 + n${index + 1}`,
    })),
    outputs: Array.from({ length: 4 }, (_, index) => ({
      id: `o${index}`,
      section: 'findings',
      body: { ko: [{ v: 'side' }, '에 ', { v: 'n0' }, ', ', { v: `n${index}` }, '.'] },
    })),
  })

const modules = PLACES.map(moduleAt)
const autoFill = PLACES.slice(1).map((place) => ({
  id: `r${place}`,
  cell: `m${place}`,
  output: 'm',
  input: 'n0',
  source: { from: 'cell', cell: 'm0', output: 'm', input: 'n0' } as const,
}))

describe('a full board', () => {
  it('K240 writes sixty phrases, each once and in the order of the board', () => {
    const run = startRun(PLACES.map((place) => cellOf(`p${place}`, place, phrase('p', `문장 ${place}.`))))
    for (const place of PLACES.toReversed()) run.run(`p${place}`)
    expect(run.texts()).toEqual(PLACES.map((place) => `문장 ${place}.`))
  })

  it('K240 lets 59 linked cells follow the one that they are linked to', () => {
    const cells = PLACES.map((place) => cellOf(`m${place}`, place, moduleOutput(`m${place}`)))
    const run = startRun(cells, { modules, autoFill })
    for (const place of PLACES) run.fill(`m${place}`, place === 0 ? { n0: '5' } : {})
    run.run('m0')
    run.type('n0', '29')
    expect(run.texts().filter((text) => text.includes('29 mm'))).toHaveLength(60)
  })
})
