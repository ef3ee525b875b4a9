import { TRASH_RETENTION_DAYS } from '@pandok/domain'
import type { PlateDocument } from '@pandok/protocol'
import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ShareDialog } from '#shared/sharing/ShareDialog.tsx'
import { BackupsDialog } from '../backups/BackupsDialog.tsx'
import type { PlateWork } from './PlateWork.ts'
import type { StoredActions } from './useStoredActions.ts'

export type EditorPrompt = 'preview' | 'share' | 'delete' | 'backups'

interface EditorDialogsProps {
  prompt: EditorPrompt | undefined
  plate: PlateDocument | undefined
  stored: StoredActions
  session: PlateWork['session']
  isSaving: boolean
  save: () => Promise<boolean>
  openPreview: () => Promise<void>
  onClose: () => void
}

export function EditorDialogs(props: EditorDialogsProps) {
  const { prompt, plate, stored, onClose } = props
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
        onConfirm={async () => {
          onClose()
          if (await props.save()) await props.openPreview()
        }}
        onCancel={onClose}
      />
    )
  }
  if (prompt === 'share' && plate) {
    return (
      <ShareDialog
        kind="plate"
        documents={[plate]}
        isBusy={stored.isSharing}
        onShare={() => stored.share(true).then(onClose)}
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
        busy={stored.isDeleting}
        onConfirm={() => stored.remove()}
        onCancel={onClose}
      >
        <p className="font-semibold break-words">{plate.name}</p>
      </ConfirmDialog>
    )
  }
  if (prompt === 'backups' && plate) {
    const onRestored = () => {
      onClose()
      void props.session.reread()
    }
    return <BackupsDialog id={plate.id} name={plate.name} {...{ onClose, onRestored }} />
  }
  return null
}
