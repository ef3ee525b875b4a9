import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Input } from '../../document/input.ts'
import { HOSTILE_TEXTS } from '../../testkit/hostileTexts.ts'
import type { EdgeValue } from '../session.ts'
import { readInput } from './readInput.ts'

const label = { en: 'Label' }
const number: Input = { id: 'n', kind: 'number', label }
const whole: Input = { id: 'n', kind: 'integer', label }
const length: Input = { id: 'n', kind: 'measure', what: 'length', unit: 'mm', altUnits: ['cm', 'um'], label }
const options = ['a', 'b', 'c'].map((id) => ({ id, label }))
const multi: Input = {
  id: 'm',
  kind: 'multi',
  label,
  options: [...options, { id: 'none', label, exclusive: true }],
}
const day: Input = { id: 'd', kind: 'date', label }

const read = (input: Input, raw: EdgeValue, before: readonly string[] = []) =>
  readInput(input, raw, { today: '2026-11-15', before })
const outcome = (input: Input, raw: EdgeValue) => {
  const reading = read(input, raw)
  return reading?.fault ?? reading?.value
}

describe('reading numbers', () => {
  it.each([
    ['3.5', '3.5'],
    ['3,5', '3.5'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,234,567.89', '1234567.89'],
    ["1'234.5", '1234.5'],
    ['1\u202f234,5', '1234.5'],
    ['4.0', '4.0'],
    ['007', '7'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['3.', '3'],
    ['3,', '3'],
    ['+2', '2'],
    ['-0', '0'],
    ['-0.0', '0.0'],
    ['1,23,456', 'notANumber'],
    ['1.234.5', 'notANumber'],
    ['1,234.567,8', 'notANumber'],
    ['12.05.2026', 'notANumber'],
  ])('M220 takes %s as %s', (typed, value) => {
    expect(outcome(number, typed)).toBe(value)
  })

  it.each([
    [number, '1,234', 'notANumber'],
    [length, '1,234', 'notANumber'],
    [whole, '1,234', '1234'],
    [number, '0,234', '0.234'],
    [number, '1234,567', '1234.567'],
    [number, '1,23', '1.23'],
    [number, '1,2345', '1.2345'],
    [number, '1.234', '1.234'],
    [whole, '1.234', 'notAnInteger'],
    [whole, '3.0', '3'],
    [whole, '3,5', 'notAnInteger'],
  ])('M221 of kind $kind, %s is %s', (input, typed, value) => {
    expect(outcome(input, typed)).toBe(value)
  })

  it.each([
    ['３．５', '3.5'],
    ['３。５', '3.5'],
    ['－１２', '-12'],
    ['\u221212', '-12'],
    ['\u201312', '-12'],
    ['- 12', '-12'],
    ['\u3000 7\u00a0', '7'],
    ['1e3', 'notANumber'],
    ['2E5', 'notANumber'],
    ['1/2', 'notANumber'],
    ['½', 'notANumber'],
    ['5²', 'notANumber'],
    ['3-4', 'notANumber'],
    ['0x10', 'unitUnknown'],
    ['Infinity', 'notANumber'],
    ['NaN', 'notANumber'],
    ['abc', 'notANumber'],
    ['--1', 'notANumber'],
    ['.', 'notANumber'],
    ['1'.repeat(31), 'tooLong'],
    ['9'.repeat(500), 'tooLong'],
  ])('M222 takes %s as %s', (typed, value) => {
    expect(outcome(number, typed)).toBe(value)
  })

  it.each([
    ['35', '35'],
    ['35 mm', '35'],
    ['35mm', '35'],
    ['3.5 cm', '35'],
    ['3,5cm', '35'],
    ['３．５　ｃｍ', '35'],
    ['3.5㎝', '35'],
    ['3.50 cm', '35.0'],
    ['3.55 CM', '35.5'],
    ['0.1 cm', '1'],
    ['1200 µm', '1.200'],
    ['3 inch', 'unitUnknown'],
    ['3 mL', 'unitUnknown'],
    ['3 mm x 4 mm', 'unitUnknown'],
  ])('M223 puts %s into millimetres as %s', (typed, value) => {
    expect(outcome(length, typed)).toBe(value)
  })

  it.each([
    ['mL', ['cm3', 'L'], '12 cc', '12'],
    ['mL', ['L'], '0.5 L', '500'],
    ['cm3', [], '5 ml', '5'],
    ['[HU]', [], '-40 HU', '-40'],
    ['deg', [], '12.5°', '12.5'],
    ['mg/dL', ['g/L'], '1 g/L', '100'],
    ['ng/mL', ['ug/L'], '4.2 µg/L', '4.2'],
    ['mm2', ['cm2'], '1.5 cm²', '150'],
    ['MBq', ['mCi'], '10 mCi', '370'],
    ['d', ['wk'], '2 wk', '14'],
    ['%', [], '30 %', '30'],
    ['mm', ['mL'], '3 mL', 'unitUnknown'],
    ['mm', ['[in_i]'], '1 [in_i]', '25.4'],
  ])('M223 puts into %s (or %j) %s as %s', (unit, altUnits, typed, value) => {
    expect(outcome({ ...number, unit, altUnits }, typed)).toBe(value)
  })

  it('M223 knows no unit where the module has none', () => {
    expect(outcome(number, '3 mm')).toBe('unitUnknown')
  })

  it.each([
    [{ min: '4' }, '3.95', 'outOfRange'],
    [{ min: '4' }, '4.0', '4.0'],
    [{ max: '4' }, '4.00000000000000000001', 'outOfRange'],
    [{ above: '0' }, '0', 'outOfRange'],
    [{ above: '0' }, '0.0001', '0.0001'],
    [{ below: '15' }, '15', 'outOfRange'],
    [{ below: '15' }, '14.99', '14.99'],
    [{ decimals: 1 }, '3.55', 'tooManyDecimals'],
    [{ decimals: 1 }, '3.50', '3.50'],
    [{ step: '0.5' }, '3.7', '3.7'],
  ])('M224 with limits %j takes %s as %s', (limits, typed, value) => {
    expect(outcome({ ...number, ...limits }, typed)).toBe(value)
  })

  it('M224 holds limits against the number in the input’s own unit', () => {
    expect(outcome({ ...length, max: '30' }, '3.5 cm')).toBe('outOfRange')
    expect(outcome({ ...length, decimals: 0 }, '3.55 cm')).toBe('tooManyDecimals')
  })
})

describe('reading days', () => {
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['20261115', '2026-11-15'],
    ['2026.11.15', '2026-11-15'],
    ['2026. 1. 5.', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['2026년 1월 5일', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['２０２６－０１－０５', '2026-01-05'],
    ['15.11.2026', '2026-11-15'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', 'notADate'],
    ['1900-02-29', 'notADate'],
    ['2026-13-01', 'notADate'],
    ['2026-00-10', 'notADate'],
    ['11/12/2026', 'notADate'],
    ['yesterday', 'notADate'],
  ])('M225 takes %s as %s', (typed, value) => {
    expect(outcome(day, typed)).toBe(value)
  })

  it('M225 holds limits, today among them', () => {
    expect(outcome({ ...day, max: 'today' }, '2026-11-16')).toBe('outOfRange')
    expect(outcome({ ...day, max: 'today' }, '2026-11-15')).toBe('2026-11-15')
    expect(outcome({ ...day, min: '2020-01-01' }, '2019-12-31')).toBe('outOfRange')
  })
})

describe('reading answers', () => {
  it('M900 reads an option by what it was called before', () => {
    const renamed = [
      { id: 'iso', label, formerly: ['iso_hyper'] },
      { id: 'hyper', label },
    ]
    const one: Input = { id: 'c', kind: 'choice', label, options: renamed }
    const many: Input = { id: 'm', kind: 'multi', label, options: renamed }
    expect(['iso_hyper', 'iso', 'hyper', 'hypo'].map((id) => outcome(one, id))).toEqual([
      ...['iso', 'iso', 'hyper', 'notAnOption'],
    ])
    expect(outcome(many, ['hyper', 'iso_hyper', 'iso'])).toEqual(['iso', 'hyper'])
  })

  it('M226 keeps several answers in the module’s order, each once', () => {
    expect(outcome(multi, ['c', 'a', 'c'])).toEqual(['a', 'c'])
    expect(outcome(multi, 'b, a')).toEqual(['a', 'b'])
  })

  it('M560 keeps several answers as they were chosen where the module wants that', () => {
    expect(read({ ...multi, order: 'chosen' }, ['c', 'a', 'c'])?.value).toEqual(['c', 'a'])
    expect(read({ ...multi, order: 'chosen' }, ['c', 'x'])?.fault).toBe('notAnOption')
  })

  it('M226 lets the latest choice decide between an exclusive answer and the others', () => {
    expect(read(multi, ['a', 'none'], ['a'])?.value).toEqual(['none'])
    expect(read(multi, ['none', 'a'], ['none'])?.value).toEqual(['a'])
    expect(read(multi, ['a', 'none'], ['none'])?.value).toEqual(['a'])
    expect(read(multi, ['none', 'a'], ['a'])?.value).toEqual(['none'])
  })

  it('M226 lets the latest choice decide between an answer and those that it covers', () => {
    const sulci: Input = {
      ...multi,
      options: ['cistern', 'right', 'left', 'both'].map((id) => ({
        id,
        label,
        ...(id === 'both' ? { covers: ['right', 'left'] } : {}),
      })),
    }
    expect(read(sulci, ['cistern', 'right', 'both'], ['cistern', 'right'])?.value).toEqual([
      'cistern',
      'both',
    ])
    expect(read(sulci, ['cistern', 'both', 'left'], ['cistern', 'both'])?.value).toEqual(['cistern', 'left'])
    expect(read(sulci, ['right', 'left', 'both'])?.value).toEqual(['both'])
    expect(read(sulci, ['right', 'left'])?.value).toEqual(['right', 'left'])
  })

  it('M226 takes no answer as unknown, unless the default says that it is one', () => {
    expect(read(multi, [])).toBeUndefined()
    expect(read({ ...multi, default: [] }, [])?.value).toEqual([])
  })

  it('M226 counts answers, but not against an exclusive one', () => {
    expect(outcome({ ...multi, min: 2 }, ['a'])).toBe('tooFew')
    expect(outcome({ ...multi, min: 2 }, ['none'])).toEqual(['none'])
    expect(outcome({ ...multi, max: 2 }, ['a', 'b', 'c'])).toBe('tooMany')
    expect(outcome(multi, ['a', 'zzz'])).toBe('notAnOption')
  })

  it('M227 reads choices by id, sides in either case, yes and no in the usual words', () => {
    const choice: Input = { id: 'c', kind: 'choice', label, options }
    expect([outcome(choice, 'b'), outcome(choice, 'B'), outcome(choice, 'constructor')]).toEqual([
      'b',
      'notAnOption',
      'notAnOption',
    ])
    const side: Input = { id: 's', kind: 'side', label }
    expect([outcome(side, 'r'), outcome(side, ' Ｌ '), outcome({ ...side, sides: ['R'] }, 'L')]).toEqual([
      'R',
      'L',
      'notAnOption',
    ])
    const bool: Input = { id: 'b', kind: 'bool', label }
    expect(['yes', 'FALSE', '1', true].map((raw) => outcome(bool, raw))).toEqual([true, false, true, true])
    expect(outcome(bool, 'maybe')).toBe('notAnOption')
  })

  it('M227 counts characters as people do, and leaves control characters out', () => {
    const text: Input = { id: 't', kind: 'text', label, max: 3 }
    expect(outcome(text, '👩가a')).toBe('👩가a')
    expect(outcome(text, 'abcd')).toBe('tooLong')
    expect(outcome({ ...text, max: 20 }, 'a\u0000b\r\nc\u0007')).toBe('ab\nc')
  })
})

describe('reading anything', () => {
  it('M228, M211 keeps what is faulty, and never throws', () => {
    const inputs = [number, whole, length, multi, day, { id: 'b', kind: 'bool', label } as Input]
    const raw = fc.oneof(
      fc.string(),
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.boolean(),
      fc.array(fc.string(), { maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...inputs), raw, (input, typed) => {
        const reading = read(input, typed)
        if (reading?.fault) {
          expect(reading.value).toBeUndefined()
          expect(reading.core).toBeUndefined()
          if (typeof typed === 'string' && input.kind !== 'multi') expect(reading.raw).toBe(typed)
        }
      }),
    )
  })

  it('M220 reads back every plain decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999999, max: 999999 }), fc.integer({ min: 0, max: 9999 }), (a, b) => {
        const written = `${a}.${b}`
        expect(outcome(number, written)).toBe(a === 0 && written.startsWith('-') ? written.slice(1) : written)
        expect(outcome(number, `${a}.${b}1`.replace('.', ','))).toBe(
          /^-?[1-9]\d{0,2},\d{3}$/u.test(`${a},${b}1`) ? 'notANumber' : `${a}.${b}1`,
        )
      }),
    )
  })
})
