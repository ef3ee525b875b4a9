import { Button, Dialog, TextField } from '@pandok/ui'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useText } from '#platform/text/text.ts'

interface NamedTestDialogProps {
  title: string
  name: string
  onNameChange: (name: string) => void
  /** True once an empty name counts as an error. */
  isNameChecked: boolean
  onSubmit: () => void
  onClose: () => void
  /** Content shown above the name. */
  notice?: ReactNode
  children?: ReactNode
}

/** A dialog that gives a saved test its name. */
export function NamedTestDialog({
  title,
  name,
  onNameChange,
  isNameChecked,
  onSubmit,
  onClose,
  notice,
  children,
}: NamedTestDialogProps) {
  const text = useText()
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <Dialog
      open
      size="sm"
      title={title}
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
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        {notice}
        <TextField
          label={text('moduleRun.tests.name')}
          data-autofocus
          required
          maxLength={200}
          value={name}
          error={isNameChecked && name.trim() === '' ? text('moduleRun.tests.nameMissing') : undefined}
          onChange={(event) => onNameChange(event.target.value)}
        />
        {children}
      </form>
    </Dialog>
  )
}
