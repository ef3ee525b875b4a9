import Papa from 'papaparse'
import { parseRows } from '../table/parseRows.ts'

/** Matches a cell of the line below the headings of a Markdown table. */
const RULE = /^(?::?-{3,}:?)?$/u

/**
 * Splits a pasted text into lines with the same number of cells, without empty lines, empty columns and line
 * breaks inside cells.
 */
export function splitCells(text: string): string[][] {
  const plain = text.replace(/\r\n?/gu, '\n')
  // Texts of guidelines contain commas, semicolons and bars inside their cells, while a tab shows that cells
  // were copied.
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
