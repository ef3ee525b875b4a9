import { expect, it } from 'vitest'
import { postcodeAnswer } from './postcodeAnswer.ts'

const frame = {} as Window
const stranger = {} as Window
const address = { zonecode: '06236', roadAddress: '서울 강남구 테헤란로 152' }

const hear = (event: { source?: Window; origin?: string; data?: unknown }) =>
  postcodeAnswer({ source: frame, origin: 'null', data: address, ...event }, frame)

it('takes an address from the frame that was opened', () => {
  expect(hear({})).toEqual(address)
})

it('hears nobody else', () => {
  expect(hear({ source: stranger })).toBeNull()
  expect(hear({ origin: 'https://site.example' })).toBeNull()
  expect(postcodeAnswer({ source: null, origin: 'null', data: address }, null)).toBeNull()
})

it.each([
  ['nothing', undefined],
  ['text', '06236'],
  ['null', null],
  ['an address without a code', { roadAddress: 'x' }],
  ['a code that is none', { ...address, zonecode: '<b>' }],
  ['a number for a code', { ...address, zonecode: 6236 }],
  ['an endless address', { ...address, roadAddress: 'x'.repeat(201) }],
  ['a list for an address', { ...address, roadAddress: ['x'] }],
])('refuses %s', (_name, data) => {
  expect(hear({ data })).toBeNull()
})

it('takes nothing but the two texts, trimmed', () => {
  expect(hear({ data: { ...address, zonecode: ' 06236 ', script: 'alert(1)' } })).toEqual(address)
})
