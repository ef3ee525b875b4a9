export type CsvValue = string | number | null

/** Without a BOM, Excel reads UTF-8 as the local code page and garbles Korean text. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** Characters that spreadsheets read as the start of a formula, including their full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u

/** Only a number may start with a minus. Text with a minus was typed by somebody and may be a formula. */
function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines without a header, for the later parts of a file. */
export const csvLines = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => row.map(cell).join(',') + LINE_END).join('')

/** A file that Excel opens correctly and in which no name is run as a formula. */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  BOM + csvLines([header, ...rows])
