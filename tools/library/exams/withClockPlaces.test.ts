import { describe, expect, it } from 'vitest'
import { playCase } from '../cases/playCase.ts'
import { plateOf } from './testkit/plateOf.ts'

function contradictions(side: string, quadrant: string): readonly number[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((hour) => {
    const values = { side, quadrant, clock: String(hour) }
    const { run } = playCase(plateOf('mammography'), {
      id: 'place',
      pressed: [{ cell: 'known-cancer', values }],
    })
    return run
      .read()
      .concerns.some((concern) => concern.kind === 'check' && concern.check === 'clock_of_quadrant')
  })
}

describe('quadrant and clock', () => {
  it('mirror each other in the two breasts and share the hours of their borders', () => {
    expect(contradictions('right', 'uo')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(contradictions('left', 'uo')).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
    expect(contradictions('right', 'li')).toEqual([1, 2, 7, 8, 9, 10, 11, 12])
    expect(contradictions('left', 'outer')).toEqual([7, 8, 9, 10, 11])
    expect(contradictions('left', 'lower')).toEqual([1, 2, 10, 11, 12])
    expect(contradictions('left', 'retro')).toEqual([])
  })
})
