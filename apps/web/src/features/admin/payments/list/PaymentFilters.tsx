import { PAYMENT_STATUSES, PLANS } from '@pandok/domain'
import type { AdminPaymentItem } from '@pandok/protocol'
import { Button, UserRoundIcon, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ListFilter } from '#shared/list/ListFilter.tsx'
import type { ListControls } from '#shared/list/useListState.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { DayField } from './DayField.tsx'

interface PaymentFiltersProps {
  list: ListControls
  /** The member that the list is limited to. */
  member: AdminPaymentItem['member']
}

export function PaymentFilters({ list, member }: PaymentFiltersProps) {
  const text = useText()
  const planName = usePlanName()
  const { status = '', planId = '', from = '', to = '', memberId = '' } = list.filter
  return (
    <>
      <ListFilter
        label={text('payments.column.status')}
        value={status}
        onChange={(value) => list.setFilter('status', value)}
        options={PAYMENT_STATUSES.map((each) => ({ value: each, label: text(`store.status.${each}`) }))}
      />
      <ListFilter
        label={text('store.fact.plan')}
        value={planId}
        onChange={(value) => list.setFilter('planId', value)}
        options={PLANS.map(({ id }) => ({ value: id, label: planName(id) }))}
      />
      <DayField
        label={text('office.payments.filter.from')}
        value={from}
        max={to}
        onChange={(day) => list.setFilter('from', day)}
      />
      <DayField
        label={text('office.payments.filter.to')}
        value={to}
        min={from}
        onChange={(day) => list.setFilter('to', day)}
      />
      {memberId ? (
        <Button
          icon={<UserRoundIcon />}
          iconAfter={<XIcon />}
          className="max-w-full !rounded-full"
          aria-label={text('office.payments.filter.member.clear', { name: member?.nickname ?? memberId })}
          onClick={() => list.setFilter('memberId', '')}
        >
          {text('office.payments.filter.member', { name: member?.nickname ?? memberId })}
        </Button>
      ) : null}
    </>
  )
}
