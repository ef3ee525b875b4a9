import Papa from 'papaparse'
import { COLUMNS_MAX, ROWS_MAX } from '../model/limits.ts'
import type { Rows } from './ColumnMapping.ts'
import { roleOfHeading } from './roleOfHeading.ts'

export interface ParsedRows {
  rows: Rows
  /** The line of each row in the text, from 1. */
  lines: readonly number[]
  /** True if there were more rows than the limit. */
  isCut: boolean
  broken: readonly { line: number; what: string }[]
}

const DELIMITERS = [',', '\t', ';', '|']

/** Parses values separated by commas, tabs, semicolons or bars; rows copied from a spreadsheet have tabs. */
export function parseRows(text: string): ParsedRows {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: ROWS_MAX + 1,
    newline: '\n',
  })
  const rows: string[][] = []
  const lines: number[] = []
  const lineOfRow: number[] = []
  let line = 1
  for (const row of data) {
    lineOfRow.push(line)
    if (row.some((value) => value.trim() !== '') && rows.length < ROWS_MAX) {
      rows.push(row.slice(0, COLUMNS_MAX))
      lines.push(line)
    }
    line += 1 + row.reduce((sum, value) => sum + (value.match(/\n/gu)?.length ?? 0), 0)
  }
  const broken = errors
    .filter(({ type }) => type === 'Quotes')
    .slice(0, 20)
    .map(({ row, message }) => ({ line: lineOfRow[row ?? 0] ?? 1, what: message }))
  return { rows, lines, isCut: data.length > ROWS_MAX, broken }
}

/**
 * Returns the separator of the columns: that of a heading with known column names, else the one that splits
 * the first rows into equal numbers of columns.
 */
function delimiterOf(text: string): string {
  const head =
    text
      .slice(0, 2000)
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  const named = DELIMITERS.find(
    (delimiter) => head.split(delimiter).filter((word) => roleOfHeading(word)).length > 1,
  )
  // The line end after the last row must not count as a row of one column, which would be a large share of a
  // short table.
  const guessed = () =>
    Papa.parse(text.slice(0, 20_000), {
      delimitersToGuess: DELIMITERS,
      preview: 20,
      newline: '\n',
      skipEmptyLines: 'greedy',
    }).meta.delimiter
  return named ?? guessed()
}

/** Returns whether a text is a table because most lines split in the same way. */
export function looksLikeRows(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split('\n')
    .slice(0, 50)
    .filter((line) => line.trim() !== '')
  if (lines.length < 2) return false
  return ['\t', ';', ',', '|'].some((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const [first = 0] = counts
    // Sentences contain commas as well, so only tabs in most lines or a heading that names columns make a
    // table.
    if (delimiter === '\t')
      return first > 0 && counts.filter((count) => count > 0).length / counts.length > 0.6
    const isHead = (lines[0] ?? '').split(delimiter).filter((word) => roleOfHeading(word)).length >= 2
    return isHead && counts.filter((count) => count >= first).length / counts.length > 0.8
  })
}
