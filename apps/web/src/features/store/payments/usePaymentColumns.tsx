import { groupedCard, type PaymentStatus } from '@pandok/domain'
import type { PaymentView } from '@pandok/protocol'
import { Badge, Button, FileTextIcon, type TableColumn, type Tone } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { methodText } from '../methodText.ts'
import type { PaymentActions } from './usePaymentActions.ts'
import { wonByHand } from './wonByHand.ts'

export type PaymentRow = PaymentView

const tones: Record<PaymentStatus, Tone> = {
  pending: 'info',
  paid: 'success',
  failed: 'danger',
  canceled: 'neutral',
  refundRequested: 'info',
  refunded: 'neutral',
  returned: 'neutral',
}

export function usePaymentColumns(actions: PaymentActions): TableColumn<PaymentRow>[] {
  const text = useText()
  const money = useMoney()
  const planName = usePlanName()
  return [
    {
      id: 'type',
      header: text('payments.column.type'),
      sortable: true,
      className: 'whitespace-nowrap max-sm:!px-3',
      cell: (row) => <PlanCell row={row} name={planName(row.planId)} />,
    },
    {
      id: 'paidAt',
      header: text('store.fact.paidAt'),
      sortable: true,
      from: 'sm',
      className: 'text-sm whitespace-nowrap',
      cell: (row) => <Day at={row.paidAt} />,
    },
    {
      id: 'expiresAt',
      header: text('store.fact.expiresAt'),
      sortable: true,
      from: 'md',
      className: 'text-sm whitespace-nowrap',
      cell: (row) => <Day at={row.expiresAt} />,
    },
    {
      id: 'method',
      header: text('store.fact.method'),
      sortable: true,
      from: 'xl',
      className: 'text-sm tabular-nums',
      cell: (row) => <MethodCell row={row} />,
    },
    {
      id: 'amount',
      header: text('store.fact.amount'),
      sortable: true,
      align: 'end',
      className: 'whitespace-nowrap max-sm:!px-0',
      cell: (row) => money.won(row.amount),
    },
    {
      id: 'status',
      header: text('payments.column.status'),
      sortable: true,
      from: 'sm',
      cell: (row) => <StatusBadge row={row} />,
    },
    {
      id: 'actions',
      header: <span className="sr-only">{text('payments.column.actions')}</span>,
      align: 'end',
      className: '!ps-0 max-sm:!ps-2 max-sm:!pe-3',
      cell: (row) => <RowButtons row={row} name={planName(row.planId)} actions={actions} />,
    },
  ]
}

/** A card number must not wrap. */
function MethodCell({ row: { method, cardNumber } }: { row: PaymentRow }) {
  const text = useText()
  return (
    <>
      {methodText({ method, cardNumber: null }, text)}{' '}
      {cardNumber === null ? null : <span className="whitespace-nowrap">{groupedCard(cardNumber)}</span>}
    </>
  )
}

function PlanCell({ row, name }: { row: PaymentRow; name: string }) {
  const text = useText()
  return (
    <span className="grid">
      <span className="font-semibold">{name}</span>
      <span className="text-sm text-muted">{text(`payments.kind.${row.type}`)}</span>
      {/* A phone has room for three columns; this repeats the most important content of the others. */}
      <span className="grid justify-items-start gap-1.5 text-sm text-muted sm:hidden">
        <Day at={row.paidAt} />
        <StatusBadge row={row} />
      </span>
    </span>
  )
}

function StatusBadge({ row: { id, status, refund } }: { row: PaymentRow }) {
  const text = useText()
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={tones[status]}>{text(`store.status.${status}`)}</Badge>
      {wonByHand(refund, id) > 0 ? (
        <span className="text-sm text-muted">{text('payments.byHand.short')}</span>
      ) : null}
    </span>
  )
}

function Day({ at }: { at: string | null }) {
  const money = useMoney()
  return at === null ? <span className="text-muted">–</span> : <time dateTime={at}>{money.shortDay(at)}</time>
}

interface RowButtonsProps {
  row: PaymentRow
  name: string
  actions: PaymentActions
}

/**
 * The actions that the server allows, and the receipt. A phone shows the receipt only, since the other
 * actions are also beside the plan above the list.
 */
function RowButtons({ row, name, actions }: RowButtonsProps) {
  const text = useText()
  return (
    <span className="flex justify-end gap-2">
      {row.may.refundRequest ? (
        <Button
          size="sm"
          className="max-sm:hidden"
          aria-label={`${name}: ${text('payments.refund')}`}
          onClick={() => actions.ask({ kind: 'refund', paymentId: row.id })}
        >
          {text('payments.refund.short')}
        </Button>
      ) : null}
      {row.may.refundWithdraw ? (
        <Button
          size="sm"
          className="max-sm:hidden"
          aria-label={`${name}: ${text('payments.withdraw')}`}
          onClick={() => actions.ask({ kind: 'withdraw', paymentId: row.id })}
        >
          {text('payments.withdraw.short')}
        </Button>
      ) : null}
      {row.paidAt === null ? null : (
        <Button
          size="sm"
          className="max-2xl:!gap-0"
          icon={<FileTextIcon />}
          title={text('store.receipt')}
          aria-label={`${name}: ${text('store.receipt')}`}
          onClick={() => actions.ask({ kind: 'receipt', payment: row })}
        >
          <span className="max-2xl:sr-only">{text('store.receipt')}</span>
        </Button>
      )}
    </span>
  )
}
