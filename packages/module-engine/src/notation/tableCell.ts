import { isSideWord } from './sideField.ts'

const NOTATION = /[_([{□☐■☑*]/u
const ROWS_MAX = 60

/**
 * Returns the name of the field that opens a cell of a table with tabs or bars: the words of its row and of its column,
 * «L4/5 Stenosis». Undefined outside a table with a line of headings, and in a cell with words of its own.
 */
export function tableCell(text: string, at: number): string | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const bar = text.charAt(start) === '|' ? '|' : '\t'
  const column = columnOfSide(text, start, at)
  if (column !== undefined) return column
  const cells = text.slice(start, at).split(bar)
  if (cells.length < 2 || cells.at(-1)?.trim() !== '') return undefined
  const heading = headingsAbove(text, start, bar)?.[cells.length - 1]?.trim() ?? ''
  // A line of bars begins with one.
  const row = cells[bar === '|' ? 1 : 0]?.trim() ?? ''
  if (!/\p{L}/u.test(heading) || !/[\p{L}\p{N}]/u.test(row) || NOTATION.test(row)) return undefined
  return `${row} ${heading}`
}

/** The first line of the lines of the table above, if it has words only. */
function headingsAbove(text: string, start: number, bar: string): readonly string[] | undefined {
  let found: string | undefined
  let end = start - 1
  for (let row = 0; row < ROWS_MAX && end > 0; row += 1) {
    const from = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(from, end)
    if (!line.includes(bar)) break
    // «|---|---|» parts the headings from the rows.
    if (/[\p{L}\p{N}]/u.test(line)) found = line
    end = from - 1
  }
  return found === undefined || NOTATION.test(found.replaceAll('|', '')) ? undefined : found.split(bar)
}

/** «          Rt.     Lt.» above «Maxillary   (-/+)   (-/+)»: columns that spaces part, one for each side. */
function columnOfSide(text: string, start: number, at: number): string | undefined {
  const line = text.slice(start, at)
  const [, row = '', fields = ''] =
    /^[ \t]*(\p{L}[\p{L}\d .-]{1,24}?) {2,}((?:[([_][^ ]{0,30} {2,}){0,2})$/u.exec(line) ?? []
  if (row === '') return undefined
  let end = start - 1
  for (let above = 0; above < ROWS_MAX && end > 0; above += 1) {
    const from = text.lastIndexOf('\n', end - 1) + 1
    const head = text.slice(from, end)
    const sides = head.trim().split(/ {2,}/u)
    if (/^ {3,}\S/u.test(head) && sides.length > 1 && sides.every((side) => isSideWord(side.trim())))
      return `${row.trim()} ${sides[fields.trim() === '' ? 0 : fields.trim().split(/ {2,}/u).length]?.trim().replace(/\.$/u, '') ?? ''}`.trim()
    if (!/ {2,}\S/u.test(head)) return undefined
    end = from - 1
  }
  return undefined
}
