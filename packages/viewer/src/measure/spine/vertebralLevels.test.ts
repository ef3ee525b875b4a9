import { describe, expect, it } from 'vitest'
import {
  firstLevel,
  neighborLevel,
  shiftedLevel,
  VERTEBRAL_CHOICES,
  VERTEBRAL_LEVELS,
} from './vertebralLevels.ts'

describe('vertebral levels', () => {
  it('go from C1 to S5 without a gap, both ways', () => {
    const down: string[] = ['C1']
    for (let level = neighborLevel('C1', 'down'); level; level = neighborLevel(level, 'down'))
      down.push(level)
    expect(down).toEqual(VERTEBRAL_LEVELS)
    expect(down).toHaveLength(29)
    expect(['T1', 'L1', 'S1', 'C1'].map((level) => neighborLevel(level, 'up'))).toEqual([
      ...['C7', 'T12', 'L5'],
      undefined,
    ])
  })

  it('a thirteenth thoracic and a sixth lumbar one lie where they belong, and are not counted on to', () => {
    expect([neighborLevel('T13', 'down'), neighborLevel('L6', 'up'), neighborLevel('L6', 'down')]).toEqual([
      'L1',
      'L5',
      'S1',
    ])
    expect(VERTEBRAL_CHOICES.slice(VERTEBRAL_CHOICES.indexOf('L5')).slice(0, 3)).toEqual(['L5', 'L6', 'S1'])
    expect(neighborLevel('disc', 'down')).toBeUndefined()
  })

  it('are shifted as a whole, as far as there are any', () => {
    expect([
      shiftedLevel('L1', -1),
      shiftedLevel('T12', 1),
      shiftedLevel('C1', -1),
      shiftedLevel('L6', 1),
    ]).toEqual(['T12', 'L1', undefined, undefined])
  })

  it.each([
    ['LSPINE', 'L5'],
    ['MR L-Spine T2 sag', 'L5'],
    ['요추 MRI', 'L5'],
    ['LWS', 'L5'],
    ['TSPINE', 'T1'],
    ['Thoracic spine', 'T1'],
    ['CSPINE', 'C2'],
    ['', 'C2'],
  ])('«%s» begins at %s', (words, level) => {
    expect(firstLevel(words)).toBe(level)
  })
})
