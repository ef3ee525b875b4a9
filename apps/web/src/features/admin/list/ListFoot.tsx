import { Notice, pageCount } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ListPages, pagesOf } from '#shared/list/ListPages.tsx'
import type { ListControls } from '#shared/list/useListState.ts'
import { GoToPage } from './GoToPage.tsx'
import { type AdminRows, SHOWN_MAX } from './useAdminQuery.ts'

interface ListFootProps {
  list: ListControls
  answer: AdminRows<unknown>
}

/** The highest number of pages without a field for the page number. */
const FEW_PAGES = 7

export function ListFoot({ list, answer }: ListFootProps) {
  const text = useText()
  const { total, isCapped } = answer
  const shown = answer.rows?.length ?? 0
  const size = list.pageSize === 'all' ? Math.max(total, 1) : list.pageSize
  const pages = pageCount(total, list.pageSize)
  return (
    <div className="grid gap-2">
      {isCapped && list.pageSize !== 'all' ? (
        <Notice>{text('office.list.capped', { count: total })}</Notice>
      ) : null}
      {list.pageSize === 'all' && shown >= SHOWN_MAX && shown < total ? (
        <Notice tone="warning">{text('office.list.all.max', { count: shown })}</Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <ListPages {...pagesOf(list)} total={total} range={rangeText()} />
        </div>
        {pages > FEW_PAGES ? <GoToPage page={list.page} pages={pages} onPage={list.setPage} /> : null}
      </div>
    </div>
  )

  function rangeText(): string | undefined {
    if (list.pageSize === 'all') {
      if (isCapped) return text('office.list.all.capped', { count: shown, total })
      return text(shown < total ? 'office.list.all.loaded' : 'office.list.all.whole', { count: shown, total })
    }
    if (!isCapped) return undefined
    const from = (list.page - 1) * size + 1
    return text('office.list.cappedRange', { from, to: from + Math.max(shown - 1, 0), total })
  }
}
