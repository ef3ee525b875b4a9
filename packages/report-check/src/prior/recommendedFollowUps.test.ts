import { LOCALES, type Locale } from '@pandok/domain'
import { expect, it } from 'vitest'
import { recommendedFollowUps } from './recommendedFollowUps.ts'

type State = Parameters<typeof recommendedFollowUps>[0]

const entry = (text: string, more: Partial<State['entries'][number]> = {}): State['entries'][number] => ({
  id: 'r o',
  section: 'recommendation',
  runId: null,
  cellId: null,
  title: 'Cyst',
  text,
  isEdited: false,
  newer: undefined,
  ...more,
})

const said = (locale: Locale, entries: State['entries'], followUps: State['followUps'] = []) =>
  recommendedFollowUps({ entries, languages: { main: locale, sections: {} }, followUps }, '2026-01-31')

const WORDS: Readonly<Record<Locale, readonly [inMonths: string, within: string]>> = {
  ko: ['3–6개월 후 저선량 흉부 CT 추적 권함.', '6개월 이내 초음파 추적 권함.'],
  en: [
    'Low-dose chest CT in 3 to 6 months is recommended.',
    'Follow-up ultrasound within 6 months is recommended.',
  ],
  zh: ['建议 3–6 个月后复查低剂量胸部 CT。', '建议 6 个月内复查超声。'],
  ja: ['3〜6 か月後の低線量胸部 CT を推奨します。', '6 か月以内の超音波検査を推奨します。'],
  de: [
    'Niedrigdosis-CT des Thorax in 3 bis 6 Monaten empfohlen.',
    'Sonographische Kontrolle innerhalb von 6 Monaten empfohlen.',
  ],
}

it.each(LOCALES)('R189 words give the examination and its days, in %s', (locale) => {
  const [inMonths, within] = WORDS[locale]
  expect(said(locale, [entry(inMonths)])).toEqual([
    expect.objectContaining({
      earliest: '2026-04-30',
      latest: '2026-07-31',
      reason: { [locale]: 'Cyst' },
      exam: expect.objectContaining({ en: 'low-dose chest CT', de: 'Niedrigdosis-CT des Thorax' }),
    }),
  ])
  const [only] = said(locale, [entry(within)])
  expect(only).toMatchObject({ latest: '2026-07-31', exam: { en: 'ultrasound' } })
  expect(only).not.toHaveProperty('earliest')
})

it('R189 the soonest of several intervals is used, and weeks are counted in days', () => {
  expect(said('en', [entry('Ultrasound at 6, 12 and 24 months is recommended.')])[0]?.latest).toBe(
    '2026-07-31',
  )
  expect(said('en', [entry('Repeat radiographs in 2 weeks.')])[0]?.latest).toBe('2026-02-14')
})

it('R189 a sentence without an examination or a time, or in another section, is no recommendation, and data takes precedence over words', () => {
  expect(said('en', [entry('Antibiotics for 2 weeks.'), entry('Follow-up CT is recommended.')])).toEqual([])
  expect(said('en', [entry('Stable on CT for 2 years.', { section: 'findings' })])).toEqual([])
  const followUp = { exam: { en: 'chest CT' }, from: 12, to: 12, unit: 'month' as const }
  expect(said('en', [entry('CT in 12 months.', { followUps: [followUp] })])).toEqual([
    expect.objectContaining({ exam: followUp.exam, latest: '2027-01-31' }),
  ])
  const typed = { uid: 'a', exam: { en: 'CT' }, latest: '2026-07-31', examDate: '2026-01-31' }
  expect(said('en', [entry('Follow-up CT in 6 months.', { id: 'followUp a' })], [typed])).toEqual([])
})
