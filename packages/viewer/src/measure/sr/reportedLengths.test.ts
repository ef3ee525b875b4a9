import { expect, it } from 'vitest'
import type { ReportedGroup, ReportedValue } from './readStructuredReport.ts'
import { reportedLengths } from './reportedLengths.ts'

const groupOf = (...values: ReportedValue[]): ReportedGroup => ({
  label: '',
  uid: '',
  site: '',
  measurements: [],
  values,
})
const value = (concept: string, number: number, unit = 'mm'): ReportedValue => ({
  concept,
  value: number,
  unit,
})

it('reads diameters by today’s codes and by those of before, in millimeters', () => {
  expect(reportedLengths(groupOf(value('103339001', 2.4, 'cm'), value('103340004', 12)))).toEqual({
    long: 24,
    short: 12,
  })
  expect(reportedLengths(groupOf(value('G-D7FE', 9)))).toEqual({ long: 9 })
})

it('takes nothing for a length that isn’t one', () => {
  for (const group of [
    groupOf(),
    groupOf(value('42798000', 90, 'mm2')),
    groupOf(value('410668003', 40, '{pixels}')),
    groupOf(value('410668003', Number.NaN)),
    groupOf(value('103340004', 12)),
  ])
    expect(reportedLengths(group)).toBeUndefined()
})
