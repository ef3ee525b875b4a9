/** The roles of columns; any other column is left out and reported. */
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
  /** The number of heading rows. */
  headerRows: number
  /** The column of each role, from 0. */
  columns: Readonly<Partial<Record<ColumnRole, number>>>
}

export type Rows = readonly (readonly string[])[]
