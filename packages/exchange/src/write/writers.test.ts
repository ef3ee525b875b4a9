import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ImportedPhrase } from '../model/Imported.ts'
import { readFile } from '../readFile.ts'
import type { PhraseOut, Written } from './PhraseOut.ts'
import { writeAutohotkey } from './writeAutohotkey.ts'
import { writeCsv } from './writeCsv.ts'
import { writeEspanso } from './writeEspanso.ts'

const phrase = (text: string, more: Partial<PhraseOut> = {}): PhraseOut => ({
  trigger: 'cx',
  title: '흉부',
  locale: 'ko',
  texts: [{ section: 'findings', text }],
  ...more,
})

const readBack = ({ text }: Written, name: string) =>
  readFile(new TextEncoder().encode(text), name, { locale: 'ko' }).entries as readonly ImportedPhrase[]

/**
 * Returns the first match as the loader of espanso makes it (`espanso-config`, `try_convert_into_match`):
 * `form` is replaced with one variable `form1`, and `vars` next to it is ignored.
 */
function asLoaded(text: string) {
  interface Variable {
    name: string
    params: { layout?: string }
  }
  const { matches } = parse(text) as {
    matches: { form?: string; replace?: string; vars?: Variable[] }[]
  }
  const { form, replace = '', vars = [] } = matches[0] ?? {}
  const asked = (layout = '') => [
    ...new Set(Array.from(layout.matchAll(/\[\[\s*([\p{L}\p{N}_]+)\s*\]\]/gu), ([, name]) => name ?? '')),
  ]
  const loaded =
    form === undefined
      ? { replace, vars }
      : {
          replace: form.replace(/\[\[\s*([\p{L}\p{N}_]+)\s*\]\]/gu, '{{form1.$1}}'),
          vars: [{ name: 'form1', params: { layout: form } }],
        }
  const layout = loaded.vars.find(({ params }) => params.layout !== undefined)?.params.layout
  const declared = new Set([
    ...loaded.vars.filter(({ params }) => params.layout === undefined).map(({ name }) => name),
    ...asked(layout).map((name) => `form1.${name}`),
  ])
  const used = Array.from(
    loaded.replace.matchAll(/\{\{\s*([\p{L}\p{N}_.]+)\s*\}\}/gu),
    ([, name]) => name ?? '',
  )
  return {
    asks: asked(layout),
    layout,
    replace: loaded.replace,
    undeclared: used.filter((name) => !declared.has(name)),
  }
}

const WRITERS = [
  ['a.yml', writeEspanso],
  ['a.ahk', writeAutohotkey],
  ['a.csv', writeCsv],
] as const

describe('writers', () => {
  it.each(WRITERS)('write a phrase that can be read back unchanged: %s', (name, write) => {
    const text = fc
      .array(
        fc.constantFrom(
          '간은 정상',
          ' ',
          '; ',
          '`',
          '\n',
          '"',
          "'",
          ':',
          '#',
          '!',
          '+5',
          '^',
          '50%',
          '\\',
          ',',
          '- ',
          '=',
          '😀',
          'x',
        ),
        {
          minLength: 1,
          maxLength: 12,
        },
      )
      .map((words) => `가${words.join('')}나`)
    fc.assert(
      fc.property(text, fc.constantFrom('cx', 'a;b', 'T-1', '`x', ']d'), (written, trigger) => {
        const file = write([phrase(written, { trigger }), phrase('끝', { trigger: 'z' })])
        expect(file.losses).toEqual([])
        expect(readBack(file, name)).toMatchObject([
          { trigger, texts: [{ text: written }] },
          { trigger: 'z' },
        ])
      }),
      { numRuns: 200 },
    )
  })

  it.each(WRITERS)('write sections so that they are recognized again: %s', (name, write) => {
    const texts = [
      { section: 'findings', text: '결절 있음.\n크기 작음' },
      { section: 'impression', text: '양성 결절' },
    ] as const
    expect(readBack(write([phrase('', { texts })]), name)[0]?.texts).toEqual(texts)
  })

  it('writes fields as a form of espanso', () => {
    const { text, losses } = writeEspanso([
      phrase('크기 [크기 := # mm], [정도 := 경도* | 중증], ____, 검사일 [<date>]'),
    ])
    expect(losses).toEqual([])
    expect(asLoaded(text)).toEqual({
      asks: ['크기', '정도', 'field3'],
      layout: '크기 [[크기]] mm, [[정도]], [[field3]], 검사일 {{field4}}',
      replace: '크기 {{form1.크기}} mm, {{form1.정도}}, {{form1.field3}}, 검사일 {{field4}}',
      undeclared: [],
    })
    expect(readBack({ text, losses }, 'a.yml')[0]?.texts[0]?.text).toBe(
      '크기 [크기 := ] mm, [정도 := 경도* | 중증], [field3 := ], 검사일 [field4 := <date>]',
    )
  })

  it('declares every variable that espanso finds in a replacement, with and without a day and a field', () => {
    for (const text of [
      '정상',
      '크기 ____ mm',
      '검사일 [<date>]',
      '[검사일 := <date>] 크기 ____ mm',
      '[검사일 := <date>] ____ [검사일 := <date>] [정도 := 경도 | 중증] [<date>]',
      '[form1 := ] [form1 := <date>]',
    ])
      expect(asLoaded(writeEspanso([phrase(text)]).text)).toMatchObject({ undeclared: [] })
  })

  it('asks once for a field that a phrase names twice', () => {
    const { text } = writeEspanso([phrase('[쪽 := 우측 | 좌측] 신장 결석. [쪽 := 우측 | 좌측] 요관 확장.')])
    expect(asLoaded(text)).toMatchObject({ asks: ['쪽'] })
  })

  it('leaves the cursor at the first blank of a hotstring, and names what it has no fields for', () => {
    const file = writeAutohotkey([phrase('크기 ____ mm, {x} [경도 | 중증]!')])
    expect(file.text).toContain('::cx::크기 ____ mm, {{}x{}} (경도/중증){!}{Left 17}+{Left 4}')
    expect(file.losses).toMatchObject([
      { code: 'unsupported', params: { what: 'choice' }, place: { path: 'phrases[0]' } },
    ])
    expect(readBack(file, 'a.ahk')[0]?.texts[0]?.text).toBe('크기 ____ mm, {x} (경도/중증)!')
  })

  it('names phrases without a shortcut if the program requires one', () => {
    const { trigger: _, ...without } = phrase('정상')
    for (const write of [writeEspanso, writeAutohotkey])
      expect(write([without]).losses).toMatchObject([
        { code: 'unsupported', params: { what: 'no shortcut' } },
      ])
    expect(writeCsv([without]).losses).toEqual([])
  })

  it('keeps a spreadsheet from computing what begins like a formula', () => {
    const file = writeCsv([phrase('=HYPERLINK("x")'), phrase('- 간 정상')])
    expect(file.text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(readBack(file, 'a.csv').map(({ texts }) => texts[0]?.text)).toEqual([
      '=HYPERLINK("x")',
      '- 간 정상',
    ])
  })

  it('names the sections that have no column in a table', () => {
    const texts = [{ section: 'gross', text: '종괴' }] as const
    expect(writeCsv([phrase('', { texts })]).losses).toMatchObject([
      { code: 'ambiguous', params: { what: 'gross' } },
    ])
  })
})
