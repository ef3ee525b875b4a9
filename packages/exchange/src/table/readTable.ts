import type { ReportSection } from '@pandok/domain'
import { Collection } from '../model/Collection.ts'
import type { Imported } from '../model/Imported.ts'
import type { ReadOptions } from '../model/Reader.ts'
import { sectionsOf } from '../text/sectionsOf.ts'
import { withoutCursor, withSnippets } from '../text/withSnippets.ts'
import type { ColumnMapping, ColumnRole, Rows } from './ColumnMapping.ts'
import { type Dialect, dialectOf } from './dialectOf.ts'
import { headingsIn } from './proposeColumns.ts'

const SECTIONS: readonly (readonly [ColumnRole, ReportSection])[] = [
  ['findings', 'findings'],
  ['conclusion', 'impression'],
  ['recommendation', 'recommendation'],
]

interface TableOptions extends ReadOptions {
  file: string
  /** The line of each row in the file, from 1. By default it is the number of the row. */
  lines?: readonly number[]
  /** The sheet of a workbook. It is the place of its rows, and their group if no column gives one. */
  sheet?: string | undefined
}

/** Converts rows into phrases according to the roles of their columns. */
export function readTable(rows: Rows, mapping: ColumnMapping, options: TableOptions): Imported {
  const dialect = dialectOf(rows)
  const found = new Collection(dialect?.format ?? 'table', options.file, options.locale)
  loseColumns(rows, mapping, found)
  const { shortcut, findings } = mapping.columns
  const texts = new Map(
    shortcut === undefined || findings === undefined || dialect?.reference === undefined
      ? []
      : rows
          .slice(mapping.headerRows)
          .map((row) => [row[shortcut]?.trim() ?? '', withoutCursor(row[findings] ?? '')] as const),
  )
  let columns = mapping.columns
  for (const [index, row] of rows.entries()) {
    if (index < mapping.headerRows) continue
    // Another table on the same sheet begins with its own headings.
    const others = index > 0 ? headingsIn(row) : undefined
    if (others) columns = others
    else readRow(row, index, { mapping: { ...mapping, columns }, dialect, texts, found, options })
  }
  return found.imported()
}

interface Context {
  mapping: ColumnMapping
  dialect: Dialect | undefined
  /** The texts by their shortcuts, if the program lets them refer to each other. */
  texts: ReadonlyMap<string, string>
  found: Collection
  options: TableOptions
}

function readRow(
  row: readonly string[],
  index: number,
  { mapping, dialect, texts, found, options }: Context,
): void {
  const { columns } = mapping
  const cell = (role: ColumnRole) => {
    const column = columns[role]
    // Spreadsheets put an apostrophe before a text that begins like a formula.
    return column === undefined ? '' : (row[column] ?? '').replace(/^'(?=[=+@-])/u, '')
  }
  const line = options.lines?.[index] ?? index + 1
  const place = { line, ...(options.sheet !== undefined && { path: `${options.sheet}!${index + 1}` }) }
  const text = SECTIONS.flatMap(([role, section]) => {
    const written = cell(role)
    if (written.trim() === '') return []
    const whole = dialect?.reference
      ? withSnippets(written, dialect.reference, (trigger) => texts.get(trigger))
      : written
    const read = dialect
      ? dialect.read(whole, (code, excerpt, what) => found.lose(code, place, excerpt, { what }))
      : written
    return sectionsOf(read, section)
  })
  const [trigger, title, group] = [cell('shortcut'), cell('title'), cell('group') || options.sheet]
  if (text.some((part) => part.text.trim() !== '')) found.phrase({ place, trigger, title, group, text })
  else if ([trigger, title].some((each) => each.trim() !== ''))
    found.lose('broken', place, `${trigger} ${title}`, { what: 'no text' })
}

function loseColumns(rows: Rows, { headerRows, columns }: ColumnMapping, found: Collection): void {
  const taken = new Set<number | undefined>(Object.values(columns))
  const left = new Map<number, { line: number; excerpt: string }>()
  for (const [index, row] of rows.slice(headerRows).entries())
    for (const [column, value] of row.entries())
      if (value.trim() !== '' && !taken.has(column) && !left.has(column))
        left.set(column, { line: headerRows + index + 1, excerpt: value })
  for (const [column, { line, excerpt }] of left) {
    const heading = headerRows > 0 ? (rows[headerRows - 1]?.[column] ?? '') : ''
    const what = heading || `column ${column + 1}`
    found.lose('unsupported', { line, path: `column[${column}]` }, excerpt, { what })
  }
}
