import { LOCALES, type Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { Exact } from '../expression/Exact.ts'
import { formatNumber, localNumber } from './formatNumber.ts'
import { joinList } from './joinList.ts'
import { pluralForm } from './pluralForm.ts'
import { printDate } from './printDate.ts'
import { printUnit, withUnit } from './printUnit.ts'
import { printValue } from './printValue.ts'

const inAll = <T>(print: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, print(locale)]))

describe('printing numbers', () => {
  it.each([
    ['2.345', 2, '2.35'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['-2.345', 2, '-2.35'],
    ['1.005', 2, '1.01'],
    ['0.05', 1, '0.1'],
    ['-0.04', 1, '0.0'],
    ['-0.4', 0, '0'],
    ['12', 2, '12.00'],
    ['1234567.5', 1, '1234567.5'],
    ['0.3333333333333333', undefined, '0.333333'],
    ['2.50', undefined, '2.5'],
    ['0.00000049', undefined, '0'],
    ['1000000000000000000000000', undefined, '1000000000000000000000000'],
  ])('M310 writes %s with %s decimals as %s', (value, decimals, text) => {
    expect(formatNumber(new Exact(value), 'ko', decimals)).toBe(text)
    expect(formatNumber(new Exact(value), 'de', decimals)).toBe(text.replace('.', ','))
  })

  it('M310 keeps what was entered as it was entered', () => {
    expect([localNumber('4.0', 'en'), localNumber('4.0', 'de'), localNumber('-0.0', 'en')]).toEqual([
      '4.0',
      '4,0',
      '0.0',
    ])
  })

  it.each([
    ['[HU]', 'HU'],
    ['cm3', 'cm³'],
    ['mm2', 'mm²'],
    ['m^2', 'm²'],
    ['ug/L', 'µg/L'],
    ['um', 'µm'],
    ['mm[Hg]', 'mmHg'],
    ['10*9/L', '10⁹/L'],
    ['mL/min', 'mL/min'],
    ['g.m', 'g·m'],
    ['{nodes}', 'nodes'],
    ['%', '%'],
    ['deg', '°'],
    ['Cel', '°C'],
    ['unit', 'unit'],
  ])('M311 prints the unit %s as %s', (unit, printed) => {
    expect(printUnit(unit)).toBe(printed)
  })

  it('M311 puts a space before a unit, except before % and °', () => {
    expect(['mm', '%', 'deg', 'Cel', '1'].map((unit) => withUnit('5', unit, 'en'))).toEqual([
      '5 mm',
      '5%',
      '5°',
      '5 °C',
      '5',
    ])
  })

  it('M311 writes the percent sign apart and the liter small in German', () => {
    expect(['%', 'mL', 'mL/min', 'mmol/L', 'deg'].map((unit) => withUnit('5', unit, 'de'))).toEqual([
      ...['5 %', '5 ml', '5 ml/min', '5 mmol/L', '5°'],
    ])
  })

  it('M311 writes times as words', () => {
    expect(inAll((locale) => withUnit('3', 'mo', locale))).toEqual({
      ko: '3개월',
      en: '3 months',
      zh: '3个月',
      ja: '3か月',
      de: '3 Monate',
    })
    expect([withUnit('1', 'a', 'en'), withUnit('1', 'a', 'de'), withUnit('1', 'a', 'ko')]).toEqual([
      '1 year',
      '1 Jahr',
      '1년',
    ])
  })
})

describe('joining', () => {
  it.each([
    ['and', ['A', 'B'], { ko: 'A 및 B', en: 'A and B', zh: 'A和B', ja: 'A、B', de: 'A und B' }],
    [
      'and',
      ['A', 'B', 'C'],
      { ko: 'A, B 및 C', en: 'A, B and C', zh: 'A、B和C', ja: 'A、B、C', de: 'A, B und C' },
    ],
    ['or', ['A', 'B'], { ko: 'A 또는 B', en: 'A or B', zh: 'A或B', ja: 'AまたはB', de: 'A oder B' }],
    [
      'or',
      ['A', 'B', 'C'],
      { ko: 'A, B 또는 C', en: 'A, B or C', zh: 'A、B或C', ja: 'A、BまたはC', de: 'A, B oder C' },
    ],
    ['comma', ['A', 'B'], { ko: 'A, B', en: 'A, B', zh: 'A、B', ja: 'A、B', de: 'A, B' }],
    ['and', ['A'], { ko: 'A', en: 'A', zh: 'A', ja: 'A', de: 'A' }],
  ] as const)('M312 with «%s» %j', (how, items, texts) => {
    expect(inAll((locale) => joinList(items, locale, how))).toEqual(texts)
  })
})

describe('nouns', () => {
  const options = ['frontal lobe', 'temporal lobe', 'pons'].map((en) => ({ id: en, label: { en, ko: en } }))
  const nouns = { en: { lobe: 'lobes', pons: 'pontes' } }
  const print = (ids: readonly string[], locale: 'en' | 'ko' = 'en', before = '') =>
    printValue({ kind: 'answers', ids, options, nouns }, {}, locale, before).text

  it('M561 are said once where they end all answers, and never otherwise', () => {
    expect(print(['frontal lobe', 'temporal lobe'])).toBe('frontal and temporal lobes')
    expect(print(['frontal lobe'])).toBe('frontal lobe')
    expect(print(['frontal lobe', 'pons'])).toBe('frontal lobe and pons')
    expect(print(['frontal lobe', 'temporal lobe'], 'ko')).toBe('frontal lobe 및 temporal lobe')
  })

  it('M561 are in the plural behind «bilateral», shared or not', () => {
    const both = (...ids: string[]) => print(ids, 'en', 'in the bilateral ')
    expect(both('frontal lobe')).toBe('frontal lobes')
    expect(both('frontal lobe', 'temporal lobe')).toBe('frontal and temporal lobes')
    expect(both('frontal lobe', 'pons')).toBe('frontal lobes and pontes')
    expect(print(['pons'], 'ko', 'bilateral ')).toBe('pons')
  })
})

describe('answers that cover others', () => {
  it('M226 are written in their place where all of them were given', () => {
    const options = [
      { id: 'third', label: { en: 'third ventricle' } },
      { id: 'right', label: { en: 'right lateral ventricle' } },
      { id: 'left', label: { en: 'left lateral ventricle' } },
      { id: 'both', label: { en: 'both lateral ventricles' }, covers: ['right', 'left'] },
    ]
    const print = (...ids: string[]) => printValue({ kind: 'answers', ids, options }, {}, 'en').text
    expect(print('right', 'third', 'left')).toBe('both lateral ventricles and third ventricle')
    expect(print('right', 'third')).toBe('right lateral ventricle and third ventricle')
    expect(printValue({ kind: 'answers', ids: ['right', 'left'], options }, { as: 'id' }, 'en').text).toBe(
      'right and left',
    )
  })
})

describe('days', () => {
  it('M313 are written as the language does, and unambiguously', () => {
    expect(inAll((locale) => printDate('2026-01-05', locale))).toEqual({
      ko: '2026-01-05',
      en: '2026-01-05',
      zh: '2026-01-05',
      ja: '2026/01/05',
      de: '05.01.2026',
    })
  })
})

describe('plurals', () => {
  it('M322 agree with CLDR for every number up to 120 and its decimals', () => {
    const forms = new Set(['one', 'other'] as const)
    for (const locale of LOCALES) {
      for (let number = 0; number <= 120; number++) {
        expect(pluralForm(String(number), locale, forms)).toBe(new Intl.PluralRules(locale).select(number))
        const rules = new Intl.PluralRules(locale, { minimumFractionDigits: 1 })
        expect(pluralForm(`${number}.0`, locale, forms)).toBe(rules.select(number))
      }
    }
  })

  it('M322 take a form for nothing or two where there is one', () => {
    const forms = new Set(['zero', 'two', 'one', 'other'] as const)
    expect(['0', '1', '2', '3'].map((number) => pluralForm(number, 'en', forms))).toEqual([
      'zero',
      'one',
      'two',
      'other',
    ])
    expect(pluralForm('1', 'ko', forms)).toBe('other')
    expect(pluralForm('5', 'en', new Set(['one']))).toBeUndefined()
  })
})
