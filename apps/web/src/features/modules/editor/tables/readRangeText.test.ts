import { describe, expect, it } from 'vitest'
import { writeRangeText } from '#shared/reasons/writeRangeText.ts'
import { readRangeText } from './readRangeText.ts'

describe('text of a number cell', () => {
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

  it.each([
    ['5 mm 이상 10 mm 미만', ['5', '10', '[)']],
    ['10mm 초과', ['10', null, '()']],
    ['3 cm 이하', [null, '30', '(]']],
    ['１.５cm 이상', ['15', null, '[)']],
    ['20㎜ 미만 10㎜ 이상', ['10', '20', '[)']],
    ['5 이상이고 10 이하', ['5', '10', '[]']],
    ['5mm以上10mm未満', ['5', '10', '[)']],
    ['10mmを超える', ['10', null, '()']],
    ['6〜8mm', ['6', '8', '[]']],
    ['≧10mm', ['10', null, '[)']],
    ['小于6 mm', [null, '6', '()']],
    ['不超过8', [null, '8', '(]']],
    ['＞8 mm', ['8', null, '()']],
    ['大于等于10', ['10', null, '[)']],
    ['5至10 mm', ['5', '10', '[]']],
    ['unter 6 mm', [null, '6', '()']],
    ['über 5 bis 10 mm', ['5', '10', '(]']],
    ['ab 1,5 cm', ['15', null, '[)']],
    ['mind. 6 mm', ['6', null, '[)']],
    ['6 bis 8 mm', ['6', '8', '[]']],
    ['less than 6 mm', [null, '6', '()']],
    ['at least 0.8 cm', ['8', null, '[)']],
    ['20 mm or larger', ['20', null, '[)']],
    ['≥ 20 mm or larger', ['20', null, '[)']],
    ['> 5 to ≤ 10 mm', ['5', '10', '(]']],
    ['5–<10 mm', ['5', '10', '[)']],
    ['>5 – 10 mm†', ['5', '10', '(]']],
    ['5 mm-10 mm', ['5', '10', '[]']],
    ['up to 5 mm', [null, '5', '(]']],
    ['10 mm+', ['10', null, '[)']],
    ['<0.06 cm', [null, '0.6', '()']],
    ['10 mm²', undefined],
    ['5 mm to 1 cm', undefined],
    ['3 months', undefined],
    ['around 3', undefined],
    ['3, 4', undefined],
    ['3 and 4 mm', undefined],
    ['between 3 and 4 mm', ['3', '4', '[]']],
  ])('reads «%s» of a guideline in millimetres', (typed, range) => {
    expect(readRangeText(typed, 'mm')).toEqual(range && { range })
  })

  it('accepts a unit only if the cell has one', () => {
    expect(readRangeText('≥ 3 cm')).toBeUndefined()
    expect(readRangeText('< 10 HU', '[HU]')).toEqual({ range: [null, '10', '()'] })
    expect(readRangeText('≥ 25 mm', 'cm')).toEqual({ range: ['2.5', null, '[)'] })
    expect(readRangeText('2년 이상', 'a')).toEqual({ range: ['2', null, '[)'] })
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
