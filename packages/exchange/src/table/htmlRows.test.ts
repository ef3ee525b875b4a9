import { expect, it } from 'vitest'
import type { ImportedPhrase } from '../model/Imported.ts'
import { readFile } from '../readFile.ts'
import { htmlRows } from './htmlRows.ts'

const ROWS =
  '<tr><th>분류</th><th>코드</th><th>판독소견</th></tr><tr><td rowspan="2">흉부</td><td>c1</td><td>폐야 <b>정상</b>.<br>심장\n 정상.</td></tr><tr><td>c2</td><td><p>결절</p><p>&lt;3 mm</p></td></tr>'

it.each([
  [
    'copied from a spreadsheet',
    `<html xmlns:o="urn:schemas"><body><!--StartFragment--><table>${ROWS}</table></body></html>`,
  ],
  ['without a page around it', `<table border=1><tbody>${ROWS}</tbody></table>`],
  ['below a table for the looks', `<html><table><tr><td>메뉴</td></tr></table><table>${ROWS}</table></html>`],
])('reads the rows of a table %s, as programs call it .xls', (_, html) => {
  const { format, entries, tables } = readFile(new TextEncoder().encode(html), 'macro.xls', { locale: 'ko' })
  expect(format).toBe('table')
  expect(
    (entries as ImportedPhrase[]).map(({ group, trigger, texts }) => [group, trigger, texts[0]?.text]),
  ).toEqual([
    ['흉부', 'c1', '폐야 정상.\n심장 정상.'],
    ['흉부', 'c2', '결절\n<3 mm'],
  ])
  expect(tables?.[0]?.mapping.headerRows).toBe(1)
})

it('leaves forms, other pages and XML to their readers', () => {
  expect(htmlRows('<table><tr><td><input></td></tr></table>')).toBeUndefined()
  expect(htmlRows('<html><body>text</body></html>')).toBeUndefined()
  expect(htmlRows('<?xml version="1.0"?><table><tr><td>a</td></tr></table>')).toBeUndefined()
  expect(htmlRows('::a::<table>')).toBeUndefined()
})

it('fills cells that span rows and columns within its limits', () => {
  const read = htmlRows('<table><tr><td rowspan=2 colspan=2>a<td>b</tr><tr><td>c</tr><tr><td>d</tr></table>')
  expect(read?.rows).toEqual([['a', '', 'b'], ['a', '', 'c'], ['d']])
  expect(
    htmlRows(`<table>${'<tr><td colspan=99999999 rowspan=99999999>a'.repeat(50)}</table>`)?.rows[0],
  ).toHaveLength(256)
})

it('names a page that is too long', () => {
  const html = `<table>${'<tr><td>a<td>b'.repeat(150_000)}</table>`
  expect(readFile(new TextEncoder().encode(html), 'a.xls', { locale: 'ko' })).toMatchObject({
    entries: [],
    losses: [{ code: 'broken', params: { what: 'characters' } }],
  })
})
