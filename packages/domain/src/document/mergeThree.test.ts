import { describe, expect, it } from 'vitest'
import { isSameValue, mergeThree } from './mergeThree.ts'

describe('mergeThree', () => {
  it('takes what one side has changed, field by field', () => {
    const base = { name: 'a', color: 'red', text: { ko: '가', en: 'a' } }
    const mine = { ...base, name: 'mine', text: { ko: '나', en: 'a' } }
    const newer = { ...base, color: 'blue', text: { ko: '가', en: 'b' } }
    expect(mergeThree(base, mine, newer)).toEqual({
      name: 'mine',
      color: 'blue',
      text: { ko: '나', en: 'b' },
    })
  })

  it('keeps one’s own where both have changed the same, a removal among them', () => {
    const base = { name: 'a', note: 'n' }
    expect(mergeThree<object>(base, { name: 'mine' }, { name: 'newer', note: 'other' })).toEqual({
      name: 'mine',
    })
  })

  it('takes for the same what differs by absent fields and the order of keys alone', () => {
    expect(isSameValue({ a: 1, b: [{ c: undefined }] }, { b: [{}], a: 1 })).toBe(true)
    expect(isSameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(isSameValue({ a: null }, {})).toBe(false)
  })
})
