import type { TableColumn } from '@pandok/ui'
import type { Text } from '#platform/text/text.ts'

export const changedColumn = <Row extends { updatedAt: string }>(
  header: string,
  { locale }: Text,
  from: 'md' | 'lg',
): TableColumn<Row> => {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return {
    id: 'updatedAt',
    header,
    sortable: true,
    from,
    className: 'whitespace-nowrap',
    cell: (row) => (
      <time dateTime={row.updatedAt} className="text-sm text-muted">
        {day.format(new Date(row.updatedAt))}
      </time>
    ),
  }
}
