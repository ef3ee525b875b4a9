import { type AdminRefund, adminRefundList } from '@pandok/protocol'
import { buttonClass, EmptyState, InboxIcon, Skeleton } from '@pandok/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { ListPages, pagesOf } from '#shared/list/ListPages.tsx'
import { LoadFailed } from '#shared/list/LoadFailed.tsx'
import type { ListControls } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { RefundCard } from './RefundCard.tsx'
import { SettledRefunds } from './SettledRefunds.tsx'

const STATES = ['open', 'settled'] as const

interface RefundsPanelProps {
  list: ListControls
  hrefOf: (id: string) => string
}

/** Open requests, oldest first, and decided ones, newest first. */
export function RefundsPanel({ list, hrefOf }: RefundsPanelProps) {
  const text = useText()
  const state = list.filter['state'] === 'settled' ? 'settled' : 'open'
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: these are two buttons, not form fields */}
      <div role="group" aria-label={text('office.payments.refunds.which')} className="flex flex-wrap gap-2">
        {STATES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === state}
            onClick={() => list.setFilter('state', each === 'open' ? '' : each)}
            className={buttonClass({ size: 'sm', variant: each === state ? 'primary' : 'secondary' })}
          >
            {text(`office.payments.refunds.${each}`)}
          </button>
        ))}
      </div>
      {/* The key keeps the rows of one list from being shown in the other while a page loads. */}
      <RefundPages key={state} state={state} list={list} hrefOf={hrefOf} />
    </div>
  )
}

interface RefundPagesProps extends RefundsPanelProps {
  state: (typeof STATES)[number]
}

function RefundPages({ state, list, hrefOf }: RefundPagesProps) {
  const text = useText()
  const { page, pageSize } = list
  const answer = useActionQuery(
    adminRefundList,
    {
      page,
      pageSize,
      sort: 'requestedAt',
      order: state === 'open' ? 'asc' : 'desc',
      filter: { state },
    },
    { placeholderData: keepPreviousData },
  )
  const { data, error, refetch } = answer
  const refunds = usePageRows(list, answer)
  if (error && !data) return <LoadFailed title={text('list.failed.title')} error={error} onRetry={refetch} />
  const List = state === 'open' ? Queue : SettledRefunds
  return (
    <>
      <List refunds={refunds} hrefOf={hrefOf} />
      {data && data.total > 0 ? <ListPages {...pagesOf(list)} total={data.total} /> : null}
    </>
  )
}

interface QueueProps {
  /** Undefined while they are loading. */
  refunds: readonly AdminRefund[] | undefined
  hrefOf: (id: string) => string
}

const QUEUE = 'grid grid-cols-1 items-start gap-4 xl:grid-cols-2'

function Queue({ refunds, hrefOf }: QueueProps) {
  const text = useText()
  if (!refunds)
    return (
      <div aria-busy="true" className={QUEUE}>
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    )
  if (refunds.length === 0)
    return (
      <EmptyState
        icon={<InboxIcon />}
        title={text('office.payments.refunds.empty.title')}
        text={text('office.payments.refunds.empty.text')}
      />
    )
  return (
    <ul className={QUEUE}>
      {refunds.map((refund) => (
        <RefundCard key={refund.id} refund={refund} hrefOf={hrefOf} />
      ))}
    </ul>
  )
}
