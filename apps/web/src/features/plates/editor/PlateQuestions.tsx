import { TRASH_RETENTION_DAYS } from '@pandok/domain'
import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#app/text.ts'

interface QuestionProps {
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function DeleteQuestion({ name, isBusy, onConfirm, onCancel }: QuestionProps & { name: string }) {
  const text = useText()
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text('plates.delete.title', { count: 1 })}
      text={text('plates.delete.text', { days: TRASH_RETENTION_DAYS })}
      confirmLabel={text('plates.delete')}
      cancelLabel={text('ui.cancel')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p className="font-semibold break-words">{name}</p>
    </ConfirmDialog>
  )
}

/** The preview shows what is saved, so it has to be. */
export function PreviewQuestion({ isBusy, onConfirm, onCancel }: QuestionProps) {
  const text = useText()
  return (
    <ConfirmDialog
      open
      title={text('plateEditor.preview.ask.title')}
      text={text('plateEditor.preview.ask.text')}
      confirmLabel={text('plateEditor.preview.ask.save')}
      cancelLabel={text('ui.cancel')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
