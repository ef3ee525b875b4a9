import { type AdminPaymentItem, type AdminUser, adminPaymentList } from '@pandok/protocol'
import { Anchor, type TableColumn } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { Panel } from './Panel.tsx'
import { SeeAll } from './SeeAll.tsx'
import { ShortTable } from './ShortTable.tsx'

const SHOWN = 10

export function MemberPayments({ user }: { user: AdminUser }) {
  const text = useText()
  const { data, error, refetch } = useActionQuery(adminPaymentList, {
    page: 1,
    pageSize: SHOWN,
    sort: 'orderedAt',
    order: 'desc',
    filter: { memberId: user.id },
  })
  return (
    <Panel
      title={text('office.users.payments.title')}
      actions={
        data && data.total > SHOWN ? (
          <SeeAll href={`/admin/payment?q=${encodeURIComponent(user.email)}`} count={data.total} />
        ) : null
      }
    >
      <ShortTable
        caption={`${user.nickname} · ${text('office.users.payments.title')}`}
        rows={data?.items}
        error={error}
        retry={() => void refetch()}
        none={text('office.users.payments.none')}
        rowId={({ id }) => id}
        columns={usePaymentColumns()}
      />
    </Panel>
  )
}

function usePaymentColumns(): TableColumn<AdminPaymentItem>[] {
  const text = useText()
  const { shortDay, won } = useMoney()
  const planName = usePlanName()
  return [
    {
      id: 'plan',
      header: text('office.users.payments.plan'),
      cell: ({ id, planId }) => (
        <Anchor
          href={`/admin/payment?id=${encodeURIComponent(id)}`}
          className="font-semibold text-accent-text hover:underline"
        >
          {planName(planId)}
        </Anchor>
      ),
    },
    {
      id: 'orderedAt',
      header: text('office.users.payments.at'),
      className: 'whitespace-nowrap',
      from: 'sm',
      cell: ({ orderedAt }) => <time dateTime={orderedAt}>{shortDay(orderedAt)}</time>,
    },
    {
      id: 'status',
      header: text('office.users.payments.status'),
      cell: ({ status }) => text(`store.status.${status}`),
    },
    {
      id: 'amount',
      header: text('office.users.payments.amount'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ amount }) => won(amount),
    },
  ]
}
