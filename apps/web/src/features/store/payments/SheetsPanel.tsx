import type { paymentSubscription, ResultOf } from '@pandok/protocol'
import { Anchor, Button, buttonClass, Card } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { LabelBadge } from '#shared/payment/LabelBadge.tsx'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import type { PaymentActions } from './usePaymentActions.ts'
import { wonByHand } from './wonByHand.ts'

type Sheet = ResultOf<typeof paymentSubscription>['sheets'][number]

interface SheetsPanelProps {
  sheets: readonly Sheet[]
  actions: PaymentActions
}

export function SheetsPanel({ sheets, actions }: SheetsPanelProps) {
  const text = useText()
  if (sheets.length === 0) return null
  return (
    <Card as="section" padding="none" aria-label={text('store.price.sheets.title')}>
      <h2 className="px-5 pt-4 text-base font-bold">{text('store.price.sheets.title')}</h2>
      <ul className="divide-y divide-line">
        {sheets.map((sheet) => (
          <SheetRow key={sheet.paymentId} sheet={sheet} actions={actions} />
        ))}
      </ul>
    </Card>
  )
}

interface SheetRowProps {
  sheet: Sheet
  actions: PaymentActions
}

function SheetRow({ sheet, actions }: SheetRowProps) {
  const text = useText()
  const money = useMoney()
  const name = usePlanName()(sheet.planId)
  const { label, expiresAt, refund } = sheet
  const byHand = wonByHand(refund)
  const isOver = label === 'expired' || label === 'refundCompleted'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <LabelBadge label={label} />
        </span>
        <span className="text-sm text-muted">
          {label === 'refundRequested'
            ? text('store.summary.refund')
            : text(isOver ? 'store.summary.over' : 'store.summary.until', { date: money.moment(expiresAt) })}
        </span>
        {refund?.state === 'rejected' && refund.rejection ? (
          <span className="text-sm text-warning-text">
            {text('payments.rejected', { reason: refund.rejection })}
          </span>
        ) : null}
        {byHand > 0 ? (
          <span className="text-sm text-muted">{text('payments.byHand', { price: money.won(byHand) })}</span>
        ) : null}
      </span>
      <SheetButtons sheet={sheet} name={name} actions={actions} />
    </li>
  )
}

/** The actions that the server allows for the pass. */
function SheetButtons({ sheet, name, actions }: SheetRowProps & { name: string }) {
  const text = useText()
  const { may, paymentId } = sheet
  return (
    <span className="flex flex-wrap gap-2">
      {may.extend ? (
        <Anchor
          href={`/price?plan=${sheet.planId}`}
          aria-label={`${name}: ${text('payments.again')}`}
          className={buttonClass({ size: 'sm' })}
        >
          {text('payments.again')}
        </Anchor>
      ) : null}
      {may.refundRequest ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${name}: ${text('payments.refund')}`}
          onClick={() => actions.ask({ kind: 'refund', paymentId })}
        >
          {text('payments.refund')}
        </Button>
      ) : null}
      {may.refundWithdraw ? (
        <Button
          size="sm"
          aria-label={`${name}: ${text('payments.withdraw')}`}
          onClick={() => actions.ask({ kind: 'withdraw', paymentId })}
        >
          {text('payments.withdraw')}
        </Button>
      ) : null}
    </span>
  )
}
