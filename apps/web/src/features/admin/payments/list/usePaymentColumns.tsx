import type { AdminPaymentItem } from '@pandok/protocol'
import { useMemo } from 'react'
import type { AdminColumn } from '#features/admin/list/AdminColumn.ts'
import { type Text, useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { koreanStamp, koreanTime } from '../koreanTime.ts'
import { methodName } from '../methodName.ts'
import { PaymentBadge } from '../PaymentBadge.tsx'
import { PersonLink } from '../PersonLink.tsx'

const none = <span className="text-muted">–</span>

export function usePaymentColumns(): AdminColumn<AdminPaymentItem>[] {
  const text = useText()
  const money = useMoney()
  const planName = usePlanName()
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of plans change only with the language
  return useMemo(() => {
    const words = { text, money, planName }
    return [...orderColumns(words), ...amountColumns(words), ...statusColumns(words)]
  }, [text, money])
}

interface Words {
  text: Text
  money: ReturnType<typeof useMoney>
  planName: ReturnType<typeof usePlanName>
}

type PaymentColumn = AdminColumn<AdminPaymentItem>

function orderColumns({ text, planName }: Words): PaymentColumn[] {
  const time = koreanTime(text.locale)
  const member = (row: AdminPaymentItem) => row.member?.nickname ?? text('office.payments.withdrawn')
  return [
    {
      id: 'orderedAt',
      header: text('office.payments.column.orderedAt'),
      sortable: true,
      isFixed: true,
      className: 'whitespace-nowrap tabular-nums',
      cell: (row) => <time dateTime={row.orderedAt}>{time(row.orderedAt)}</time>,
      csv: (row) => koreanStamp(row.orderedAt),
    },
    {
      id: 'member',
      header: text('office.payments.column.member'),
      cell: (row) => <PersonLink person={row.member} />,
      csv: member,
    },
    {
      id: 'email',
      header: text('office.payments.column.email'),
      isOptional: true,
      cell: (row) => row.member?.email ?? none,
      csv: (row) => row.member?.email ?? null,
    },
    {
      id: 'plan',
      header: text('store.fact.plan'),
      from: 'md',
      className: 'whitespace-nowrap',
      cell: (row) => planName(row.planId),
      csv: (row) => planName(row.planId),
    },
    {
      id: 'kind',
      header: text('payments.column.type'),
      from: 'lg',
      className: 'whitespace-nowrap',
      cell: (row) => text(`payments.kind.${row.type}`),
      csv: (row) => text(`payments.kind.${row.type}`),
    },
  ]
}

const amountColumns = ({ text, money }: Words): PaymentColumn[] => [
  {
    id: 'amount',
    header: text('store.fact.amount'),
    sortable: true,
    align: 'end',
    className: 'whitespace-nowrap tabular-nums',
    cell: (row) => money.won(row.amount),
    csv: (row) => row.amount,
  },
  {
    id: 'refunded',
    header: text('office.payments.column.refunded'),
    align: 'end',
    from: 'lg',
    className: 'whitespace-nowrap tabular-nums',
    cell: (row) => (row.refundedAmount > 0 ? money.won(row.refundedAmount) : none),
    csv: (row) => row.refundedAmount,
  },
]

const statusColumns = ({ text }: Words): PaymentColumn[] => [
  {
    id: 'status',
    header: text('payments.column.status'),
    from: 'sm',
    cell: (row) => <PaymentBadge status={row.status} />,
    csv: (row) => text(`store.status.${row.status}`),
  },
  {
    id: 'method',
    header: text('store.fact.method'),
    from: 'xl',
    className: 'tabular-nums',
    cell: (row) => methodName(row, text) ?? none,
    csv: (row) => methodName(row, text),
  },
  {
    id: 'id',
    header: text('payments.receipt.order'),
    from: 'xl',
    className: 'font-mono text-xs',
    cell: (row) => row.id,
    csv: (row) => row.id,
  },
]
