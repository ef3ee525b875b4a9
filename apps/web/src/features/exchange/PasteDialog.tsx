import { Button, Dialog, Textarea } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'

interface PasteDialogProps {
  onRead: (text: string) => void
  onClose: () => void
}

export function PasteDialog({ onRead, onClose }: PasteDialogProps) {
  const text = useText()
  const [pasted, setPasted] = useState('')
  const isEmpty = pasted.trim() === ''

  function read() {
    if (isEmpty) return
    onRead(pasted)
    onClose()
  }

  return (
    <Dialog
      open
      size="lg"
      title={text('import.paste.title')}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button variant="primary" aria-disabled={isEmpty || undefined} onClick={read}>
            {text('import.paste.read')}
          </Button>
        </>
      }
    >
      <Textarea
        label={text('import.paste.field')}
        hint={text('import.paste.hint')}
        rows={10}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        data-autofocus
      />
    </Dialog>
  )
}
