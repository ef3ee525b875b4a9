const NOTATION = /[_([{□☐■☑*]/u
const ROWS_MAX = 60

/**
 * Returns the name of the field that opens a cell of a table with tabs or bars: the words of its row and of its column,
 * «L4/5 Stenosis». Undefined outside a table with a line of headings, and in a cell with words of its own.
 */
export function tableCell(text: string, at: number): string | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const bar = text.charAt(start) === '|' ? '|' : '\t'
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
