import { TRASH_RETENTION_DAYS } from '@pandok/domain'
import { ConfirmDialog } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import type { ListedKind } from './DocumentRow.ts'

interface DeleteDialogProps {
  kind: ListedKind
  documents: readonly { id: string; name: string }[]
  isBusy: boolean
  onConfirm: () => unknown
  onClose: () => void
  /** Other documents that the deletion affects. */
  children?: ReactNode
}

/** The confirmation before documents go to the trash. */
export function DeleteDialog({ kind, documents, isBusy, onConfirm, onClose, children }: DeleteDialogProps) {
  const text = useText()
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text(`${kind}.delete.title`, { count: documents.length })}
      text={text(`${kind}.delete.text`, { days: TRASH_RETENTION_DAYS })}
      confirmLabel={text(`${kind}.delete`)}
      cancelLabel={text('ui.cancel')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <div className="grid gap-3 text-sm">
        <ul className="grid max-h-32 list-disc gap-0.5 overflow-auto ps-5">
          {documents.map(({ id, name }) => (
            <li key={id} className="font-semibold break-words">
              {name}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </ConfirmDialog>
  )
}
