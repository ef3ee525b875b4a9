import { TRASH_RETENTION_DAYS } from '@pandok/domain'
import { Button, Dialog, Notice, Textarea } from '@pandok/ui'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { ReasonedAction } from './actionsOf.ts'

interface ReasonDialogProps {
  action: ReasonedAction
  name: string
  isPending: boolean
  problem: string | undefined
  onSend: (reason: string) => void
  onClose: () => void
}

const REASON_MAX_CHARACTERS = 500

export function ReasonDialog({ action, name, isPending, problem, onSend, onClose }: ReasonDialogProps) {
  const text = useText()
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isDanger = action === 'delete'

  function send(event: FormEvent) {
    event.preventDefault()
    const words = reason.trim()
    setIsMissing(words === '')
    if (words !== '') onSend(words)
  }

  return (
    <Dialog
      open
      title={text(`office.items.${action}.title`, { name })}
      description={text(`office.items.${action}.text`, { days: TRASH_RETENTION_DAYS })}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button type="submit" form={form} variant={isDanger ? 'danger' : 'primary'} loading={isPending}>
            {text(`office.items.${action}`)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4 pb-1">
        <Textarea
          required
          data-autofocus
          label={text('office.items.reason')}
          hint={text('office.items.reason.hint', { max: REASON_MAX_CHARACTERS })}
          error={isMissing && reason.trim() === '' ? text('office.items.reason.missing') : undefined}
          rows={2}
          maxLength={REASON_MAX_CHARACTERS}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem ? (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
