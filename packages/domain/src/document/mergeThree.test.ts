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

  it('keeps one’s own value if both have changed the same, including a removal', () => {
    const base = { name: 'a', note: 'n' }
    expect(mergeThree<object>(base, { name: 'mine' }, { name: 'newer', note: 'other' })).toEqual({
      name: 'mine',
    })
  })

  it('treats values as equal that differ only by absent fields and the order of keys', () => {
    expect(isSameValue({ a: 1, b: [{ c: undefined }] }, { b: [{}], a: 1 })).toBe(true)
    expect(isSameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(isSameValue({ a: null }, {})).toBe(false)
  })
})
