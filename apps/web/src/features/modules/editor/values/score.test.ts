import { emptyDefinition, type Input, type ModuleDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { addLevelTable, readLevelRanges } from './levelTable.ts'
import { scoreBounds, scoreOf, scoreParts, withPoints } from './score.ts'

const choice = (id: string, points: Record<string, string>): Input => ({
  id,
  kind: 'choice',
  label: { ko: id },
  options: Object.entries(points).map(([option, value]) => ({ id: option, label: {}, points: value })),
})

const inputs: Input[] = [
  choice('composition', { cystic: '0', mixed: '1', solid: '2' }),
  choice('shape', { wider: '0', taller: '3' }),
  { ...choice('foci', { rim: '2', punctate: '3' }), kind: 'multi' } as Input,
  { id: 'bulge', kind: 'bool', label: {}, points: '0.5' },
]
const score = { of: ['composition', 'shape', 'foci', 'bulge'], agg: 'sum' } as const
const parts = scoreParts({ ...score, of: [...score.of] }, inputs)
const of = [...score.of]

describe('a score', () => {
  it('adds the points of the chosen answers, exactly', () => {
    const tried = { composition: ['solid'], shape: ['taller'], foci: ['rim', 'punctate'], bulge: ['true'] }
    expect(scoreOf({ of, agg: 'sum' }, parts, tried)).toBe('10.5')
    expect(scoreOf({ of, agg: 'max' }, parts, tried)).toBe('3')
    expect(scoreOf({ of, agg: 'count' }, parts, tried)).toBe('5')
  })

  it('is undefined while a single choice has no answer', () => {
    expect(scoreOf({ of, agg: 'sum' }, parts, { composition: ['solid'] })).toBeUndefined()
    expect(scoreOf({ of, agg: 'sum' }, parts, { composition: ['solid'], shape: ['wider'] })).toBe('2')
  })

  it('has a lowest and a highest possible total', () => {
    expect(scoreBounds({ of, agg: 'sum' }, parts)).toEqual({ least: '0', greatest: '10.5' })
    expect(scoreBounds({ of, agg: 'max' }, parts)).toBeUndefined()
  })

  it('writes points into the options of its inputs', () => {
    const definition: ModuleDefinition = { ...emptyDefinition(), inputs }
    const next = withPoints(withPoints(definition, 'composition', 'solid', '4'), 'bulge', 'true', undefined)
    expect(next.inputs[0]).toMatchObject({ options: [{ points: '0' }, { points: '1' }, { points: '4' }] })
    expect(next.inputs[3]).not.toHaveProperty('points')
    expect(next.inputs[1]).toBe(inputs[1])
  })
})

describe('levels from a score', () => {
  it('are a table of ranges and a value that reads it', () => {
    const definition: ModuleDefinition = {
      ...emptyDefinition(),
      computed: [{ id: 'points', kind: 'number', score: { of, agg: 'sum' } }],
    }
    const cells = readLevelRanges('0 | 2 | 3 | 4–6 | ≥7')
    const levels = cells.map((cell, at) => ({ cell: cell ?? ('-' as const), name: `TR${at + 1}` }))
    const next = addLevelTable(definition, 'points', levels)
    expect(next.tables).toEqual([
      {
        id: 'points_levels',
        hit: 'UNIQUE',
        cols: [{ ref: 'points' }],
        outs: [{ id: 'level', kind: 'choice' }],
        rows: [
          { when: [{ range: ['0', '0', '[]'] }], then: ['TR1'] },
          { when: [{ range: ['2', '2', '[]'] }], then: ['TR2'] },
          { when: [{ range: ['3', '3', '[]'] }], then: ['TR3'] },
          { when: [{ range: ['4', '6', '[]'] }], then: ['TR4'] },
          { when: [{ range: ['7', null, '[)'] }], then: ['TR5'] },
        ],
      },
    ])
    expect(next.computed[1]).toMatchObject({
      id: 'level',
      kind: 'choice',
      table: 'points_levels',
      column: 'level',
    })
    expect(next.computed[1]?.options?.map(({ id }) => id)).toEqual(['TR1', 'TR2', 'TR3', 'TR4', 'TR5'])
  })

  it('get other ids if a name is not a valid one, and share a level of the same name', () => {
    const next = addLevelTable({ ...emptyDefinition(), computed: [{ id: 'n', kind: 'number' }] }, 'n', [
      { cell: '-', name: '저위험' },
      { cell: '-', name: 'TR2' },
      { cell: '-', name: 'TR2' },
    ])
    expect(next.computed[1]?.options).toMatchObject([
      { id: 'L1', label: { ko: '저위험', de: '저위험' } },
      { id: 'TR2' },
    ])
    expect(next.tables[0]?.rows.map((row) => row.then)).toEqual([['L1'], ['TR2'], ['TR2']])
  })

  it('report the part that is not a range', () => {
    expect(readLevelRanges('0 | many')).toEqual([{ range: ['0', '0', '[]'] }, undefined])
  })
})
