import { Table, type TableColumn } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import type { ListControls } from './useListState.ts'

interface ListTableProps<Row extends { name: string }> {
  caption: string
  columns: TableColumn<Row>[]
  /** Undefined while they are loading. */
  rows: Row[] | undefined
  rowId: (row: Row) => string
  list: ListControls
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  empty: ReactNode
}

/** One page of a list with names and checkboxes; its sort order is in the address. */
export function ListTable<Row extends { name: string }>(props: ListTableProps<Row>) {
  const { caption, columns, rows, rowId, list, selected, onSelect, empty } = props
  const text = useText()
  return (
    <Table<Row>
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={rowId}
      sort={{ column: list.sort, direction: list.order === 'asc' ? 'ascending' : 'descending' }}
      onSort={({ column, direction }) => list.setSort(column, direction === 'ascending' ? 'asc' : 'desc')}
      selection={{
        selected,
        onChange: onSelect,
        allLabel: text('list.selectAll'),
        rowLabel: (row) => text('list.selectRow', { name: row.name }),
      }}
      empty={empty}
    />
  )
}
