import { Button, Dialog, TextField } from '@pandok/ui'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'

interface RenameTestDialogProps {
  name: string
  onClose: () => void
  onRename: (name: string) => void
}

export function RenameTestDialog({ name, onClose, onRename }: RenameTestDialogProps) {
  const text = useText()
  const id = useId()
  const [draft, setDraft] = useState(name)
  const trimmed = draft.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (trimmed !== '') onRename(trimmed)
  }

  return (
    <Dialog
      open
      size="sm"
      title={text('moduleRun.tests.rename')}
      closeLabel={text('moduleRun.tests.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('moduleRun.tests.cancel')}</Button>
          <Button variant="primary" type="submit" form={id}>
            {text('moduleRun.tests.store')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextField
          label={text('moduleRun.tests.name')}
          data-autofocus
          required
          maxLength={200}
          value={draft}
          error={trimmed === '' ? text('moduleRun.tests.nameMissing') : undefined}
          onChange={(event) => setDraft(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
