import { Button, RotateCcwIcon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { SelectionFrame } from '#shared/list/SelectionFrame.tsx'
import type { Trash, TrashRow } from './useTrash.ts'

interface TrashSelectionProps {
  rows: readonly TrashRow[]
  trash: Trash
  onDone: () => void
}

export function TrashSelection({ rows, trash, onDone }: TrashSelectionProps) {
  const text = useText()
  return (
    <SelectionFrame count={rows.length} onClear={onDone}>
      <Button size="sm" icon={<RotateCcwIcon />} onClick={() => trash.restore(rows).then(onDone)}>
        {text('trash.restore')}
      </Button>
      <Button size="sm" variant="danger" icon={<Trash2Icon />} onClick={() => trash.askPurge(rows)}>
        {text('trash.purge')}
      </Button>
    </SelectionFrame>
  )
}
