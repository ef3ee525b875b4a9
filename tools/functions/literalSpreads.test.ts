import { describe, expect, it } from 'vitest'
import { literalSpreads, withoutLiteralSpreads } from './literalSpreads.ts'

const spreads = (source: string) => literalSpreads('a.ts', source)
const mended = (source: string) => withoutLiteralSpreads('a.ts', source)

describe('literalSpreads', () => {
  it('finds an object that is written out to be spread', () => {
    expect(spreads('const a = 1\nconst b = { ...{ a, c: 2 }, d: 3 }').map(({ line }) => line)).toEqual([2])
  })

  it('leaves spreads of values, of conditions and in lists alone', () => {
    expect(
      spreads('const b = { ...a, ...(c && { d }), ...(e ? { f } : { g }) }; h([...i], ...[{ ...j }])'),
    ).toEqual([])
  })

  it('leaves braces in a text alone', () => {
    expect(spreads("const b = { a: '...{ c }' } // ...{ d }")).toEqual([])
  })
})

describe('withoutLiteralSpreads', () => {
  it('puts the properties in place of the spread, nested ones too, in their order', () => {
    expect(mended('f({ ...{ a, b: { ...{ c } }, ...{ d } }, e })')).toBe('f({ a, b: { c }, d, e })')
  })

  it('drops a comma at the end and keeps everything else', () => {
    expect(mended('x({ ...{\n  a: 1,\n}, ...y })')).toBe('x({ a: 1, ...y })')
    expect(mended('x({ ...y })')).toBe('x({ ...y })')
    expect(mended('x({ ...{ a, // why\n }, b })')).toBe('x({ ...{ a, // why\n }, b })')
  })
})
