import type { PageSize, TableColumn } from '@pandok/ui'
import type { CsvValue } from './toCsv.ts'

export interface AdminColumn<Row> extends TableColumn<Row> {
  /** Its value in a file; absent: not in the file. */
  csv?: (row: Row) => CsvValue
  /** Shown only when chosen. */
  isOptional?: boolean
  /** Can't be hidden. */
  isFixed?: boolean
}

export interface AdminAnswer<Row> {
  items: Row[]
  total: number
  /** There are more than `total`. */
  isCapped: boolean
  /** Where the part after this one begins. */
  next: string | null
  page: number
  pageSize: PageSize
}

export interface AdminAsk {
  page: number
  pageSize: PageSize
  search?: string
  /** The list knows its own columns; the server refuses others. */
  sort: never
  order: 'asc' | 'desc'
  after?: string
}

/** Columns are named by words in menus and files. */
export const columnName = <Row>({ header, id }: AdminColumn<Row>): string =>
  typeof header === 'string' ? header : id
