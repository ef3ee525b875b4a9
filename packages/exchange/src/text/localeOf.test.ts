import { expect, it } from 'vitest'
import { localeOf } from './localeOf.ts'

it.each([
  ['Rt. thyroid lobe에 1.2 cm sized hypoechoic nodule 있음.', 'ko'],
  ['우엽에 결절', 'ko'],
  ['No evidence of metastasis in the liver.', 'en'],
  ['Imp) r/o adenomatous hyperplasia, Rt. lobe. Recommend follow-up US after 6 months (추적)', 'en'],
  ['右肺上葉に結節影を認める', 'ja'],
  ['右肺上叶结节', 'zh'],
  ['Kein Nachweis von Metastasen in der Leber', 'de'],
  ['Unauffällig', 'de'],
  ['in the liver', 'en'],
])('takes %s for %s', (text, locale) => {
  expect(localeOf(text, 'ko')).toBe(locale)
})

it('takes a few words without special letters as German for a user who works in German', () => {
  expect(localeOf('zwei Zeilen', 'de')).toBe('de')
  expect(localeOf('right lung clear', 'de')).toBe('en')
  expect(localeOf('zwei Zeilen', 'ko')).toBe('en')
})

it('falls back to the user’s language for a text without letters or with characters of two languages', () => {
  expect(localeOf('1.2', 'ja')).toBe('ja')
  expect(localeOf('右肺上葉結節', 'ja')).toBe('ja')
})
