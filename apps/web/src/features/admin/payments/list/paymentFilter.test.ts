import { expect, it } from 'vitest'
import { paymentFilter } from './paymentFilter.ts'

it('reads the filters of an address', () => {
  const filter = {
    status: 'paid',
    planId: 'basic-monthly',
    memberId: 'mem_1',
    from: '2026-11-01',
    to: '2026-11-30',
  }
  expect(paymentFilter({ filter })).toEqual(filter)
})

it('ignores invalid values, so that a malformed address still shows a list', () => {
  const filter = {
    status: 'bought',
    planId: 'gold',
    memberId: '',
    from: '2026-02-30',
    to: 'today',
    more: 'x',
  }
  expect(paymentFilter({ filter })).toEqual({})
})
