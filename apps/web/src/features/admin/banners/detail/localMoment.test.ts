import { expect, it } from 'vitest'
import { fromLocalField, toLocalField } from './localMoment.ts'

it('shows a moment in the time zone of this computer and reads it back', () => {
  const moment = new Date(2026, 10, 5, 9, 7).toISOString()
  expect(toLocalField(moment)).toBe('2026-11-05T09:07')
  expect(fromLocalField('2026-11-05T09:07', null)).toBe(moment)
})

it('keeps seconds that the field can’t show, unless somebody changes it', () => {
  const stored = new Date(2026, 10, 5, 9, 7, 42, 123).toISOString()
  expect(fromLocalField(toLocalField(stored), stored)).toBe(stored)
  expect(fromLocalField('2026-11-05T09:08', stored)).toBe(new Date(2026, 10, 5, 9, 8).toISOString())
})

it('reads an empty field as no limit', () => {
  expect(toLocalField(null)).toBe('')
  expect(fromLocalField('', '2026-11-05T00:00:00.000Z')).toBeNull()
})
