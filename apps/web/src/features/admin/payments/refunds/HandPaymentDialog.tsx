import { EVIDENCE_MAX_CHARACTERS, hasCardNumber } from '@pandok/domain'
import type { AdminRefund } from '@pandok/protocol'
import { Button, Dialog, Notice, TextField } from '@pandok/ui'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import type { RefundDecision } from './useRefundDecision.ts'

interface HandPaymentDialogProps {
  refund: AdminRefund
  decision: RefundDecision
  /** The text is stored in the parent, so that it need not be typed again after a refusal. */
  evidence: string
  onEvidence: (evidence: string) => void
  onClose: () => void
}

/** Shows the outstanding amount, which may be less than the refund, and asks for evidence of the transfer. */
export function HandPaymentDialog(props: HandPaymentDialogProps) {
  const { refund, decision, evidence, onEvidence, onClose } = props
  const text = useText()
  const { won } = useMoney()
  const form = useId()
  const [problem, setProblem] = useState<'required' | 'payment.evidenceCard' | null>(null)
  const price = won(refund.openAmount)

  function send(event: FormEvent) {
    event.preventDefault()
    const words = evidence.trim()
    const found = words === '' ? 'required' : hasCardNumber(words) ? 'payment.evidenceCard' : null
    setProblem(found)
    if (found === null && !decision.isBusy) void decision.payByHand(words)
  }

  return (
    <Dialog
      open
      title={text('office.payments.byHand.title', { price })}
      description={text('office.payments.byHand.text', {
        price,
        name: refund.member?.nickname ?? text('office.payments.withdrawn'),
      })}
      closeLabel={text('ui.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button type="submit" form={form} variant="danger" loading={decision.isBusy}>
            {text('office.payments.byHand.confirm', { price })}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        <Notice tone="warning">{text('office.payments.byHand.race')}</Notice>
        <TextField
          label={text('office.payments.byHand.evidence')}
          hint={text('office.payments.byHand.hint')}
          error={problem ? text.problem(problem) : undefined}
          required
          autoComplete="off"
          maxLength={EVIDENCE_MAX_CHARACTERS}
          value={evidence}
          onChange={({ target }) => onEvidence(target.value)}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
