import type { AdminPaymentItem } from '@pandok/protocol'
import { CreditCardIcon, EmptyState } from '@pandok/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { AdminListParam } from '#features/admin/list/AdminColumn.ts'
import { AdminList } from '#features/admin/list/AdminList.tsx'
import { useText } from '#platform/text/text.ts'
import { callMethod } from '#rpc/callAction.ts'
import { queryClient } from '#rpc/queryClient.ts'
import type { ListControls } from '#shared/list/useListState.ts'
import { MoneySums, type Sums } from './MoneySums.tsx'
import { PaymentFilters } from './PaymentFilters.tsx'
import { paymentFilter } from './paymentFilter.ts'
import { usePaymentColumns } from './usePaymentColumns.tsx'

interface PaymentListProps {
  list: ListControls
  hrefOf: (id: string) => string
}

/** The sums come with each page and are the same for every page of the same period and plan. */
const sumsKey = ({ from, to, planId }: ReturnType<typeof paymentFilter>) => [
  'admin-paymentList sums',
  { from, to, planId },
]
const memberKey = (id: string | undefined) => ['admin-paymentList member', id ?? '']

export function PaymentList({ list, hrefOf }: PaymentListProps) {
  const text = useText()
  const columns = usePaymentColumns()
  const filter = paymentFilter(list)
  const sums = useQuery<Sums>({ queryKey: sumsKey(filter), queryFn: skipToken }, queryClient)
  const member = useQuery<AdminPaymentItem['member']>(
    { queryKey: memberKey(filter.memberId), queryFn: skipToken },
    queryClient,
  )

  async function ask(param: AdminListParam, signal: AbortSignal) {
    const answer = await callMethod('admin-paymentList', { ...param, filter }, { signal })
    queryClient.setQueryData(sumsKey(filter), answer.sums)
    const first = answer.items[0]
    if (filter.memberId && first) queryClient.setQueryData(memberKey(filter.memberId), first.member)
    return answer
  }
  const exportPart = ({ page, pageSize, ...param }: AdminListParam, signal: AbortSignal) =>
    callMethod('admin-paymentExport', { ...param, filter }, { signal })

  return (
    <div className="grid grid-cols-1 gap-4">
      <MoneySums sums={sums.data} />
      <AdminList<AdminPaymentItem>
        name="payments"
        caption={text('admin.title.payments')}
        searchLabel={text('office.payments.search')}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={(row) => hrefOf(row.id)}
        list={list}
        queryKey={['admin-paymentList']}
        ask={ask}
        exportPart={exportPart}
        filters={<PaymentFilters list={list} member={member.data ?? null} />}
        empty={
          <EmptyState
            icon={<CreditCardIcon />}
            title={text('payments.empty.title')}
            text={text('office.payments.empty.text')}
          />
        }
      />
    </div>
  )
}
