import { useRef, useState } from 'react'
import {
  Button,
  ConfirmDialog,
  Dialog,
  Menu,
  MenuItem,
  Popover,
  Textarea,
  TextField,
  toast,
} from '../src/index.ts'
import { Part } from './Part.tsx'
import type { SampleProps } from './samples.ts'

export function Overlays({ t }: SampleProps) {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'popover' | null>(null)
  const popoverButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  return (
    <Part title="Dialog, Toast">
      <div className="flex flex-wrap gap-3">
        <Button id="open-dialog" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button id="open-confirm" onClick={() => setOpen('confirm')}>
          ConfirmDialog
        </Button>
        <Button id="open-popover" ref={popoverButton} onClick={() => setOpen('popover')}>
          Popover
        </Button>
        <Popover open={open === 'popover'} onClose={close} anchor={popoverButton} label={t.cardTitle}>
          <p className="max-w-60 text-sm">{t.cardText}</p>
        </Popover>
        <Button
          id="open-toasts"
          onClick={() => {
            toast({ tone: 'info', title: t.infoTitle, duration: Number.POSITIVE_INFINITY })
            toast({
              tone: 'warning',
              title: t.noticeTitle,
              text: t.noticeText,
              duration: Number.POSITIVE_INFINITY,
            })
            toast({
              tone: 'success',
              title: t.successTitle,
              action: { label: t.cancel, onPress: () => {} },
              duration: Number.POSITIVE_INFINITY,
            })
            toast({
              tone: 'danger',
              title: t.dangerTitle,
              text: t.dangerText,
              duration: Number.POSITIVE_INFINITY,
            })
          }}
        >
          Toast
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={t.cardTitle}
        description={t.cardText}
        closeLabel={t.close}
        footer={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button variant="primary" onClick={close}>
              {t.save}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField label={t.email} hint={t.emailHint} data-autofocus />
          <Textarea label={t.memo} />
          <div>
            <Menu align="start" trigger={<Button size="sm">{t.settings}</Button>}>
              <MenuItem onSelect={() => {}}>{t.details}</MenuItem>
              <MenuItem onSelect={() => {}}>{t.cancel}</MenuItem>
            </Menu>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        tone="danger"
        title={t.confirmTitle}
        text={t.confirmText}
        confirmLabel={t.remove}
        cancelLabel={t.cancel}
        onConfirm={close}
        onCancel={close}
      />
    </Part>
  )
}
