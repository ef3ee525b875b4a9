import type { Locale } from '@pandok/domain'
import type { CheckedReport } from '@pandok/report-check'
import { expect, it } from 'vitest'
import { fittingContext } from './fittingContext.ts'

const report = (locale: Locale, ...[findings, comparison = '']: readonly string[]): CheckedReport => ({
  sentences: [
    { id: 'c', section: 'comparison', locale, text: comparison, author: 'typed' },
    { id: 'f', section: 'findings', locale, text: findings ?? '', author: 'typed' },
  ],
  findings: [],
  regions: [],
  context: {},
  characters: 'unicode',
  today: '2026-11-16',
})

it.each<[Locale, string]>([
  ['ko', '2026-03-02 CT와 비교함.'],
  ['ko', '2026. 3. 2. CT와 비교함.'],
  ['en', 'CT of 2026-03-02.'],
  ['zh', '与2026年3月2日CT比较。'],
  ['ja', '2026/03/02 の CT と比較。'],
  ['de', 'CT vom 02.03.2026.'],
])('a day of comparison is one of an earlier study in %s: %s', (locale, comparison) => {
  expect(fittingContext(report(locale, '', comparison)).priors).toEqual([{ date: '2026-03-02' }])
})

it('a speed is no length', () => {
  const { measurements } = fittingContext(report('en', 'Shunt velocity 140 cm/s, length 14 mm.'))
  expect(measurements?.map(({ value }) => value)).toEqual([14])
})

it('the zone of the cervix is a woman’s, that of the prostate a man’s', () => {
  expect(fittingContext(report('ko', '자궁경부: 이행대 성분 있음.')).patient?.sex).toBe('F')
  expect(fittingContext(report('ko', '이행대에 10 mm 병변이 있음.')).patient?.sex).toBe('M')
})

it.each<[Locale, string]>([
  ['ko', '양측 여성형유방.'],
  ['en', 'Bilateral gynecomastia.'],
  ['zh', '双侧男性乳腺发育。'],
  ['ja', '両側女性化乳房。'],
  ['de', 'Gynäkomastie beidseits.'],
])('gynecomastia is a man’s in %s', (locale, findings) => {
  expect(fittingContext(report(locale, findings)).patient?.sex).toBe('M')
})
