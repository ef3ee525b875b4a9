import { describe, expect, it } from 'vitest'
import type { ImportedPhrase } from '../model/Imported.ts'
import { readFile } from '../readFile.ts'
import { readRtf } from './readRtf.ts'

const property = (name: string, value: string) =>
  `<property><name>${name}</name><value>${value}</value></property>`
const field = (kind: number, start: number, name: string, rest = '', length = name.length) =>
  `<field type="${kind}" start="${start}" length="${length}"><name>${name}</name>${rest}<customproperties>${property('AllCaps', 'False')}</customproperties></field>`

const autoText = (body: string, ...fields: string[]) =>
  `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fnil Arial;}}{\\colortbl ;\\red0\\green0\\blue0;}\\viewkind4\\uc1\\pard\\cf1\\fs20 ${body}}\n {\\xml}<?xml version="1.0" encoding="utf8"?><autotext version="2" editMode="2"><fields>${fields.join('')}</fields><links/><textSource/></autotext>`

const read = (text: string, name = 'Abdomen CT.rtf') => {
  const found = readFile(new TextEncoder().encode(text), name, { locale: 'en' })
  const [phrase] = found.entries as ImportedPhrase[]
  return { ...found, phrase, text: phrase?.texts.map(({ text: one }) => one).join('\n') }
}

describe('readRtf', () => {
  it.each([
    ['{\\rtf1 a\\par b\\line c\\tab d}', 'a\nb\nc\td'],
    ['{\\rtf1 \\b bold\\b0  x\\{y\\}\\\\z}', 'bold x{y}\\z'],
    ['{\\rtf1\\uc1 \\u8805? 1\\u-10179?\\u-8704?}', '≥ 1😀'],
    ["{\\rtf1\\ansi\\ansicpg1252 Gr\\'f6\\'dfe 1\\'b0}", 'Größe 1°'],
    ["{\\rtf1\\ansicpg949 \\'b0\\'a3 \\'c1\\'a4\\'bb\\'f3}", '간 정상'],
    ['{\\rtf1{\\*\\generator x;}{\\info{\\title T}}{\\pict 00ff}text}', 'text'],
    ['{\\rtf1 a\nb\\par\nc}', 'ab\nc'],
    ['{\\rtf1 a\\emdash b\\~c}after', 'a—b c'],
    ['{\\rtf1 open', 'open'],
    [
      "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fnil\\fcharset129 B;}{\\f2\\fcharset128 C;}}\\f0 gr\\'fc\\'df {\\f1\\'b0\\'a3} {\\f2\\'8a\\'cc}\\f1\\'c1\\'a4\\plain  end}",
      'grüß 간 肝정 end',
    ],
    ['{\\rtf1 a{\\pict\\bin5 }}}}}b}c}', 'ac'],
    ['{\\rtf1 {\\upr{x?}{\\*\\ud{x\\u8805?}}} t{\\v hidden}{\\deleted gone} {\\annotation n}b', 'x≥ t b'],
  ])('reads %s', (rtf, text) => {
    expect(readRtf(rtf).text).toBe(text)
  })
})

describe('readAutoText', () => {
  it('makes fields of texts, numbers and pick lists at their offsets', () => {
    const { phrase, text, losses, format } = read(
      autoText(
        '\\b FINDINGS:\\b0\\par\nIsthmus is \\cf2 isthmus\\cf1 , right \\cf2 right\\cf1  mm.\\par\n\\cf2 Kidneys\\cf1 :normal/cysts\\par\n\\b IMPRESSION:\\b0\\par\n\\cf2 IMP\\cf1\\par\n',
        field(1, 21, 'isthmus', '<defaultvalue>4 mm</defaultvalue>'),
        field(2, 36, 'right'),
        field(
          3,
          46,
          'Kidneys',
          '<defaultvalue>normal</defaultvalue><choices><choice name="normal">Both kidneys enhance.</choice><choice name="cysts">Simple cysts.</choice></choices>',
          20,
        ),
        field(1, 79, 'IMP'),
      ),
    )
    expect({ format, losses }).toEqual({ format: 'powerscribe', losses: [] })
    expect(phrase?.title).toBe('Abdomen CT')
    expect(phrase?.texts.map(({ section }) => section)).toEqual(['findings', 'impression'])
    expect(text).toBe(
      'Isthmus is [isthmus := 4 mm], right [right := #] mm.\n[Kidneys := normal* => Both kidneys enhance. | cysts => Simple cysts.]\n[IMP := ]',
    )
  })

  it('finds a field whose offset is wrong, and reports it', () => {
    const { text, losses } = read(autoText('Liver: \\cf2 liver size\\cf1  cm', field(1, 3, 'liver size')))
    expect(text).toBe('Liver: [liver size := ] cm')
    expect(losses).toMatchObject([{ code: 'ambiguous', params: { what: 'offset', taken: 7 } }])
  })

  it('names fields that can’t be found and features that only PowerScribe has', () => {
    const { text, losses } = read(
      autoText('Seen by \\cf2 Attending\\cf1 .', field(4, 8, 'Attending'), field(1, 900, 'gone')),
    )
    expect(text).toBe('Seen by [Attending := ].')
    expect(losses.map(({ code, params }) => [code, params?.['what']])).toEqual([
      ['unsupported', 'merge field'],
      ['broken', 'offset'],
    ])
  })

  it('reads AutoTexts in XML', () => {
    const { entries } = read(
      `<?xml version="1.0"?><AutoTexts><AutoText Name="Chest" Shortcut="cx"><Content>Size size mm</Content><fields>${field(2, 5, 'size', '', 4)}</fields></AutoText><AutoText><Name>Two</Name><Content>{\\rtf1 Normal.}</Content></AutoText></AutoTexts>`,
      'all.xml',
    )
    expect(entries).toMatchObject([
      { title: 'Chest', trigger: 'cx', texts: [{ text: 'Size [size := #] mm' }] },
      { title: 'Two', texts: [{ text: 'Normal.' }] },
    ])
  })

  it('reads the export of the portal: RTF with its fields, or the text if there is none', () => {
    const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const whole = autoText(
      'Liver: \\cf2 Liver\\cf1 :normal/cyst\\par',
      field(3, 7, 'Liver', '<choices><choice name="normal"></choice><choice name="cyst"/></choices>', 17),
      field(1, 24, '', '<defaultvalue autotextId="4" autotextName="Foot"></defaultvalue>', 1),
    )
    const { entries, losses, format } = read(
      `<PortalAutoTextExport><AutoText><Name>CT</Name><ContentRTF>${escaped(whole)}</ContentRTF><ContentText>no</ContentText><OwnerFirstName>A</OwnerFirstName><OwnerLastName>B</OwnerLastName></AutoText><AutoText><GroupName>G</GroupName><OwnerLastName>B</OwnerLastName><Name>KUB</Name><ContentRTF></ContentRTF><ContentText>No calculi.</ContentText></AutoText></PortalAutoTextExport>`,
      'export.xml',
    )
    expect(format).toBe('powerscribe')
    expect(entries).toMatchObject([
      { title: 'CT', group: 'A B', texts: [{ text: expect.stringContaining('[Liver := normal | cyst]') }] },
      { title: 'KUB', group: 'G', texts: [{ text: 'No calculi.' }] },
    ])
    expect(losses).toMatchObject([{ code: 'reference', params: { what: 'Foot' } }])
  })
})
