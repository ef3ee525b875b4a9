import type { PaymentStatus } from '@pandok/domain'
import type { PaymentView } from '@pandok/protocol'
import { Badge, Button, FileTextIcon, type TableColumn, type Tone } from '@pandok/ui'
import { useMoney } from '#app/payment/useMoney.ts'
import { usePlanName } from '#app/payment/usePlanName.ts'
import { useText } from '#app/text.ts'
import { methodText } from '../methodText.ts'
import type { PaymentActions } from './usePaymentActions.ts'

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
      className: 'whitespace-nowrap',
      cell: (row) => (
        <span className="grid">
          <span className="font-semibold">{planName(row.planId)}</span>
          <span className="text-sm text-muted">{text(`payments.kind.${row.type}`)}</span>
        </span>
      ),
    },
    {
      id: 'paidAt',
      header: text('store.fact.paidAt'),
      sortable: true,
      from: 'sm',
      className: 'whitespace-nowrap text-sm',
      cell: (row) => <Day at={row.paidAt} />,
    },
    {
      id: 'expiresAt',
      header: text('store.fact.expiresAt'),
      sortable: true,
      from: 'md',
      className: 'whitespace-nowrap text-sm',
      cell: (row) => <Day at={row.expiresAt} />,
    },
    {
      id: 'method',
      header: text('store.fact.method'),
      sortable: true,
      from: 'lg',
      className: 'text-sm tabular-nums',
      cell: (row) => methodText(row, text),
    },
    {
      id: 'amount',
      header: text('store.fact.amount'),
      sortable: true,
      align: 'end',
      className: 'whitespace-nowrap',
      cell: (row) => money.won(row.amount),
    },
    {
      id: 'status',
      header: text('payments.column.status'),
      sortable: true,
      cell: (row) => <Badge tone={tones[row.status]}>{text(`store.status.${row.status}`)}</Badge>,
    },
    {
      id: 'actions',
      header: <span className="sr-only">{text('payments.column.actions')}</span>,
      align: 'end',
      cell: (row) => <RowButtons row={row} name={planName(row.planId)} actions={actions} />,
    },
  ]
}

function Day({ at }: { at: string | null }) {
  const money = useMoney()
  return at === null ? <span className="text-muted">–</span> : <time dateTime={at}>{money.day(at)}</time>
}

interface RowButtonsProps {
  row: PaymentRow
  name: string
  actions: PaymentActions
}

/** What the server says that one may do with it, and its receipt. */
function RowButtons({ row, name, actions }: RowButtonsProps) {
  const text = useText()
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {row.may.refundRequest ? (
        <Button
          size="sm"
          aria-label={`${name}: ${text('payments.refund')}`}
          onClick={() => actions.ask({ kind: 'refund', paymentId: row.id })}
        >
          {text('payments.refund')}
        </Button>
      ) : null}
      {row.may.refundWithdraw ? (
        <Button
          size="sm"
          aria-label={`${name}: ${text('payments.withdraw')}`}
          onClick={() => actions.ask({ kind: 'withdraw', paymentId: row.id })}
        >
          {text('payments.withdraw')}
        </Button>
      ) : null}
      {row.paidAt === null ? null : (
        <Button
          size="sm"
          icon={<FileTextIcon />}
          aria-label={`${name}: ${text('store.receipt')}`}
          onClick={() => actions.ask({ kind: 'receipt', payment: row })}
        >
          <span className="max-sm:sr-only">{text('store.receipt')}</span>
        </Button>
      )}
    </span>
  )
}
