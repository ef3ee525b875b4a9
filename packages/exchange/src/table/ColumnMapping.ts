/** What a column of a table may be; any other column is left out and named. */
export const COLUMN_ROLES = [
  'shortcut',
  'title',
  'group',
  'findings',
  'conclusion',
  'recommendation',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

export interface ColumnMapping {
  /** Rows at the top that name the columns. */
  headerRows: number
  /** The column of each role, from 0. */
  columns: Readonly<Partial<Record<ColumnRole, number>>>
}

export type Rows = readonly (readonly string[])[]
