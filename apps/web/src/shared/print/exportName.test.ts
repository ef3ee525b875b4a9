import { expect, it } from 'vitest'
import { exportName } from './exportName.ts'

it('trap 62: an exported file is named after its day and kind, and never after a person', () => {
  const now = new Date(2026, 0, 5, 23, 59)
  expect(exportName('measurements', 'csv', now)).toBe('pandok-2026-01-05-measurements.csv')
  expect(exportName('report', '', now)).toBe('pandok-2026-01-05-report')
})
