import { adminSummary } from '@pandok/protocol'
import { Tabs } from '@pandok/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import type { ListState } from '#shared/list/listState.ts'
import { useListState } from '#shared/list/useListState.ts'
import { AdminHead } from '../list/AdminHead.tsx'
import { PaymentDetail } from './detail/PaymentDetail.tsx'
import { useDetailInAddress } from './detail/useDetailInAddress.ts'
import { FiguresPanel } from './figures/FiguresPanel.tsx'
import { PaymentList } from './list/PaymentList.tsx'
import { RefundsPanel } from './refunds/RefundsPanel.tsx'

const beginning: ListState = {
  tab: 'list',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'orderedAt',
  order: 'desc',
  filter: {},
}

const TABS = ['list', 'refunds', 'figures'] as const

export function PaymentOfficeScreen() {
  const text = useText()
  const list = useListState(beginning)
  const detail = useDetailInAddress()
  const open = useActionQuery(adminSummary, { months: 1 }, { placeholderData: keepPreviousData })
  const tab = TABS.find((each) => each === list.tab) ?? 'list'
  return (
    <>
      <AdminHead title={text('admin.title.payments')} />
      <Tabs
        label={text('admin.title.payments')}
        value={tab}
        onChange={list.setTab}
        tabs={[
          { id: 'list', label: text('office.payments.tab.list') },
          { id: 'refunds', label: text('office.payments.tab.refunds'), count: open.data?.openRefunds },
          { id: 'figures', label: text('office.payments.tab.figures') },
        ]}
      >
        {tab === 'list' ? <PaymentList list={list} hrefOf={detail.hrefOf} /> : null}
        {tab === 'refunds' ? <RefundsPanel list={list} hrefOf={detail.hrefOf} /> : null}
        {tab === 'figures' ? <FiguresPanel list={list} /> : null}
      </Tabs>
      {detail.id === null ? null : (
        <PaymentDetail key={detail.id} id={detail.id} onClose={detail.close} hrefOf={detail.hrefOf} />
      )}
    </>
  )
}
