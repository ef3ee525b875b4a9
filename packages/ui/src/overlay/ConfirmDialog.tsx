import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => unknown
  onCancel: () => void
  tone?: 'accent' | 'danger' | undefined
  busy?: boolean | undefined
  busyLabel?: string | undefined
  children?: ReactNode
}

/** Asks for a confirmation. If confirming destroys something, the cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    tone = 'accent',
    busy,
    busyLabel,
  } = props
  const isDanger = tone === 'danger'
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={title}
      description={text}
      closeLabel={cancelLabel}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus={isDanger || undefined}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            loading={busy}
            loadingLabel={busyLabel}
            onClick={onConfirm}
            data-autofocus={isDanger ? undefined : true}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
