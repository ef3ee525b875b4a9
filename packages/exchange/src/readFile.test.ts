import { describe, expect, it } from 'vitest'
import type { ImportedPhrase } from './model/Imported.ts'
import { readFile } from './readFile.ts'
import { encodeText } from './testkit/encodeText.ts'
import type { Encoding } from './text/encodings.ts'

const read = (text: string, name: string, encoding: Encoding = 'utf-8') => {
  const found = readFile(encodeText(text, encoding), name, { locale: 'ko' })
  return { ...found, phrases: found.entries as readonly ImportedPhrase[] }
}

describe('readFile', () => {
  it.each([
    ['a.ahk', '::a::b', 'autohotkey'],
    ['a.txt', '::cxr::No active lesion', 'autohotkey'],
    ['base.yml', 'matches:\n- trigger: a\n  replace: b', 'espanso'],
    ['a.csv', 'a,b', 'table'],
    ['a.txt', '코드\t소견\nT1\t정상', 'table'],
    ['a.csv', '코드,소견\nT1,"정상\n::a::b"', 'table'],
    ['a.txt', '폐는 정상임.\n심장, 종격동은 정상.', 'plain'],
    ['a', '', 'plain'],
  ])('recognizes %s: %s', (name, text, format) => {
    expect(read(text, name).format).toBe(format)
  })

  it('reads a table of a PACS in CP949 and shows a line of it', () => {
    const { phrases, decoded, tables } = read(
      '코드,제목,판독소견,결론\r\nT1,갑상선 결절,"우엽에 결절 있음.\r\n크기 ____ cm","K-TIRADS 4, 추적 검사"\r\nㅎㅂ,흉부,정상,이상 없음\r\n',
      'macro.csv',
      'euc-kr',
    )
    expect(decoded).toMatchObject({ encoding: 'euc-kr', isGuess: true, preview: '코드,제목,판독소견,결론' })
    expect(tables?.[0]?.mapping).toEqual({
      headerRows: 1,
      columns: { shortcut: 0, title: 1, findings: 2, conclusion: 3 },
    })
    expect(phrases).toMatchObject([
      {
        trigger: 'T1',
        title: '갑상선 결절',
        place: { line: 2 },
        texts: [
          { section: 'findings', text: '우엽에 결절 있음.\n크기 ____ cm' },
          { section: 'impression', text: 'K-TIRADS 4, 추적 검사' },
        ],
      },
      { trigger: 'gq', typed: 'ㅎㅂ', place: { line: 4 } },
    ])
  })

  it('uses the columns and the encoding that a person chose', () => {
    const found = readFile(encodeText('x,y\n정상,a', 'euc-kr'), 'a.csv', {
      locale: 'ko',
      encoding: 'euc-kr',
      mappings: [{ headerRows: 1, columns: { findings: 0 } }],
    })
    expect(found.entries).toMatchObject([{ texts: [{ text: '정상' }] }])
    expect(found.losses).toMatchObject([{ code: 'unsupported', params: { what: 'y' } }])
  })

  it.each([
    ['a.atext', 'aText (.atext)'],
    ['image.dcm', 'binary'],
    ['a.txt', 'binary'],
  ])('names %s as no text, if it is compressed or has pixels', (name, what) => {
    let seed = 1
    const bytes = Uint8Array.from({ length: 4000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed & 0xff
    })
    expect(readFile(bytes, name, { locale: 'ko' })).toMatchObject({
      entries: [],
      losses: [{ code: 'unsupported', params: { what } }],
      decoded: {},
    })
  })

  it('reports a file of a known format that has nothing to import', () => {
    expect(read('<plist><dict></dict></plist>', 'a.textexpander')).toMatchObject({
      phrases: [],
      losses: [{ code: 'broken', params: { what: 'nothing found' } }],
    })
  })

  it.each(['utf-8', 'utf-16le', 'euc-kr'] as const)(
    'reads a text in %s with a stray sign of control',
    (encoding) => {
      expect(read('양측 폐야 정상.\0\x07 No active lesion.', 'a.txt', encoding).phrases).toHaveLength(1)
    },
  )

  it.each([
    ['<?xml version="1.0"?><Other><a>b</a></Other>', 'XML (Other)'],
    ['{"other": [1, 2]}', 'JSON'],
  ])('refuses the data of a program that it does not know: %s', (text, what) => {
    expect(readFile(new TextEncoder().encode(text), 'x.txt', { locale: 'ko' })).toMatchObject({
      entries: [],
      losses: [{ code: 'unsupported', params: { what } }],
    })
  })

  it.each([
    ['Kürzel;Text\nuab;Leber regelrecht, normal groß\n', 'uab', 'Leber regelrecht, normal groß'],
    ['약어|내용\naa|정상, 이상 없음\n', 'aa', '정상, 이상 없음'],
    ['aa\t정상, 이상 없음\nbb\t비정상\n', 'aa', '정상, 이상 없음'],
  ])('finds what parts the columns of a short table: %s', (text, trigger, said) => {
    expect(read(text, 'a.csv', 'utf-8').phrases[0]).toMatchObject({ trigger, texts: [{ text: said }] })
  })

  it('replaces the names of other snippets in the file with their texts', () => {
    const text =
      '"xnl","No lesion.%|"\n"snp","See %snippet:xnl% and %snippet:none%."\n"loop","%snippet:loop%"\n'
    const { phrases, losses } = read(text, 'a.csv', 'utf-8')
    expect(phrases.map(({ texts }) => texts[0]?.text)).toEqual([
      'No lesion.',
      'See No lesion. and [none := ].',
      '[loop := ]',
    ])
    expect(losses).toMatchObject([{ code: 'reference' }, { code: 'reference' }])
  })

  it('refuses a file that is too large', () => {
    expect(readFile(new Uint8Array(20_000_001), 'x', { locale: 'ko' })).toMatchObject({
      entries: [],
      losses: [{ code: 'limit' }],
    })
  })
})
