import type { AdminRefund } from '@pandok/protocol'
import { ArrowLeftRightIcon, Button } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { HandPaymentDialog } from './HandPaymentDialog.tsx'
import { useRefundDecision } from './useRefundDecision.ts'

/** For refunds that the gateway refuses and that were paid by bank transfer. */
export function HandPaymentButton({ refund }: { refund: AdminRefund }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [evidence, setEvidence] = useState('')
  const decision = useRefundDecision(refund, () => setOpen(false))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={<ArrowLeftRightIcon />} onClick={() => setOpen(true)}>
        {text('office.payments.refund.byHand')}
      </Button>
      {isOpen ? (
        <HandPaymentDialog
          refund={refund}
          decision={decision}
          evidence={evidence}
          onEvidence={setEvidence}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
