import { LISTED_PAYMENT_STATUSES } from '@pandok/domain'
import { Anchor, buttonClass, CreditCardIcon, EmptyState, Notice, Select, Table } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ListPages, pagesOf } from '#shared/list/ListPages.tsx'
import { ListSearch } from '#shared/list/ListSearch.tsx'
import { isEmptyList, isNarrowed } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import { type ListControls, useListState } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { PaymentDialogs } from './PaymentDialogs.tsx'
import { SheetsPanel } from './SheetsPanel.tsx'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'
import { usePaymentActions } from './usePaymentActions.ts'
import { type PaymentRow, usePaymentColumns } from './usePaymentColumns.tsx'
import { usePayments } from './usePayments.ts'
import { useReceiptInAddress } from './useReceiptInAddress.ts'

const beginning: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'paidAt',
  order: 'desc',
  filter: {},
}

export function PaymentsScreen() {
  const text = useText()
  const list = useListState(beginning)
  const { history, standing } = usePayments(list)
  const actions = usePaymentActions()
  const columns = usePaymentColumns(actions)
  const rows = usePageRows(list, history)
  useReceiptInAddress(rows, actions)
  return (
    <>
      <header className="mb-4 grid gap-1">
        <h1 className="text-2xl font-bold">{text('payments.title')}</h1>
        <p className="text-sm text-muted">{text('payments.text')}</p>
      </header>
      <div className="grid grid-cols-1 gap-4">
        {standing.data && standing.data.pending.length > 0 ? (
          <Notice role="status">{text('payments.pending')}</Notice>
        ) : null}
        <SubscriptionPanel standing={standing} actions={actions} />
        <SheetsPanel sheets={standing.data?.sheets ?? []} actions={actions} />
        {isEmptyList(list, history.data?.total) ? null : <PaymentFilters list={list} />}
        {history.error && !rows ? (
          <Notice tone="danger" role="alert" title={text('list.failed.title')}>
            {history.error.message}
          </Notice>
        ) : (
          <Table<PaymentRow>
            caption={text('payments.title')}
            columns={columns}
            rows={rows}
            rowId={(row) => row.id}
            sort={{ column: list.sort, direction: list.order === 'asc' ? 'ascending' : 'descending' }}
            onSort={({ column, direction }) =>
              list.setSort(column, direction === 'ascending' ? 'asc' : 'desc')
            }
            empty={<NoPayments isNarrowed={isNarrowed(list)} />}
          />
        )}
        {history.data ? <ListPages {...pagesOf(list)} total={history.data.total} /> : null}
      </div>
      <PaymentDialogs actions={actions} />
    </>
  )
}

function PaymentFilters({ list }: { list: ListControls }) {
  const text = useText()
  return (
    <search className="flex flex-wrap items-center gap-2">
      <ListSearch label={text('payments.search')} search={list.search} setSearch={list.setSearch} />
      <Select
        label={text('payments.column.status')}
        hideLabel
        value={list.filter['status'] ?? ''}
        onChange={({ target }) => list.setFilter('status', target.value)}
      >
        <option value="">
          {text('ui.labelled', { label: text('payments.column.status'), value: text('list.filter.any') })}
        </option>
        {LISTED_PAYMENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {text(`store.status.${status}`)}
          </option>
        ))}
      </Select>
    </search>
  )
}

function NoPayments({ isNarrowed: hasCondition }: { isNarrowed: boolean }) {
  const text = useText()
  return (
    <EmptyState
      icon={<CreditCardIcon />}
      title={text(hasCondition ? 'list.none.title' : 'payments.empty.title')}
      text={text(hasCondition ? 'list.none.text' : 'payments.empty.text')}
      action={
        hasCondition ? null : (
          <Anchor href="/price" className={buttonClass()}>
            {text('payments.empty.action')}
          </Anchor>
        )
      }
    />
  )
}
