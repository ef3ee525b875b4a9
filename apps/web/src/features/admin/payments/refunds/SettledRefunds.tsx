import type { AdminRefund } from '@pandok/protocol'
import { Anchor, Badge, EmptyState, InboxIcon, Table, type TableColumn } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { koreanTime } from '../koreanTime.ts'
import { PersonLink } from '../PersonLink.tsx'
import { approverNames } from './approverNames.ts'
import { refundStateTone } from './refundStateTone.ts'

interface SettledRefundsProps {
  refunds: readonly AdminRefund[] | undefined
  hrefOf: (id: string) => string
}

export function SettledRefunds({ refunds, hrefOf }: SettledRefundsProps) {
  const text = useText()
  const { won } = useMoney()
  const time = koreanTime(text.locale)
  const columns: TableColumn<AdminRefund>[] = [
    {
      id: 'settledAt',
      header: text('office.payments.column.settledAt'),
      className: 'tabular-nums',
      cell: (row) => (
        <Anchor href={hrefOf(row.paymentId)} className="font-semibold text-accent-text hover:underline">
          {time(row.settledAt ?? row.requestedAt)}
        </Anchor>
      ),
    },
    {
      id: 'member',
      header: text('office.payments.column.member'),
      from: 'sm',
      cell: (row) => <PersonLink person={row.member} />,
    },
    {
      id: 'state',
      header: text('payments.column.status'),
      cell: (row) => <RefundState refund={row} />,
    },
    {
      id: 'amount',
      header: text('store.fact.amount'),
      align: 'end',
      className: 'whitespace-nowrap tabular-nums',
      cell: (row) => won(row.amount),
    },
    {
      id: 'approvedBy',
      header: text('office.payments.column.approvedBy'),
      from: 'lg',
      cell: (row) => approverNames(row, text) || '–',
    },
    {
      id: 'reason',
      header: text('office.payments.refund.reason'),
      from: 'lg',
      className: 'max-w-64 [overflow-wrap:anywhere]',
      cell: (row) => row.rejection ?? row.reason,
    },
  ]
  return (
    <Table<AdminRefund>
      dense
      caption={text('office.payments.refunds.settled')}
      columns={columns}
      rows={refunds}
      rowId={(row) => row.id}
      empty={<EmptyState icon={<InboxIcon />} title={text('office.payments.refunds.settled.empty')} />}
    />
  )
}

function RefundState({ refund: { state, byHandAmount } }: { refund: AdminRefund }) {
  const text = useText()
  const { won } = useMoney()
  return (
    <span className="grid justify-items-start gap-1">
      <Badge dot tone={refundStateTone[state]}>
        {text(`office.payments.refundState.${state}`)}
      </Badge>
      {byHandAmount > 0 ? (
        <span className="text-xs text-muted tabular-nums">
          {text('office.payments.refund.byHand.note', { price: won(byHandAmount) })}
        </span>
      ) : null}
    </span>
  )
}
