export type CsvValue = string | number | null

/** Without it Excel takes UTF-8 for the code page of its own country, and Korean becomes rubbish. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** What spreadsheets take for the beginning of a formula, also as East Asian keyboards type it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u

/** Only a number may begin with a minus: text that does is somebody's, and may be a formula. */
function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of a file whose beginning is elsewhere. */
export const csvLines = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => row.map(cell).join(',') + LINE_END).join('')

/** A file that Excel opens as it is meant, whatever people have called themselves. */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  BOM + csvLines([header, ...rows])
