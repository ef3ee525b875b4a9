import { TRASH_RETENTION_DAYS } from '@pandok/domain'
import type { PlateDocument } from '@pandok/protocol'
import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ShareDialog } from '#shared/sharing/ShareDialog.tsx'
import { BackupsDialog } from '../backups/BackupsDialog.tsx'

export type EditorPrompt = 'preview' | 'share' | 'delete' | 'backups'

interface EditorDialogsProps {
  prompt: EditorPrompt | undefined
  plate: PlateDocument | undefined
  isSaving: boolean
  isSharing: boolean
  isDeleting: boolean
  onSaveAndPreview: () => void
  onShare: () => void
  onDelete: () => void
  onRestored: () => void
  onClose: () => void
}

/** The one question that is open, if any. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { prompt, plate, onClose } = props
  const text = useText()
  if (prompt === 'preview') {
    return (
      <ConfirmDialog
        open
        title={text('plateEditor.preview.ask.title')}
        text={text('plateEditor.preview.ask.text')}
        confirmLabel={text('plateEditor.preview.ask.save')}
        cancelLabel={text('ui.cancel')}
        busy={props.isSaving}
        onConfirm={props.onSaveAndPreview}
        onCancel={onClose}
      />
    )
  }
  if (prompt === 'share' && plate) {
    return (
      <ShareDialog
        kind="plate"
        documents={[plate]}
        isBusy={props.isSharing}
        onShare={props.onShare}
        onClose={onClose}
      />
    )
  }
  if (prompt === 'delete' && plate) {
    return (
      <ConfirmDialog
        open
        tone="danger"
        title={text('plates.delete.title', { count: 1 })}
        text={text('plates.delete.text', { days: TRASH_RETENTION_DAYS })}
        confirmLabel={text('plates.delete')}
        cancelLabel={text('ui.cancel')}
        busy={props.isDeleting}
        onConfirm={props.onDelete}
        onCancel={onClose}
      >
        <p className="font-semibold break-words">{plate.name}</p>
      </ConfirmDialog>
    )
  }
  if (prompt === 'backups' && plate) {
    return <BackupsDialog id={plate.id} name={plate.name} onClose={onClose} onRestored={props.onRestored} />
  }
  return null
}
