import { describe, expect, it } from 'vitest'
import { functionProblems } from './functionProblems.ts'

const long = (name: string, lines: number) => ({ path: 'a.ts', name, lines })
const nothing = { stillTooLong: [], longMax: 9 }

describe('functionProblems', () => {
  it('accepts long functions up to the limit', () => {
    expect(functionProblems([long('fits', 100)], nothing)).toEqual([])
  })

  it('refuses one above the limit unless it is listed', () => {
    expect(functionProblems([long('grown', 101)], nothing)).toEqual([
      'a.ts: grown has 101 lines; at most 100',
    ])
    expect(functionProblems([long('grown', 101)], { ...nothing, stillTooLong: ['a.ts grown'] })).toEqual([])
  })

  it('asks to take off the list what was taken apart', () => {
    expect(functionProblems([], { ...nothing, stillTooLong: ['a.ts grown'] })).toEqual([
      expect.stringContaining('a.ts grown is no longer too long'),
    ])
  })

  it('refuses more long ones than there may be', () => {
    expect(functionProblems([long('one', 61), long('two', 70)], { stillTooLong: [], longMax: 1 })).toEqual([
      '2 functions have more than 60 lines; at most 1 may',
    ])
  })
})
