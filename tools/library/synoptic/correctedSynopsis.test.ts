import { describe, expect, it } from 'vitest'
import { standing, withReadings } from './correctedSynopsis.ts'

describe('a check of a file of corrections', () => {
  const said = (en: string) => ({ say: { ko: en, en, zh: en, ja: en, de: en } })

  it('stands instead of the one that it names, or beside the others', () => {
    const checks = [said('y is missing'), said('Too many nodes'), { ...said('y?'), instead: 'y is missing' }]
    expect(standing(checks, 'x')).toEqual([said('Too many nodes'), said('y?')])
  })

  it('is told where there is no such check', () => {
    expect(() => standing([{ ...said('y?'), instead: 'z' }], 'x')).toThrow('x has no check «z»')
  })
})

describe('how a source was read', () => {
  const stage = {
    steps: [
      { high: 'a + b' },
      {
        grade: {
          status: 'known',
          rows: [{ if: 'a' }, { if: 'b' }],
        },
      },
    ],
  }

  it('is said of a table, or of one of its rows', () => {
    const table = withReadings(stage, { grade: { status: 'read', src: ['S1'] } }, 'x').steps?.[1]
    expect(table).toEqual({
      grade: {
        status: 'read',
        src: ['S1'],
        rows: [{ if: 'a' }, { if: 'b' }],
      },
    })
    const row = withReadings(stage, { 'grade 2': { status: 'read' } }, 'x').steps?.[1]
    expect(row).toEqual({
      grade: {
        status: 'known',
        rows: [{ if: 'a' }, { if: 'b', status: 'read' }],
      },
    })
  })

  it('may correct the condition of a table or row, whose reason stays behind', () => {
    const readings = {
      grade: { applies: 'has(a)', why: 'The source has no grade without a.' },
      'grade 1': { if: 'a > 1' },
    }
    expect(withReadings(stage, readings, 'x').steps?.[1]).toEqual({
      grade: { status: 'known', applies: 'has(a)', rows: [{ if: 'a > 1' }, { if: 'b' }] },
    })
  })

  it('leaves logic that has only maps as it is', () => {
    const maps = { effusion: { status: 'read' } }
    expect(withReadings({ maps } as Parameters<typeof withReadings>[0], {}, 'x')).toEqual({ maps })
  })

  it('may give a step without rows another formula', () => {
    const steps = [{ high: 'a > 1' }]
    expect(withReadings({ steps }, { high: { is: 'a > 2', why: 'so it was read' } }, 'x').steps).toEqual([
      { high: 'a > 2' },
    ])
  })

  it('is refused of what isn’t there', () => {
    expect(() => withReadings(stage, { 'grade 3': { status: 'read' } }, 'x')).toThrow(
      'no table or row «grade 3»',
    )
    expect(() => withReadings(stage, { high: { status: 'read' } }, 'x')).toThrow('no table or row «high»')
  })
})
