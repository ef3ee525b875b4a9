import { type TableColumn, UserRoundIcon } from '@pandok/ui'

export const creatorColumn = <Row extends { nickname: string }>(header: string): TableColumn<Row> => ({
  id: 'nickname',
  header,
  sortable: true,
  from: 'sm',
  cell: (row) => (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <UserRoundIcon aria-hidden="true" className="size-4 text-muted" />
      {row.nickname}
    </span>
  ),
})
