import type { DocumentKindName } from '@pandok/domain'
import { Badge, Button, type TableColumn } from '@pandok/ui'
import { type ReactNode, useState } from 'react'
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

/**
 * The one action of each row. It is disabled while it runs, because a second press would repeat what the first has
 * done.
 */
export const actionColumn = <Row extends MixedRow>(
  text: Text,
  { icon, label, onPress }: RowAction<Row>,
): TableColumn<Row> => ({
  id: 'actions',
  header: <span className="sr-only">{text('modules.column.actions')}</span>,
  align: 'end',
  cell: (row) => (
    <RowButton
      icon={icon}
      name={text('ui.labelled', { label: row.name, value: label })}
      label={label}
      onPress={() => onPress(row)}
    />
  ),
})

interface RowButtonProps {
  icon: ReactNode
  name: string
  label: string
  onPress: () => Promise<void>
}

function RowButton({ icon, name, label, onPress }: RowButtonProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      size="sm"
      className="max-sm:!gap-0"
      icon={icon}
      aria-label={name}
      loading={isBusy}
      onClick={() => {
        setBusy(true)
        void onPress().finally(() => setBusy(false))
      }}
    >
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  )
}
