import { RotateCcwIcon, type TableColumn } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { actionColumn, kindColumn } from '#shared/list/mixedColumns.tsx'
import type { Trash, TrashRow } from './useTrash.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export function useTrashColumns(trash: Trash): TableColumn<TrashRow>[] {
  const text = useText()
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium' })
  return [
    {
      id: 'name',
      header: text('trash.column.name'),
      sortable: true,
      className: 'max-w-72 sm:max-w-96',
      cell: (row) => <span className="font-semibold break-words">{row.name}</span>,
    },
    kindColumn(text, text('trash.kind')),
    {
      id: 'deletedAt',
      header: text('trash.column.deleted'),
      sortable: true,
      from: 'md',
      className: 'whitespace-nowrap text-sm',
      cell: (row) => <time dateTime={row.deletedAt}>{day.format(new Date(row.deletedAt))}</time>,
    },
    {
      id: 'purgeAt',
      header: text('trash.column.purge'),
      sortable: true,
      className: 'text-sm',
      cell: (row) => <PurgeDay row={row} day={day} />,
    },
    actionColumn(text, {
      icon: <RotateCcwIcon />,
      label: text('trash.restore'),
      onPress: (row) => trash.restore([row]),
    }),
  ]
}

function PurgeDay({ row, day }: { row: TrashRow; day: Intl.DateTimeFormat }) {
  const text = useText()
  const left = Math.ceil((new Date(row.purgeAt).getTime() - Date.now()) / DAY_MS)
  return (
    <span className="grid">
      <time dateTime={row.purgeAt} className="whitespace-nowrap">
        {day.format(new Date(row.purgeAt))}
      </time>
      <span className={left <= 3 ? 'text-warning-text' : 'text-muted'}>
        {left <= 0 ? text('trash.lastDay') : text('trash.daysLeft', { count: left })}
      </span>
    </span>
  )
}
