import { describe, expect, it } from 'vitest'
import { checkModule } from '../../analysis/check/checkModule.ts'
import { readDefinition } from '../../document/readDefinition.ts'
import { compileModule } from '../compileModule.ts'
import { openSession } from '../openSession.ts'
import type { EdgeValue } from '../session.ts'
import { readSize, type SizeInput } from './readSize.ts'

const CM: SizeInput = { id: 'size', label: {}, kind: 'size', unit: 'cm', altUnits: ['mm'] }
const read = (raw: EdgeValue, more: Partial<SizeInput> = {}) => {
  const reading = readSize({ ...CM, ...more }, raw)
  return reading?.fault ?? reading?.value
}

describe('readSize', () => {
  it.each([
    '2.1x1.8x1.2',
    '2.1 x 1.8 x 1.2',
    '2.1×1.8 × 1.2 cm',
    '2.1*1.8*1.2',
    '2.1 1.8 1.2',
    '2.1 cm 1.8 cm 1.2 cm',
    '2,1 X 1,8 X 1,2',
    '２．１×１．８×１．２',
    ' 2.1 x1.8x 1.2㎝ ',
  ])('M520 reads %s as three dimensions', (typed) => {
    expect(read(typed)).toBe('2.1 × 1.8 × 1.2')
  })

  it('M520 keeps digits and order, and converts what is written in another unit', () => {
    expect(read('5.0 x 10')).toBe('5.0 × 10')
    expect(read('21 x 18 mm')).toBe('2.1 × 1.8')
    expect(read('21 mm x 1.8 cm')).toBe('2.1 × 1.8')
    expect(read(['2.1', '1.80'])).toBe('2.1 × 1.80')
  })

  it('M520 reads nothing into what is no size', () => {
    expect(read(' ')).toBeUndefined()
    for (const wrong of ['x', '2.1 x', 'x 2.1', '2.1 x x 1.8', 'about 2 x 3', '1,234 x 2'])
      expect(read(wrong)).toBe('notANumber')
    expect(read('2 x 3 inch')).toBe('unitUnknown')
    expect(read(true)).toBe('notANumber')
    expect(read(`${'1'.repeat(99)} x 2`)).toBe('tooLong')
  })

  it('M521 wants two or three dimensions, or as many as the input says', () => {
    expect(read('2.1')).toBe('tooFew')
    expect(read('1 x 2 x 3 x 4')).toBe('tooMany')
    expect(read('2.1', { least: 1 })).toBe('2.1')
    expect(read('1 x 2 x 3', { most: 2 })).toBe('tooMany')
    expect(read('5', { most: 1 })).toBe('5')
  })

  it('M521 holds each dimension to the limits, in the unit of the input', () => {
    expect(read('2 x 0', { above: '0' })).toBe('outOfRange')
    expect(read('2 x 31', { max: '30' })).toBe('outOfRange')
    expect(read('300 x 20 mm', { max: '30' })).toBe('30.0 × 2.0')
    expect(read('2.15 x 1', { decimals: 1 })).toBe('tooManyDecimals')
  })

  it('M521 refuses limits that leave no size, and a default that is none', () => {
    const findings = (more: object) => {
      const result = readDefinition({
        inputs: [{ ...CM, ...more }],
        outputs: [{ id: 'out', section: 'findings', body: {} }],
      })
      return result.ok ? [] : result.findings.map(({ code, path }) => `${code} ${path.join('.')}`)
    }
    expect(findings({ default: '2.1 x 1.8' })).toEqual([])
    expect(findings({ least: 3, most: 2 })).toEqual(['bounds.crossed inputs.0.least'])
    expect(findings({ min: '3', max: '2' })).toEqual(['bounds.crossed inputs.0'])
    expect(findings({ default: '2.1' })).toEqual(['default.invalid inputs.0.default'])
  })
})

function module(body: object, expr = 'max(size)') {
  const result = readDefinition({
    inputs: [CM],
    computed: [{ id: 'largest', kind: 'number', unit: 'cm', expr }],
    outputs: [
      { id: 'out', section: 'findings', body },
      { id: 'longest', section: 'findings', body: { en: [{ v: 'largest' }] } },
    ],
  })
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  return result.definition
}

describe('a size in a module', () => {
  it('M522 is the list of its dimensions to expressions', () => {
    const session = openSession(compileModule(module({ en: [{ v: 'size' }] })), { today: '2026-11-16' })
    session.set({ id: 'size' }, '1.8 x 2.40')
    expect(session.snapshot().computed[0]?.value).toBe('2.4')
    const first = openSession(compileModule(module({ en: [''] }, 'size[0] * 2.0')), { today: '2026-11-16' })
    first.set({ id: 'size' }, '1.8 x 2.40')
    expect(first.snapshot().computed[0]?.value).toBe('3.6')
  })

  it('M522 gives no finding where it is printed and compared, and one where it is a column', () => {
    const fine = module({ en: [{ v: 'size' }, ' ', { v: 'largest' }] })
    expect(checkModule(fine).filter(({ level }) => level === 'error')).toEqual([])
    const tables = [
      {
        id: 't',
        hit: 'FIRST',
        cols: [{ ref: 'size' }],
        outs: [{ id: 'o', kind: 'text' }],
        rows: [],
      },
    ]
    const result = readDefinition({ ...fine, tables })
    expect(result.ok && checkModule(result.definition).map(({ code }) => code)).toContain('type.mismatch')
  })

  it('M523 prints every dimension or the largest, as the language writes numbers', () => {
    const parts = [{ v: 'size' }, ' / ', { v: 'size', fmt: { part: 'max' } }, ' / ', { v: 'size', fmt: { part: 'max', unit: 'hide', dp: 1 } }] // biome-ignore format: short
    const session = openSession(compileModule(module({ en: parts, de: parts })), { today: '2026-11-16' })
    session.set({ id: 'size' }, '1.8x5.0x1')
    expect(session.output('out', 'en')?.text).toBe('1.8 × 5.0 × 1 cm / 5.0 cm / 5.0')
    expect(session.output('out', 'de')?.text).toBe('1,8 × 5,0 × 1 cm / 5,0 cm / 5,0')
  })

  it('M210 a size comes back as it was typed', () => {
    const compiled = compileModule(module({ en: [{ v: 'size' }] }))
    const session = openSession(compiled, { today: '2026-11-16' })
    session.set({ id: 'size' }, '2.0*1.5')
    const again = openSession(compiled, { today: '2026-11-16', entered: session.entered() })
    expect(again.snapshot().inputs[0]).toMatchObject({ raw: '2.0*1.5', value: '2.0 × 1.5' })
  })
})
