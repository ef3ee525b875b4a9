import { describe, expect, it } from 'vitest'
import { type LibraryCase, playCase } from '../cases/playCase.ts'
import { plateOf } from './testkit/plateOf.ts'

const conflicts = (id: string, ...pressed: LibraryCase['pressed'][number][]): readonly string[] => {
  const { notices, refused } = playCase(plateOf(id), { id: 'twice', pressed })
  expect(refused).toEqual([])
  return notices.filter((notice) => notice.endsWith(':conflict'))
}

const effusion = (side: string, amount: string) => ({ cell: 'effusion', values: { side, amount } })
const canal = (level: string, grade: string) => ({ cell: 'canal', values: { level, grade } })

describe('a finding that a place has once', () => {
  it('blocks where it was entered twice for one place in different words', () => {
    expect(conflicts('chest-ct', effusion('right', 'small'), effusion('both', 'large'))).toEqual([
      'block:conflict',
    ])
    expect(conflicts('lumbar-spine-mr', canal('L4-5', '1'), canal('L4-5', '2'))).toEqual(['block:conflict'])
  })

  it('stands on both sides and at several levels, and is only told where it is the same', () => {
    expect(conflicts('chest-ct', effusion('right', 'small'), effusion('left', 'large'))).toEqual([])
    expect(conflicts('lumbar-spine-mr', canal('L3-4', '1'), canal('L4-5', '1'))).toEqual([])
    expect(conflicts('chest-ct', effusion('right', 'small'), effusion('right', 'small'))).toEqual([
      'warn:conflict',
    ])
  })

  it('is a place of several questions, or the exam itself', () => {
    const foramen = (side: string, grade: string) => ({
      cell: 'foramen',
      values: { level: 'L4-5', side, grade },
    })
    expect(conflicts('lumbar-spine-mr', foramen('right', '1'), foramen('bilateral', '3'))).toEqual([
      'block:conflict',
    ])
    expect(conflicts('lumbar-spine-mr', foramen('right', '1'), foramen('left', '3'))).toEqual([])
    const fatty = (grade: string) => ({ cell: 'fatty-liver', values: { grade } })
    expect(conflicts('abdomen-us', fatty('mild'), fatty('severe'))).toEqual(['block:conflict'])
    expect(conflicts('abdomen-us', fatty('mild'), fatty('mild'))).toEqual(['warn:conflict'])
  })

  it('may be described twice, but doesn’t grow and shrink', () => {
    const pneumonia = (pattern: string, change: string) => ({
      cell: 'pneumonia',
      values: { lobes: ['rll'], pattern, change },
    })
    const both = (one: string, other: string) =>
      conflicts('chest-ct', pneumonia('consolidation', one), pneumonia('patchy', other))
    expect(both('increased', 'decreased')).toEqual(['block:conflict'])
    expect(both('increased', 'increased')).toEqual([])
  })

  it('may be what another denies of the same place alone: an implant that is ruptured isn’t intact', () => {
    const answers = {
      'breast-us': [{}, { kind: 'intra' }],
      breast: [{}, { kind: 'intra' }],
      mammography: [{ plane: 'subpectoral' }, { category: '0' }],
    }
    for (const [id, [intact, ruptured]] of Object.entries(answers)) {
      const implant = (side: string) => ({ cell: 'implant', values: { side, ...intact } })
      const rupture = { cell: 'implant-rupture', values: { side: 'right', ...ruptured } }
      expect(conflicts(id, implant('left'), rupture)).toEqual([])
      expect(conflicts(id, implant('both'), rupture)).toEqual(['block:conflict'])
    }
  })
})
