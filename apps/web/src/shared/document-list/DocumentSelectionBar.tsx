import { Button, DownloadIcon, Share2Icon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { SelectionFrame } from '#shared/list/SelectionFrame.tsx'
import type { DocumentRow, ListedKind } from './DocumentRow.ts'
import type { RowActions } from './useDocumentActions.ts'

interface DocumentSelectionBarProps<Row extends DocumentRow> {
  kind: ListedKind
  rows: readonly Row[]
  actions: RowActions<Row>
  onClear: () => void
}

/** Each button acts on those of the selected rows for which the server allows it. */
export function DocumentSelectionBar<Row extends DocumentRow>(props: DocumentSelectionBarProps<Row>) {
  const { kind, rows, actions, onClear } = props
  const text = useText()
  const open = rows.filter(({ may }) => may.open)
  const shareable = rows.filter(({ may }) => may.share)
  const removable = rows.filter(({ may }) => may.delete)
  return (
    <SelectionFrame count={rows.length} onClear={onClear}>
      <Button
        size="sm"
        icon={<DownloadIcon />}
        disabled={open.length === 0}
        onClick={() => actions.download(open)}
      >
        {text(`${kind}.download`)}
      </Button>
      {shareable.some(({ shared }) => !shared) ? (
        <Button size="sm" icon={<Share2Icon />} onClick={() => actions.share(shareable, true)}>
          {text(`${kind}.share`)}
        </Button>
      ) : null}
      {shareable.some(({ shared }) => shared) ? (
        <Button size="sm" onClick={() => actions.share(shareable, false)}>
          {text(`${kind}.unshare`)}
        </Button>
      ) : null}
      {removable.length > 0 ? (
        <Button
          size="sm"
          variant="danger"
          icon={<Trash2Icon />}
          onClick={() => actions.ask({ kind: 'delete', rows: removable })}
        >
          {text(`${kind}.delete`)}
        </Button>
      ) : null}
    </SelectionFrame>
  )
}
