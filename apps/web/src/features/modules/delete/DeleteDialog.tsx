import { TRASH_RETENTION_DAYS } from '@pandok/domain'
import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { UsedBy } from './UsedBy.tsx'

interface DeleteDialogProps {
  modules: readonly { id: string; name: string }[]
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Lists the plates that use the modules before these are deleted. */
export function DeleteDialog({ modules, isBusy, onConfirm, onClose }: DeleteDialogProps) {
  const text = useText()
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text('modules.delete.title', { count: modules.length })}
      text={text('modules.delete.text', { days: TRASH_RETENTION_DAYS })}
      confirmLabel={text('modules.delete')}
      cancelLabel={text('ui.cancel')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <div className="grid gap-3 text-sm">
        <ul className="grid max-h-32 list-disc gap-0.5 overflow-auto ps-5">
          {modules.map(({ id, name }) => (
            <li key={id} className="font-semibold break-words">
              {name}
            </li>
          ))}
        </ul>
        <UsedBy ids={modules.map(({ id }) => id)} />
      </div>
    </ConfirmDialog>
  )
}
