import { expect, it } from 'vitest'
import { postcodeAnswer } from './postcodeAnswer.ts'

const frame = {} as Window
const stranger = {} as Window
const chosen = { zonecode: '06236', roadAddress: '서울 강남구 테헤란로 152' }
const address = { kind: 'pandok-postcode', ...chosen }

const hear = (event: { source?: Window; origin?: string; data?: unknown }) =>
  postcodeAnswer({ source: frame, origin: 'null', data: address, ...event }, frame)

it('accepts an address from the frame that was opened', () => {
  expect(hear({})).toEqual(chosen)
})

it('ignores every other sender', () => {
  expect(hear({ source: stranger })).toBeNull()
  expect(hear({ origin: 'https://site.example' })).toBeNull()
  expect(postcodeAnswer({ source: null, origin: 'null', data: address }, null)).toBeNull()
})

it.each([
  ['nothing', undefined],
  ['text', '06236'],
  ['null', null],
  ['another kind of message', { ...address, kind: 'else' }],
  ['an address without a code', { ...address, zonecode: undefined }],
  ['a code that is none', { ...address, zonecode: '<b>' }],
  ['a number for a code', { ...address, zonecode: 6236 }],
  ['an endless address', { ...address, roadAddress: 'x'.repeat(201) }],
  ['a list for an address', { ...address, roadAddress: ['x'] }],
])('refuses %s', (_name, data) => {
  expect(hear({ data })).toBeNull()
})

it('takes only the two texts, trimmed', () => {
  expect(hear({ data: { ...address, zonecode: ' 06236 ', script: 'alert(1)' } })).toEqual(chosen)
})

it('takes the old kind of address if there is no road', () => {
  const data = { ...address, roadAddress: '', jibunAddress: '역삼동 737' }
  expect(hear({ data })).toEqual({ zonecode: '06236', roadAddress: '역삼동 737' })
})

it('recognizes the message that the look-up does not work', () => {
  expect(hear({ data: { kind: 'pandok-postcode', failed: true } })).toBe('failed')
})
