import { Button, DownloadIcon, Share2Icon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { SelectionFrame } from '#shared/list/SelectionFrame.tsx'
import type { ModuleTab } from './tabs.ts'
import type { ModuleActions } from './useModuleActions.ts'
import type { ModuleRow } from './useModules.ts'

interface SelectionBarProps {
  rows: readonly ModuleRow[]
  tab: ModuleTab
  actions: ModuleActions
  onClear: () => void
}

export function SelectionBar({ rows, tab, actions, onClear }: SelectionBarProps) {
  const text = useText()
  const open = rows.filter((row) => row.may.open)
  return (
    <SelectionFrame count={rows.length} onClear={onClear}>
      <Button
        size="sm"
        icon={<DownloadIcon />}
        disabled={open.length === 0}
        onClick={() => void actions.download(open)}
      >
        {text('modules.download')}
      </Button>
      {tab === 'mine' ? <OwnActions rows={rows} actions={actions} /> : null}
    </SelectionFrame>
  )
}

function OwnActions({ rows, actions }: Pick<SelectionBarProps, 'rows' | 'actions'>) {
  const text = useText()
  return (
    <>
      {rows.some((row) => !row.shared) ? (
        <Button size="sm" icon={<Share2Icon />} onClick={() => actions.share(rows, true)}>
          {text('modules.share')}
        </Button>
      ) : null}
      {rows.some((row) => row.shared) ? (
        <Button size="sm" onClick={() => actions.share(rows, false)}>
          {text('modules.unshare')}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="danger"
        icon={<Trash2Icon />}
        onClick={() => actions.ask({ kind: 'delete', rows })}
      >
        {text('modules.delete')}
      </Button>
    </>
  )
}
