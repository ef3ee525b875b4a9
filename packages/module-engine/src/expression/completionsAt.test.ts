import { describe, expect, it } from 'vitest'
import { completionsAt } from './completionsAt.ts'
import { testScope } from './testkit/testScope.ts'

/** The caret is written as `|`. */
function at(marked: string) {
  const offset = marked.indexOf('|')
  const source = marked.slice(0, offset) + marked.slice(offset + 1)
  const { from, to, items } = completionsAt(source, offset, testScope)
  return { replaced: source.slice(from, to), texts: items.map(({ text }) => text), items }
}

describe('M160 what a formula bar offers', () => {
  it('M160 names and functions at the start, names first', () => {
    const { texts } = at('|')
    expect(texts[0]).toBe('width')
    expect(texts).toContain('known')
    expect(texts.indexOf('nodules')).toBeLessThan(texts.indexOf('known'))
  })

  it('M160 what begins with the typed letters, then what contains them; the whole word is replaced', () => {
    expect(at('wi|').texts[0]).toBe('width')
    expect(at('1 + wi|xyz').replaced).toBe('wixyz')
    expect(at('height + ro|').texts).toContain('round')
    expect(at('igh|').texts).toEqual(['height'])
  })

  it('M160 a label of any language finds its name', () => {
    expect(at('너비|').texts).toEqual(['width'])
    expect(at('너비|').replaced).toBe('너비')
  })

  it('M160 names carry type, unit and label', () => {
    expect(at('wid|').items[0]).toEqual({
      kind: 'name',
      text: 'width',
      insert: 'width',
      type: 'decimal',
      unit: 'mm',
      label: { ko: '너비', en: 'Width' },
    })
  })

  it.each([
    ['shape == "|"', ['round', 'taller']],
    ['shape == "|', ['round', 'taller']],
    ['shape != "ta|', ['taller']],
    ['shape in ["round", "|"]', ['round', 'taller']],
    ['"|" in foci', ['none', 'rim', 'punctate']],
    ['"|" == shape', ['round', 'taller']],
    ['contains(foci, "r|")', ['rim']],
    ['orElse(shape, "|', ['round', 'taller']],
    ['nodules.exists(n, n.level == "|', ['TR3', 'TR4', 'TR5']],
    ['nodules.exists(n, n.level == "고도|', ['TR5']],
    ['foci.exists(f, f == "|")', ['none', 'rim', 'punctate']],
    ['note == "|"', []],
  ])('M161 %s offers the options %j', (source, expected) => {
    expect(at(source).texts).toEqual(expected)
  })

  it('M161 outside quotes an option brings them along', () => {
    const { items } = at('shape == |')
    expect(items.slice(0, 2).map(({ insert }) => insert)).toEqual(['"round"', '"taller"'])
  })

  it.each([
    ['nodules.map(n, n.|', ['size_mm', 'level', 'seen', 'row_number']],
    ['nodules.map(n, n.si|)', ['size_mm']],
    ['nodules[0].si|', ['size_mm']],
    ['nodules.filter(m, m.size_mm > 3).map(n, n.si|', ['size_mm']],
    ['(nodules).map(n, n.si|', ['size_mm']],
    ['nodules.ex|', ['exists', 'exists_one']],
    ['foci.cont|', ['contains']],
    ['note.starts|', ['startsWith']],
    ['width.rou|', ['round']],
  ])('M162 %s offers %j first', (source, expected) => {
    expect(at(source).texts.slice(0, expected.length)).toEqual(expected)
  })

  it('M162 the item of a comprehension is a name inside its brackets only', () => {
    expect(at('nodules.exists(nodule, nod|').texts[0]).toBe('nodule')
    expect(at('nodules.exists(nodule, true) && nod|').texts).toEqual(['nodules'])
  })

  it.each(['width |', '(width) |', '3|', '12.5|', 'width // wi|', 'unheard.|', 'width.size_mm.|', '"a" |'])(
    'M163 nothing is offered at %s',
    (source) => {
      expect(at(source).texts).toEqual([])
    },
  )

  it('M163 offsets outside the source are brought back into it', () => {
    expect(completionsAt('wi', 99, testScope).items[0]?.text).toBe('width')
    expect(completionsAt('wi', -5, testScope).from).toBe(0)
  })
})
