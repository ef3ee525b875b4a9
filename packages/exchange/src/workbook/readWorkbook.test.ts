import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { ImportedPhrase } from '../model/Imported.ts'
import { readFile } from '../readFile.ts'
import { readWorkbook } from './readWorkbook.ts'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

interface Given {
  sheets: Record<string, string>
  strings?: string
  styles?: string
  properties?: string
  hidden?: readonly string[]
}

function workbook({ sheets, strings = '', styles = '', properties = '', hidden = [] }: Given): Uint8Array {
  const names = Object.keys(sheets)
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="x">${properties}<sheets>${names
      .map(
        (name, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${hidden.includes(name) ? ' state="veryHidden"' : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet ${MAIN}>${styles}</styleSheet>`,
  }
  for (const [index, name] of names.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet ${MAIN}><sheetData>${sheets[name]}</sheetData></worksheet>`
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

describe('readWorkbook', () => {
  it('reads shared and inline texts, numbers, truths and days', () => {
    const bytes = workbook({
      strings:
        '<si><t>코드</t></si><si><r><t>판독</t></r><r><t xml:space="preserve"> 소견</t></r><rPh><t>よみ</t></rPh></si>',
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;년&quot; m&quot;월&quot;"/><numFmt numFmtId="165" formatCode="0.0&quot;d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
      sheets: {
        흉부:
          '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
          '<row r="2"><c r="A2" t="inlineStr"><is><t>T1</t></is></c><c r="B2"><v>0.30000000000000004</v></c><c r="C2" s="1"><v>46152</v></c><c r="D2" s="2"><v>46152.5</v></c><c r="E2" s="3"><v>3</v></c><c r="F2" t="b"><v>1</v></c><c r="G2" t="e"><v>#REF!</v></c><c r="H2" t="str"><f>A1&amp;"x"</f><v>T1x</v></c></row>',
      },
    })
    expect(readWorkbook(bytes)?.sheets).toEqual([
      {
        name: '흉부',
        isCut: false,
        rows: [
          ['코드', '', '판독 소견'],
          ['T1', '0.3', '2026-05-10', '2026-05-10', '3', 'TRUE', '', 'T1x'],
        ],
      },
    ])
  })

  it('repeats a cell that spans rows in each of them, skips hidden sheets and names them', () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const bytes = workbook({
      sheets: {
        CT: `<row r="1">${cell('A1', '분류')}${cell('B1', '코드')}${cell('C1', '소견')}</row><row r="2">${cell('A2', '흉부')}${cell('B2', 'c1')}${cell('C2', '정상')}</row><row r="4">${cell('B4', 'c2')}${cell('C4', '결절')}</row><row r="5">${cell('B5', 'c3')}<c r="C5"><f>VLOOKUP(1,x,2)</f></c></row></sheetData><mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="C1:D1"/></mergeCells><sheetData>`,
        목록: `<row r="1">${cell('A1', 'x')}</row>`,
      },
      hidden: ['목록'],
    })
    const { entries, losses } = readFile(bytes, 'a.xlsx', { locale: 'ko' })
    expect(entries).toMatchObject([
      { trigger: 'c1', group: '흉부', texts: [{ text: '정상' }] },
      { trigger: 'c2', group: '흉부', texts: [{ text: '결절' }] },
    ])
    expect(losses.map(({ code, params, excerpt }) => [code, params?.['what'], excerpt])).toEqual([
      ['broken', 'CT: formula without a value (C5)', ''],
      ['unsupported', 'hidden sheet', '목록'],
      ['broken', 'no text', 'c3'],
    ])
  })

  it('reads days of the calendar that begins in 1904', () => {
    const bytes = workbook({
      properties: '<workbookPr date1904="1"/>',
      styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
      sheets: { a: '<row><c s="0"><v>44690</v></c><c><v>x</v></c></row>' },
    })
    expect(readWorkbook(bytes)?.sheets[0]?.rows).toEqual([['2026-05-10', 'x']])
  })

  it('returns the phrases of every sheet, grouped by sheet', () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const row = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`
    const bytes = workbook({
      sheets: {
        흉부: row('코드', '소견') + row('ㅎ', '정상 흉부'),
        복부: row('코드', '소견') + row('b1', '정상 간'),
      },
    })
    const { format, entries, losses, tables } = readFile(bytes, 'm.xlsx', { locale: 'ko' })
    expect({ format, losses }).toEqual({ format: 'workbook', losses: [] })
    expect(entries as ImportedPhrase[]).toMatchObject([
      { trigger: 'g', group: '흉부', place: { line: 2, path: '흉부!2' } },
      { trigger: 'b1', group: '복부' },
    ])
    expect(tables?.map(({ sheet, mapping }) => [sheet, mapping.columns])).toEqual([
      ['흉부', { shortcut: 0, findings: 1 }],
      ['복부', { shortcut: 0, findings: 1 }],
    ])
  })

  it('refuses what would exceed the limits, and other archives', () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8(`<workbook><sheets><sheet name="a" r:id="r"/></sheets></workbook>`),
      'xl/worksheets/sheet1.xml': new Uint8Array(5_000_000),
    })
    expect(readFile(bomb, 'b.xlsx', { locale: 'ko' })).toMatchObject({
      entries: [],
      losses: [{ code: 'broken', params: { what: 'xl/worksheets/sheet1.xml: too large' } }],
    })
    expect(readFile(zipSync({ a: strToU8('b') }), 'b.zip', { locale: 'ko' }).losses).toMatchObject([
      { code: 'unsupported', params: { what: 'zip' } },
    ])
    expect(readFile(strToU8('PK\x03\x04broken'), 'b.xlsx', { locale: 'ko' }).losses).toHaveLength(1)
  })

  it('reads the rows before a fault and names the sheet', () => {
    const bytes = workbook({
      sheets: { a: '<row><c t="inlineStr"><is><t>정상 소견</t></is></c></row><row><c>' },
    })
    const { entries, losses } = readFile(bytes, 'm.xlsx', { locale: 'ko' })
    expect(entries).toHaveLength(1)
    expect(losses).toMatchObject([{ code: 'broken', params: { what: 'a: XML' } }])
  })
})
