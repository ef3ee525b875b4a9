import { Button, DownloadIcon, Share2Icon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { SelectionFrame } from '#shared/list/SelectionFrame.tsx'
import type { PlateActions } from './usePlateActions.ts'
import type { PlateRow } from './usePlates.ts'

interface SelectionBarProps {
  rows: readonly PlateRow[]
  actions: PlateActions
  onClear: () => void
}

export function SelectionBar({ rows, actions, onClear }: SelectionBarProps) {
  const text = useText()
  const open = rows.filter(({ may }) => may.open)
  const sharable = rows.filter(({ may }) => may.share)
  const removable = rows.filter(({ may }) => may.delete)
  return (
    <SelectionFrame count={rows.length} onClear={onClear}>
      <Button
        size="sm"
        icon={<DownloadIcon />}
        disabled={open.length === 0}
        onClick={() => void actions.download(open)}
      >
        {text('plates.download')}
      </Button>
      {sharable.some(({ shared }) => !shared) ? (
        <Button size="sm" icon={<Share2Icon />} onClick={() => actions.share(sharable, true)}>
          {text('plates.share')}
        </Button>
      ) : null}
      {sharable.some(({ shared }) => shared) ? (
        <Button size="sm" onClick={() => actions.share(sharable, false)}>
          {text('plates.unshare')}
        </Button>
      ) : null}
      {removable.length > 0 ? (
        <Button
          size="sm"
          variant="danger"
          icon={<Trash2Icon />}
          onClick={() => actions.ask({ kind: 'delete', rows: removable })}
        >
          {text('plates.delete')}
        </Button>
      ) : null}
    </SelectionFrame>
  )
}
