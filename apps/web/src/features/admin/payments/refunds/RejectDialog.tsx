import { Button, Dialog, Textarea } from '@pandok/ui'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { RefundDecision } from './useRefundDecision.ts'

const REASON_MAX = 1000

interface RejectDialogProps {
  decision: RefundDecision
  onClose: () => void
}

/** The member reads the reason as it is typed here. */
export function RejectDialog({ decision, onClose }: RejectDialogProps) {
  const text = useText()
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    const words = reason.trim()
    setMissing(words === '')
    if (words !== '' && !decision.isBusy) void decision.reject(words)
  }

  return (
    <Dialog
      open
      title={text('office.payments.reject.title')}
      description={text('office.payments.reject.text')}
      closeLabel={text('ui.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button type="submit" form={form} variant="danger" loading={decision.isBusy}>
            {text('office.payments.refund.reject')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send}>
        <Textarea
          label={text('office.payments.reject.reason')}
          hint={text('office.payments.reject.hint')}
          error={isMissing ? text.problem('required') : undefined}
          required
          rows={4}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
