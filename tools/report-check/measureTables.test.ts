import { LOCALES } from '@pandok/domain'
import { expect, it } from 'vitest'
import type { LanguageMeasure } from './measureLanguage.ts'
import { measureTables, missedTargets } from './measureTables.ts'

const found = (planted: number, found: number, repaired = 0) => ({ planted, found, repaired })

const measureOf = (
  locale: LanguageMeasure['locale'],
  typed: LanguageMeasure['planted']['typed'],
  alarms = 0,
): LanguageMeasure => ({
  locale,
  falseAlarms: {
    'written by values': { alarms, reports: 500 },
    'the same words typed': { alarms: 0, reports: 500 },
    'written by hand': { alarms: 0, reports: 1000 },
  },
  planted: { values: { 'side turned': found(100, 99, 90) }, typed },
  list: [],
})

const good = { 'side turned': found(1200, 600, 3), 'blank left': found(9000, 9000) }

it('tables have both sums, with and without the errors that are put into every report', () => {
  const lines = measureTables(
    LOCALES.map((locale) => measureOf(locale, good)),
    '2026-11-18',
  ).split('\n')
  const row = (name: string) => lines.findLast((line) => line.startsWith(`| ${name}`))?.split(' | ')[1]
  expect(row('side turned')).toBe('600 of 1,200 (3)')
  expect(row('**all**')).toBe('9,600 of 10,200 (3)')
  expect(row('**found**')).toBe('94.1 %')
  expect(row('**found without')).toBe('50.0 %')
  expect(lines[0]).toContain('2026-11-18')
})

it('a target that isn’t met is named', () => {
  expect(missedTargets([measureOf('ko', good, 2)])).toEqual([])
  expect(missedTargets([measureOf('ko', good, 3)])).toEqual(['ko: 1.50 false alarms in 1,000 reports'])
  expect(missedTargets([measureOf('de', { 'side turned': found(100, 80) })])).toEqual([
    'de: 80.0 % of errors in typed',
  ])
})
