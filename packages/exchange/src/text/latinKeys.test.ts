import { expect, it } from 'vitest'
import { latinKeys } from './latinKeys.ts'

it.each([
  ['ㅊㅌㄱ', 'cxr'],
  ['ㅁㅠ', 'ab'],
  ['흉부', 'gbdqn'],
  ['갑상선', 'rkqtkdtjs'],
  ['값', 'rkqt'],
  ['꽈배기', 'Rhkqorl'],
  ['ㄳㅢ', 'rtml'],
  ['ㅆㅖ', 'TP'],
  [';ㅊㅌ1', ';cx1'],
  ['cxr', 'cxr'],
  ['각', 'rkr'],
])('reads %s as the keys %s', (typed, keys) => {
  expect(latinKeys(typed)).toBe(keys)
  expect(latinKeys(typed.normalize('NFD'))).toBe(keys)
})
