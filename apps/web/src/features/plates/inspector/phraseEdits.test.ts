import { describe, expect, it } from 'vitest'
import { insertField, makeOptional } from './phraseEdits.ts'

describe('insertField', () => {
  it('inserts the field at the cursor, which is behind it afterward', () => {
    expect(insertField({ value: 'A  nodule.', start: 2, end: 2 }, 'size')).toEqual({
      value: 'A {size} nodule.',
      start: 8,
      end: 8,
    })
  })

  it('replaces the selection', () => {
    expect(insertField({ value: 'A 5 nodule.', start: 2, end: 3 }, 'size').value).toBe('A {size} nodule.')
  })
})

describe('makeOptional', () => {
  it('keeps the selected words inside the brackets', () => {
    const made = makeOptional({ value: 'A nodule, {size} mm.', start: 8, end: 19 })
    expect(made.value).toBe('A nodule[, {size} mm].')
    expect(made.value.slice(made.start, made.end)).toBe(', {size} mm')
  })
})
