import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arityOf, type ConditionTerm, comparisonsFor, readCondition, writeCondition } from './condition.ts'

const FIELDS = [
  { id: 'size_mm', kind: 'number' },
  { id: 'margin', kind: 'choice' },
  { id: 'foci', kind: 'multi' },
  { id: 'calcified', kind: 'bool' },
  { id: 'nodules', kind: 'rows' },
] as const

describe('a condition without code', () => {
  it.each([
    ['size_mm >= 1.5', 'size_mm', 'ge', ['1.5']],
    ['size_mm<4', 'size_mm', 'lt', ['4']],
    ['size_mm != -3', 'size_mm', 'ne', ['-3']],
    ['margin == "smooth"', 'margin', 'is', ['smooth']],
    ["margin == 'smooth'", 'margin', 'is', ['smooth']],
    ['margin != "smooth"', 'margin', 'isNot', ['smooth']],
    ['!(margin == "smooth")', 'margin', 'isNot', ['smooth']],
    ['margin in ["smooth", "ill_defined"]', 'margin', 'oneOf', ['smooth', 'ill_defined']],
    ['!(margin in ["smooth"])', 'margin', 'noneOf', ['smooth']],
    ['"rim" in foci', 'foci', 'has', ['rim']],
    ['!("rim" in foci)', 'foci', 'hasNot', ['rim']],
    ['calcified', 'calcified', 'yes', []],
    ['!calcified', 'calcified', 'no', []],
    ['(calcified)', 'calcified', 'yes', []],
    ['known(size_mm)', 'size_mm', 'known', []],
    ['!known(size_mm)', 'size_mm', 'unknown', []],
  ] as const)('is read from %s', (source, field, comparison, values) => {
    expect(readCondition(source, FIELDS)).toEqual({ join: 'all', terms: [{ field, comparison, values }] })
  })

  it('reads several terms that are joined the same way', () => {
    expect(readCondition('calcified || size_mm > 2 || margin == "x"', FIELDS)).toMatchObject({
      join: 'any',
      terms: [{ field: 'calcified' }, { field: 'size_mm' }, { field: 'margin' }],
    })
  })

  it.each([
    'calcified && size_mm > 2 || margin == "x"',
    'size_mm + 1 > 2',
    'size_mm > width',
    'width > 2',
    '!margin == "x"',
    '!size_mm > 2',
    'calcified ? 1 : 2',
    'size(nodules) > 2',
    'margin == "a\\"b"',
    'margin in []',
    '(calcified) && (size_mm > 2',
    'margin > "a"',
    '',
    '&&',
  ])('leaves %s to the formula field', (source) => {
    expect(readCondition(source, FIELDS)).toBeUndefined()
  })

  it('is not written while a value is missing or not a number', () => {
    const term = (values: string[]): ConditionTerm => ({ field: 'size_mm', comparison: 'ge', values })
    expect(writeCondition({ join: 'all', terms: [term([])] })).toBeUndefined()
    expect(writeCondition({ join: 'all', terms: [term(['big'])] })).toBeUndefined()
    expect(writeCondition({ join: 'all', terms: [] })).toBeUndefined()
    expect(writeCondition({ join: 'all', terms: [term(['.5'])] })).toBe('size_mm >= 0.5')
  })

  it('is read back as it was written', () => {
    const term = fc.constantFrom(...FIELDS).chain((field) =>
      fc.constantFrom(...comparisonsFor(field)).chain((comparison) => {
        const value =
          field.kind === 'number' ? fc.integer().map(String) : fc.stringMatching(/^[A-Za-z0-9][\w.+-]{0,8}$/u)
        const length = { none: [0, 0], one: [1, 1], many: [1, 4] }[arityOf(comparison)] as [number, number]
        return fc
          .array(value, { minLength: length[0], maxLength: length[1] })
          .map((values): ConditionTerm => ({ field: field.id, comparison, values }))
      }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom('all', 'any'),
        fc.array(term, { minLength: 2, maxLength: 4 }),
        (join, terms) => {
          const written = writeCondition({ join, terms })
          expect(readCondition(written ?? '', FIELDS)).toEqual({ join, terms })
        },
      ),
    )
  })
})
