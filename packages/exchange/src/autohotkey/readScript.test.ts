import { describe, expect, it } from 'vitest'
import type { ImportedPhrase } from '../model/Imported.ts'
import { autohotkey } from './autohotkey.ts'
import { readScript } from './readScript.ts'

const read = (text: string) => {
  const { entries, losses } = readScript({ file: 'a.ahk', text }, { locale: 'ko' })
  const phrases = entries as readonly ImportedPhrase[]
  return {
    phrases,
    losses,
    texts: phrases.map(({ trigger, texts }) => [trigger, texts.map(({ text: one }) => one).join('\n')]),
  }
}
const textOf = (replacement: string) => read(`::x::${replacement}`).texts[0]?.[1]

describe('readScript', () => {
  it('reads one-line hotstrings with their line, options and comments', () => {
    const { phrases, texts } = read(
      '; my macros\n::cxr::No active lung lesion. ; normal\n\n:*c1:ab;::간은 정상임\n:?o:x::y;z',
    )
    expect(texts).toEqual([
      ['cxr', 'No active lung lesion.'],
      ['ab;', '간은 정상임'],
      ['x', 'y;z'],
    ])
    expect(phrases.map(({ place, locale }) => [place.line, locale])).toEqual([
      [2, 'en'],
      [4, 'ko'],
      [5, 'en'],
    ])
  })

  it('reads a trigger that is typed in 두벌식 as its Latin keys, and keeps what was typed', () => {
    expect(read('::ㅊㅌㄱ::정상').phrases[0]).toMatchObject({ trigger: 'cxr', typed: 'ㅊㅌㄱ' })
  })

  it('reads a colon in a trigger', () => {
    expect(read('::a:b::text\n:*::)::smile\n::`:`:::colons').texts).toEqual([
      ['a:b', 'text'],
      [':)', 'smile'],
      ['::', 'colons'],
    ])
  })

  it.each([
    ['a`nb`tc`;d', 'a\nb\tc;d'],
    ['keep the space `', 'keep the space '],
    ['a``b', 'a`b'],
    ['100`%', '100%'],
    ['a{Enter}b{Enter 2}c{Tab}d{Space}e', 'a\nb\n\nc\td e'],
    ['{!}{+}{^}{#}{{}{}}', '!+^#{}'],
    ['{U+00B0}{ASC 177}{- 3}', '°±---'],
    ['{Text}{Enter} as it stands', '{Enter} as it stands'],
    ['size:  cm{Left 3}', 'size: ____ cm'],
    ['size: ____ cm{Left 4}', 'size: ____ cm'],
    ['size: XX cm{Left 3}+{Left 2}', 'size: [XX] cm'],
    ['Liver: {Enter}Spleen: normal{Up}{End}', 'Liver: ____\nSpleen: normal'],
    ['typo{BS 2}st', 'tyst'],
    ['abc{Home}x', 'xabc'],
    ['T2+FLAIR, C#4, 50%!', 'T2+FLAIR, C#4, 50%!'],
  ])('takes %s for what appears on the screen', (written, expected) => {
    expect(textOf(written)).toBe(expected)
  })

  it('names keys that have no use in a report, and keeps the text around them', () => {
    const { texts, losses } = read('::sv::저장 {F4}^s완료!{F4}')
    expect(texts).toEqual([['sv', '저장 ^s완료']])
    expect(losses.map(({ code, excerpt }) => [code, excerpt])).toEqual([
      ['keystroke', 'sv: {F4}'],
      ['keystroke', 'sv: !{F4}'],
    ])
    expect(read('::sv::done ^s').losses).toMatchObject([{ code: 'keystroke', place: { line: 1 } }])
  })

  it('leaves braces in raw text, by its own options or those above', () => {
    expect(
      read(':r:a::{Enter}\n#Hotstring t\n::b::{Tab}\n:t0:c::{Tab}x\n#Hotstring r0 t0\n::d::{Tab}y').texts,
    ).toEqual([
      ['a', '{Enter}'],
      ['b', '{Tab}'],
      ['c', '\tx'],
      ['d', '\ty'],
    ])
  })

  it('reads continuation sections', () => {
    expect(read('::ab::\n(\nLiver: normal\n  Spleen: normal\n)\n::b::x').texts).toEqual([
      ['ab', 'Liver: normal\n  Spleen: normal'],
      ['b', 'x'],
    ])
    expect(read('::ab::\n(LTrim Join`s\n   one\n   two\n)').texts).toEqual([['ab', 'one two']])
    expect(read('::ab::\n  (\n    one\n      two\n  )').texts).toEqual([['ab', 'one\n  two']])
  })

  it('lists code with its first line and never imports it', () => {
    const { texts, losses } = read(
      [
        '::td::',
        'FormatTime, now,, yyyy-MM-dd',
        'SendInput %now%',
        'return',
        '::a::text',
        '::v2::{',
        '  MsgBox "x"',
        '}',
        ':X:run::Run("calc.exe")',
        '^j::',
        '  Send x',
        'return',
      ].join('\n'),
    )
    expect(texts).toEqual([['a', 'text']])
    expect(losses).toMatchObject([
      { code: 'code', place: { line: 1 }, excerpt: expect.stringContaining('td: FormatTime, now') },
      { code: 'code', place: { line: 6 }, excerpt: 'v2: MsgBox "x"' },
      { code: 'code', place: { line: 9 }, excerpt: 'run: Run("calc.exe")' },
      { code: 'code', place: { line: 10 }, excerpt: '^j::' },
    ])
  })

  it.each([
    ['::a::\nSendInput, 간은 정상임.{Enter}담낭 정상\nreturn', '간은 정상임.\n담낭 정상'],
    [
      '::a::\nClipSaved := ClipboardAll\nClipboard = 폐 정상\nSend ^v\nSleep 100\nClipboard := ClipSaved\nreturn',
      '폐 정상',
    ],
    ['::a::{\n A_Clipboard := "say ""x"""\n Send("^v")\n}', 'say "x"'],
    ['::a::\n{\nSendText("50% {x}")\n}', '50% {x}'],
    [`::a::{\n Send("Joint space narrowing, " . 'mild' "/severe")\n}`, 'Joint space narrowing, mild/severe'],
    ['Hotstring("::a", "by the way")', 'by the way'],
    [`Hotstring('::a', 'say "by the way"')`, 'say "by the way"'],
    ['::a::first,\n(\n second\nthird {Enter}\n)', 'first, second\nthird \n'],
    [
      '::a::{\n  SendText "\n  (\n  Liver: normal; {x}\n  the "spleen" too\n  )"\n}',
      'Liver: normal; {x}\nthe "spleen" too',
    ],
    ['::a::\n{\nSendText("\n(\none\ntwo\n)")\n}', 'one\ntwo'],
    ['::a::\nclipboard =\n(\n간은 정상임.\n::담낭 정상\n)\nSend ^v\nreturn', '간은 정상임.\n::담낭 정상'],
    ['::a::\nClipboard := "\n(\nsay ""x""\nreturn\n)"\nSend, ^v\nreturn', 'say "x"\nreturn'],
    ['::a::\nSendInput,\n(\none{Enter}\ntwo\n)\nreturn', 'one\n\ntwo'],
  ])('takes literal text out of a body that only writes it: %s', (script, expected) => {
    expect(read(script)).toMatchObject({ texts: [['a', expected]], losses: [] })
  })

  it('lists a section whose text has to be computed', () => {
    for (const body of [
      'clipboard =\n(\nsize %x% cm\n)\nSend ^v',
      'SendText "\n(\none\n)" . now',
      'MsgBox "\n(\none\n)"',
      '{\nSend(FormatTime(, "yyyy-MM-dd"))\n}',
      '{\nSend("a" . b)\n}',
    ])
      expect(read(`::a::\n${body}\nreturn\n::b::text`)).toMatchObject({
        texts: [['b', 'text']],
        losses: [{ code: 'code', place: { line: 1 } }],
      })
  })

  it('gives several triggers the text that they share', () => {
    expect(read('::a::\n::b::\nSend text\nreturn').texts).toEqual([
      ['a', 'text'],
      ['b', 'text'],
    ])
  })

  it('names references to another file or window', () => {
    const { losses } = read('#Include more.ahk\n#IfWinActive PACS\n::a::b\n#IfWinActive\n#NoEnv')
    expect(losses.map(({ code, place }) => [code, place.line])).toEqual([
      ['reference', 1],
      ['unsupported', 2],
    ])
  })

  it('skips comments and uses headings in comments as groups', () => {
    const { phrases } = read('/*\n::no::no\n*/\n; ===== Chest =====\n::a::b\n;--- 복부 ---\n::c::d')
    expect(phrases.map(({ trigger, group }) => [trigger, group])).toEqual([
      ['a', 'Chest'],
      ['c', '복부'],
    ])
  })

  it('takes the options of a continuation section as the program does', () => {
    const text = (script: string) => read(script).phrases[0]?.texts[0]?.text
    expect(text('::a::\n(LTrim Join`r`n C\n  우측 ; a comment\n  ; only a comment\n  좌측\n)')).toBe(
      '우측\n좌측',
    )
    expect(text('::a::\n(`\n1 `n 2\n)')).toBe('1 `n 2')
  })

  it('splits a text by its headings', () => {
    expect(read('::a::소견: 정상{Enter}결론: 이상 없음').phrases[0]?.texts).toEqual([
      { section: 'findings', text: '정상' },
      { section: 'impression', text: '이상 없음' },
    ])
  })

  it('recognizes scripts by name or by their lines', () => {
    expect(autohotkey.recognizes({ file: 'a.AHK', text: '' })).toBe(true)
    expect(autohotkey.recognizes({ file: 'a.txt', text: '\n::cxr::normal' })).toBe(true)
    expect(autohotkey.recognizes({ file: 'a.txt', text: 'C::D\nsize: a::b' })).toBe(false)
  })

  it('names a missing end', () => {
    expect(read('::a::').losses).toMatchObject([{ code: 'broken', place: { line: 1 } }])
    expect(read('::a::\n(\nopen').losses).toHaveLength(1)
  })
})
