/** The roles of columns. Any other column is omitted and reported. */
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
  headerRows: number
  /** The zero-based column of each role. */
  columns: Readonly<Partial<Record<ColumnRole, number>>>
}

export type Rows = readonly (readonly string[])[]
