import type { paymentRefundQuote, ResultOf } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'

type Line = ResultOf<typeof paymentRefundQuote>['quote']['lines'][number]

/** The calculation of a refund, payment by payment. */
export function RefundLines({ lines }: { lines: readonly Line[] }) {
  const planName = usePlanName()
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <li key={line.paymentId} className="grid gap-2 rounded-lg border border-line p-4">
          <p className="font-semibold">{planName(line.planId)}</p>
          <RefundSum line={line} />
        </li>
      ))}
    </ul>
  )
}

function RefundSum({ line }: { line: Line }) {
  const text = useText()
  const { won } = useMoney()
  const rows = [
    { name: text('payments.refund.paid'), value: won(line.paid) },
    ...(line.usedAmount > 0
      ? [
          {
            name: text('payments.refund.used', { count: line.usedDays, term: line.termDays }),
            value: `−${won(line.usedAmount)}`,
          },
        ]
      : []),
    ...(line.penalty > 0 ? [{ name: text('payments.refund.penalty'), value: `−${won(line.penalty)}` }] : []),
    { name: text('payments.refund.amount'), value: won(line.refund) },
  ]
  const isWhole = line.refund === line.paid
  return (
    <>
      <dl className="grid gap-1 text-sm">
        {rows.map(({ name, value }) => (
          <div
            key={name}
            className="flex justify-between gap-4 last:border-t last:border-line last:pt-1.5 last:font-semibold"
          >
            <dt>{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isWhole ? (
        <p className="text-sm text-muted">
          {text(line.started ? 'payments.refund.whole' : 'payments.refund.future')}
        </p>
      ) : null}
    </>
  )
}
