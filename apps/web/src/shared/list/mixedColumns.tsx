import type { DocumentKindName } from '@pandok/domain'
import { Badge, Button, type TableColumn } from '@pandok/ui'
import type { ReactNode } from 'react'
import type { Text } from '#platform/text/text.ts'

interface MixedRow {
  kind: DocumentKindName
  name: string
}

/** Shows the kind of each document in a list of several kinds. */
export const kindColumn = <Row extends MixedRow>(text: Text, header: string): TableColumn<Row> => ({
  id: 'kind',
  header,
  sortable: true,
  from: 'sm',
  cell: ({ kind }) => <Badge>{text(`trash.kind.${kind}`)}</Badge>,
})

interface RowAction<Row> {
  icon: ReactNode
  label: string
  /** Resolves once the list shows the change. */
  onPress: (row: Row) => Promise<void>
}

/** The one action of each row. */
export const actionColumn = <Row extends MixedRow>(
  text: Text,
  { icon, label, onPress }: RowAction<Row>,
): TableColumn<Row> => ({
  id: 'actions',
  header: <span className="sr-only">{text('modules.column.actions')}</span>,
  align: 'end',
  cell: (row) => (
    <Button
      size="sm"
      className="max-sm:!gap-0"
      icon={icon}
      aria-label={text('ui.labelled', { label: row.name, value: label })}
      onClick={() => onPress(row)}
    >
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  ),
})
