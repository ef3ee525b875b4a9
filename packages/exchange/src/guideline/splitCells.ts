import Papa from 'papaparse'
import { parseRows } from '../table/parseRows.ts'

/** The line below the headings of a table in Markdown. */
const RULE = /^(?::?-{3,}:?)?$/u

/** A pasted text as lines of equally many cells, without empty lines, empty columns and the breaks inside of cells. */
export function splitCells(text: string): string[][] {
  const plain = text.replace(/\r\n?/gu, '\n')
  // Guideline texts have commas, semicolons and bars inside of their cells; what has a tab was copied as cells.
  const rows = plain.includes('\t')
    ? Papa.parse<string[]>(plain, { delimiter: '\t', newline: '\n' }).data
    : parseRows(plain).rows
  const cells = rows
    .map((row) => row.map((cell) => cell.replace(/[\s\u00A0]+/gu, ' ').trim()))
    .filter((row) => !row.every((cell) => RULE.test(cell)))
  const width = Math.max(0, ...cells.map(({ length }) => length))
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    cells.some((row) => (row[column] ?? '') !== ''),
  )
  return cells.map((row) => used.map((column) => row[column] ?? ''))
}
