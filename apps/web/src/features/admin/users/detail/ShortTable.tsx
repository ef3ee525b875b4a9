import { Button, Notice, Table, type TableColumn } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface ShortTableProps<Row> {
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  error: Error | null
  retry: () => void
  none: string
}

/** A few rows of a list that has a page of its own. */
export function ShortTable<Row>({ rows, error, retry, none, ...table }: ShortTableProps<Row>) {
  const text = useText()
  if (error && !rows) {
    return (
      <Notice
        tone="danger"
        title={text('list.failed.title')}
        action={
          <Button size="sm" onClick={retry}>
            {text('ui.retry')}
          </Button>
        }
      >
        {error.message}
      </Notice>
    )
  }
  if (rows?.length === 0) return <p className="text-sm text-muted">{none}</p>
  return <Table dense skeletonRows={3} rows={rows} {...table} className="max-h-96" />
}
