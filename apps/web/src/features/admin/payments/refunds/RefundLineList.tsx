import type { AdminRefund } from '@pandok/protocol'
import { Anchor } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'

interface RefundLineListProps {
  lines: AdminRefund['lines']
  hrefOf: (id: string) => string
}

/** The amount refunded for each payment, with the rule that it follows from. */
export function RefundLineList({ lines, hrefOf }: RefundLineListProps) {
  const text = useText()
  const { won } = useMoney()
  const planName = usePlanName()
  return (
    <ul className="grid gap-2 text-sm">
      {lines.map(({ paymentId, planId, paid, refund, rule }) => (
        <li key={paymentId} className="grid gap-0.5 rounded-md bg-sunken px-3 py-2">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Anchor href={hrefOf(paymentId)} className="font-semibold text-accent-text hover:underline">
              {planName(planId)}
            </Anchor>
            <span className="tabular-nums">
              {text('office.payments.refund.line', { refund: won(refund), paid: won(paid) })}
            </span>
          </span>
          <span className="text-muted">{text(`office.payments.rule.${rule}`)}</span>
        </li>
      ))}
    </ul>
  )
}
