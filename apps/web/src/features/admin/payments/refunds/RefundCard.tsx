import type { AdminRefund } from '@pandok/protocol'
import { Badge, Notice } from '@pandok/ui'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { koreanTime } from '../koreanTime.ts'
import { PersonLink } from '../PersonLink.tsx'
import { approverNames } from './approverNames.ts'
import { HandPaymentButton } from './HandPaymentButton.tsx'
import { RefundButtons } from './RefundButtons.tsx'
import { RefundLineList } from './RefundLineList.tsx'
import { refundStateTone } from './refundStateTone.ts'

interface RefundCardProps {
  refund: AdminRefund
  hrefOf: (id: string) => string
}

export function RefundCard({ refund, hrefOf }: RefundCardProps) {
  const text = useText()
  const { won } = useMoney()
  const time = koreanTime(text.locale)
  const id = useId()
  const { state, settledAt, approvedBy, approvalsNeeded, byHandAmount } = refund
  return (
    <li
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-3 rounded-xl border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 gap-0.5">
          <PersonLink person={refund.member} />
          {refund.member ? <span className="text-sm break-all text-muted">{refund.member.email}</span> : null}
        </div>
        <div className="grid justify-items-start gap-1 xs:justify-items-end">
          <span id={id} className="text-xl font-bold tabular-nums">
            {won(refund.amount)}
          </span>
          <Badge dot tone={refundStateTone[state]}>
            {text(`office.payments.refundState.${state}`)}
          </Badge>
        </div>
      </div>
      <p className="text-sm text-muted tabular-nums">
        {text('office.payments.refund.asked', { at: time(refund.requestedAt) })}
        {settledAt ? ` · ${text('office.payments.refund.settled', { at: time(settledAt) })}` : ''}
        {byHandAmount > 0
          ? ` · ${text('office.payments.refund.byHand.note', { price: won(byHandAmount) })}`
          : ''}
      </p>
      <RefundLineList lines={refund.lines} hrefOf={hrefOf} />
      <RefundReasons refund={refund} />
      {approvedBy.length > 0 || state === 'requested' ? (
        <p className="text-sm">
          {approvedBy.length === 0
            ? text('office.payments.refund.approvals.none', { count: approvalsNeeded })
            : text('office.payments.refund.approvals', {
                done: approvedBy.length,
                needed: approvalsNeeded,
                names: approverNames(refund, text),
              })}
        </p>
      ) : null}
      {state === 'processing' || state === 'unknown' ? (
        <Notice tone="warning">{text(`office.payments.refund.state.${state}`)}</Notice>
      ) : null}
      {state === 'requested' ? <RefundButtons refund={refund} /> : null}
      {refund.mayPayByHand ? <HandPaymentButton refund={refund} /> : null}
    </li>
  )
}

function RefundReasons({ refund }: { refund: AdminRefund }) {
  const text = useText()
  return (
    <dl className="grid gap-2 text-sm">
      <div className="grid gap-0.5">
        <dt className="font-semibold">{text('office.payments.refund.reason')}</dt>
        <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {refund.reason || text('office.payments.none')}
        </dd>
      </div>
      {refund.rejection ? (
        <div className="grid gap-0.5">
          <dt className="font-semibold">{text('office.payments.refund.rejection')}</dt>
          <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{refund.rejection}</dd>
        </div>
      ) : null}
    </dl>
  )
}
