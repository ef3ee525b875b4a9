import type { PageSize, TableColumn } from '@pandok/ui'
import type { CsvValue } from './toCsv.ts'

export interface AdminColumn<Row> extends TableColumn<Row> {
  /** The value in an exported file; without it the column isn't exported. */
  csv?: (row: Row) => CsvValue
  /** True for columns that are shown only if chosen. */
  isOptional?: boolean
  /** True for columns that can't be hidden. */
  isFixed?: boolean
}

export interface AdminAnswer<Row> {
  items: Row[]
  total: number
  /** True if there are more rows than `total` says. */
  isCapped: boolean
  /** The cursor of the next part. */
  next: string | null
  page: number
  pageSize: PageSize
}

export interface AdminListParam {
  page: number
  pageSize: PageSize
  search?: string
  /** Each list knows its own columns, and the server refuses others. */
  sort: never
  order: 'asc' | 'desc'
  after?: string
}

/** Menus and files need a column name as text. */
export const columnName = <Row>({ header, id }: AdminColumn<Row>): string =>
  typeof header === 'string' ? header : id
