import { expect, it } from 'vitest'
import { readCases, writeCases } from './cases.ts'

it('what is written can be read again', () => {
  const cases = {
    cases: [
      { when: '(known(tear) && tear == "bucket")', result: '1' },
      { when: 'size > 3 || side in ["R", "L"]', result: '2.5' },
    ],
    otherwise: '-4',
  }
  const written = writeCases(cases)
  expect(readCases(written)).toEqual({
    ...cases,
    cases: [{ when: 'known(tear) && tear == "bucket"', result: '1' }, cases.cases[1]],
  })
  expect(writeCases({ cases: [], otherwise: '"a"' })).toBe('"a"')
})

it('formulas with other brackets are read, and quoted punctuation is text', () => {
  expect(readCases('known(tear) && (tear == "bucket") ? 1 : (2)')).toEqual({
    cases: [{ when: 'known(tear) && (tear == "bucket")', result: '1' }],
    otherwise: '2',
  })
  expect(readCases('(a == "?:") ? "x" : ((b) ? "y" : ("z"))')).toEqual({
    cases: [
      { when: 'a == "?:"', result: '"x"' },
      { when: 'b', result: '"y"' },
    ],
    otherwise: '"z"',
  })
  expect(readCases('3')).toEqual({ cases: [], otherwise: '3' })
})

it('computed results and parts of a formula are left to the formula field', () => {
  for (const source of ['a ? size : 2', 'a ? (b ? 1 : 2) : 3', 'a ? 1', 'size + 1', '', 'a ? : 2', '(a'])
    expect(readCases(source)).toBeUndefined()
})
