import { describe, expect, it } from 'vitest'
import { dialectOf } from './dialectOf.ts'

const read = (text: string) => {
  const dialect = dialectOf([[text]])
  const losses: string[][] = []
  return { format: dialect?.format, text: dialect?.read(text, (...told) => losses.push(told)), losses }
}

describe('dialectOf', () => {
  it.each([
    ['Size %fill:size% cm', 'Size [size := ] cm'],
    ['%filltext:name=Size:default=1.0:width=5% cm', '[Size := 1.0] cm'],
    ['%fillpopup:name=Grade:default=mild:moderate:severe%', '[Grade := mild* | moderate | severe]'],
    ['%fillpopup:name=Grade:mild:default=severe%', '[Grade := mild | severe*]'],
    ['%filldate:name=Seen:format=yyyy-MM-dd% %1m/%1d/%Y %H:%M%filltop%', '[Seen := <date>] [<date>]'],
    ['%fill:x% %|mid%\\ dle', '[x := ] ____mid dle'],
    ['%fillarea:name=Comment%', '[Comment := ]'],
    ['seen %Y-%m-%d: %|, 50%% of %key:enter%x', 'seen [<date>]: ____, 50% of \nx'],
    ['%| 50%decrease, 30%', '____ 50%decrease, 30%'],
  ])('reads TextExpander: %s', (text, expected) => {
    expect(read(text)).toEqual({ format: 'textexpander', text: expected, losses: [] })
  })

  it('names what TextExpander takes from elsewhere', () => {
    expect(read('%clipboard %snippet:sig% %H:%M %key:f1%')).toMatchObject({
      text: '____ [sig := ] ____ ',
      losses: [
        ['unsupported', '%clipboard', 'clipboard'],
        ['reference', '%snippet:sig%', 'sig'],
        ['unsupported', '%H:%M', 'time'],
        ['keystroke', '%key:f1%', 'f1'],
      ],
    })
  })

  it.each([
    ['크기 #{input:크기} cm', '크기 [크기 := ] cm', []],
    ['a #{cursor} b #{date}', 'a ____ b [<date>]', []],
    ['#{powershell:x.ps1}', '[powershell := ]', [['command', '#{powershell:x.ps1}', 'powershell']]],
    ['#{combo:sig}', '[sig := ]', [['reference', '#{combo:sig}', 'sig']]],
    ['#{key:enter}#{delay:5}x', '\nx', [['keystroke', '#{delay:5}', '#{delay:5}']]],
  ])('reads Beeftext: %s', (text, expected, losses) => {
    expect(read(text)).toEqual({ format: 'beeftext', text: expected, losses })
  })

  it.each([
    ['{#input -head "Size"} cm', '[Size := ] cm', []],
    ['{#input -head Grade -items "mild;severe" -default severe}', '[Grade := mild | severe*]', []],
    ['{#datetime -f yyyy} {#cursor} x', '[<date>] ____ x', []],
    ['{#run calc.exe}x', 'x', [['command', '{#run calc.exe}', 'run']]],
    ['{#insert Folder\\sig}', '[Folder\\sig := ]', [['reference', '{#insert Folder\\sig}', 'Folder\\sig']]],
    ['{#clipboard}', '[clipboard := ]', [['unsupported', '{#clipboard}', 'clipboard']]],
  ])('reads PhraseExpress: %s', (text, expected, losses) => {
    expect(read(text)).toEqual({ format: 'phraseexpress', text: expected, losses })
  })

  it.each([
    ['[field:Size] cm [cursor] x', '[Size := ] cm ____ x', []],
    ['[field:Side|Rt.|Lt.] [date]', '[Side := Rt. | Lt.] [<date>]', []],
    ['[script:x]', '____', [['command', '[script:x]', 'script']]],
  ])('reads aText: %s', (text, expected, losses) => {
    expect(read(text)).toEqual({ format: 'atext', text: expected, losses })
  })

  it('leaves a text that has no field of any program', () => {
    expect(dialectOf([['50% of [a | b] {x} #3']])).toBeUndefined()
  })
})
