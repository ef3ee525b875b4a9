import { describe, expect, it } from 'vitest'
import { writeRangeText } from '#shared/reasons/writeRangeText.ts'
import { readRangeText } from './readRangeText.ts'

describe('a number cell', () => {
  it.each([
    ['>=1.5', ['1.5', null, '[)']],
    ['≥ 1,5', ['1.5', null, '[)']],
    ['>4', ['4', null, '()']],
    ['<4', [null, '4', '()']],
    ['<= .5', [null, '0.5', '(]']],
    ['≤-2', [null, '-2', '(]']],
    ['1.5-2.5', ['1.5', '2.5', '[]']],
    ['-3 - -1', ['-3', '-1', '[]']],
    ['4..6', ['4', '6', '[]']],
    ['4–6', ['4', '6', '[]']],
    ['4 ~ 6', ['4', '6', '[]']],
    ['= 3', ['3', '3', '[]']],
    ['3', ['3', '3', '[]']],
    ['1.0 <= x < 1.5', ['1.0', '1.5', '[)']],
    ['1 < 2'.replace('<', '< x <'), ['1', '2', '()']],
    ['>=1.5 <2.5', ['1.5', '2.5', '[)']],
    ['>1, ≤2', ['1', '2', '(]']],
    ['[1, 2)', ['1', '2', '[)']],
    ['(, 2]', [null, '2', '(]']],
    ['[3,)', ['3', null, '[)']],
  ])('reads %s', (typed, range) => {
    expect(readRangeText(typed)).toEqual({ range })
  })

  it.each(['-', '', ' – ', '*'])('reads «%s» as any', (typed) => {
    expect(readRangeText(typed)).toBe('-')
  })

  it.each(['big', '6-4', '>', '1..', '>= 1 or 2', '<1 >2', '[,]'])('refuses %s', (typed) => {
    expect(readRangeText(typed)).toBeUndefined()
  })

  it.each(['≥ 1.5', '> 4', '< 4', '≤ 0.5', '4–6', '= 3', '1 ≤ x < 2', '1 < x ≤ 2'])(
    'writes %s as it reads it',
    (text) => {
      expect(writeRangeText(readRangeText(text) ?? '-')).toBe(text)
    },
  )
})
