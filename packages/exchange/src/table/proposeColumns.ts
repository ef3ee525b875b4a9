import { COLUMN_ROLES, type ColumnMapping, type ColumnRole, type Rows } from './ColumnMapping.ts'
import { isHeading, roleOfHeading } from './roleOfHeading.ts'

/** Rows above the headings may be titles of the table. */
const HEADING_ROWS = 5
const SAMPLE_ROWS = 200

/**
 * Proposes which column contains the shortcut, the title, the findings and the conclusion: by the headings,
 * else by their content.
 */
export function proposeColumns(rows: Rows): ColumnMapping {
  for (const [index, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const columns = byHeadings(row)
    const isText = columns.findings !== undefined || columns.conclusion !== undefined
    // A heading needs rows below it.
    if (
      isText &&
      index + 1 < rows.length &&
      (Object.keys(columns).length >= 2 || row.filter(Boolean).length === 1)
    )
      return { headerRows: index + 1, columns: withOthers(columns, rows.slice(index + 1)) }
  }
  return { headerRows: 0, columns: byContents(rows) }
}

type Columns = Partial<Record<ColumnRole, number>>

function byHeadings(row: readonly string[]): Columns {
  const columns: Columns = {}
  for (const [index, heading] of row.entries()) {
    const role = roleOfHeading(heading)
    if (role) columns[role] ??= index
  }
  // «판독결과» without another text column is the text itself.
  if (columns.findings === undefined && columns.conclusion !== undefined) {
    columns.findings = columns.conclusion
    delete columns.conclusion
  }
  return columns
}

/** Returns the columns of a row that contains only headings, one of which is for the text. */
export function headingsIn(row: readonly string[]): Columns | undefined {
  const filled = row.filter((cell) => cell.trim() !== '')
  if (filled.length < 2 || !filled.every(isHeading)) return undefined
  const columns = byHeadings(row)
  return columns.findings !== undefined && Object.keys(columns).length >= 2 ? columns : undefined
}

/** If the headings name only the text, another column may still be recognizable as the shortcut. */
function withOthers(columns: Columns, rows: Rows): Columns {
  if (columns.shortcut !== undefined) return columns
  const taken = new Set(Object.values(columns))
  const shortcut = statistics(rows).find((column) => !taken.has(column.index) && isShortcut(column))
  return shortcut && columns.title !== undefined ? { ...columns, shortcut: shortcut.index } : columns
}

interface Column {
  index: number
  filled: number
  mean: number
  /** The number of values that contain white space. */
  spaced: number
  distinct: number
}

function statistics(rows: Rows): Column[] {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const width = Math.max(0, ...sample.map((row) => row.length))
  return Array.from({ length: width }, (_, index) => {
    const values = sample.map((row) => (row[index] ?? '').trim()).filter(Boolean)
    const filled = values.length
    const mean = values.reduce((sum, value) => sum + value.length, 0) / Math.max(filled, 1)
    const spaced = values.filter((value) => /\s/u.test(value)).length / Math.max(filled, 1)
    return { index, filled, mean, spaced, distinct: new Set(values).size / Math.max(filled, 1) }
  }).filter(({ filled }) => filled > 0)
}

const isShortcut = ({ mean, spaced, distinct }: Column): boolean =>
  mean <= 12 && spaced < 0.2 && distinct > 0.8

/**
 * The longest column is the text, a long one after it is the conclusion, and short single words before it are
 * the shortcut.
 */
function byContents(rows: Rows): Columns {
  const columns = statistics(rows)
  const findings = columns.reduce<Column | undefined>(
    (best, column) => (best && best.mean * best.filled >= column.mean * column.filled ? best : column),
    undefined,
  )
  if (!findings) return {}
  const others = columns.filter((column) => column !== findings)
  const shortcut =
    others.find((column) => column.index < findings.index && isShortcut(column)) ?? others.find(isShortcut)
  const left = others.filter((column) => column !== shortcut)
  const conclusion = left.find(
    (column) => column.index > findings.index && column.mean > 12 && column.spaced > 0.3,
  )
  const title = left.find((column) => column !== conclusion && column.distinct > 0.5)
  const group = left.find((column) => column !== conclusion && column !== title && column.distinct <= 0.5)
  const found = { shortcut, title, group, findings, conclusion, recommendation: undefined }
  return Object.fromEntries(
    COLUMN_ROLES.flatMap((role) => (found[role] ? [[role, found[role].index] as const] : [])),
  )
}
