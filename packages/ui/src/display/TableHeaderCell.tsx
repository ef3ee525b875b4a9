import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface TableColumn<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  sortable?: boolean | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** The cell is hidden on narrower pages, so that the least important columns disappear first. */
  from?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  className?: string | undefined
}

export const columnFrom = {
  sm: 'max-sm:hidden',
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
} as const

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

interface TableHeaderCellProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  className: string
}

export function TableHeaderCell<Row>({ column, sort, onSort, className }: TableHeaderCellProps<Row>) {
  const alignment = cx(
    { start: 'text-start', center: 'text-center', end: 'text-end' }[column.align ?? 'start'],
    column.from && columnFrom[column.from],
  )
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={cx(className, alignment)}>
        {column.header}
      </th>
    )
  }
  const state = sort?.column === column.id ? sort.direction : undefined
  const Icon = state === 'ascending' ? ArrowUp : state === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" aria-sort={state ?? 'none'} className={cx(className, alignment)}>
      <button
        type="button"
        className={cx(
          '-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-xs px-1.5 font-semibold hover:bg-hover hover:text-text',
          state && 'text-text',
          column.align === 'end' && 'flex-row-reverse',
        )}
        onClick={() =>
          onSort({ column: column.id, direction: state === 'ascending' ? 'descending' : 'ascending' })
        }
      >
        {column.header}
        <Icon aria-hidden="true" className={cx('size-3.5 shrink-0', !state && 'opacity-50')} />
      </button>
    </th>
  )
}
