import { type PageSize, Pagination } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { ListControls } from './useListState.ts'

interface ListPagesProps {
  page: number
  pageSize: PageSize
  total: number
  onPage: (page: number) => void
  onPageSize?: ((size: PageSize) => void) | undefined
  /** The shown range, if it can't be computed from page and size. */
  range?: string | undefined
}

/** Returns the paging properties of a list's controls. */
export const pagesOf = ({ page, pageSize, setPage, setPageSize }: ListControls) => ({
  page,
  pageSize,
  onPage: setPage,
  onPageSize: setPageSize,
})

/** The foot of every list: the shown range and the pages. An empty list has none. */
export function ListPages({ range, ...props }: ListPagesProps) {
  const text = useText()
  if (props.total === 0) return null
  return (
    <Pagination
      {...props}
      labels={{
        navigation: text('list.pages'),
        previous: text('list.previous'),
        next: text('list.next'),
        page: (page) => text('list.page', { page }),
        pageSize: text('list.pageSize'),
        all: text('list.all'),
        range: (from, to, total) => range ?? text('list.range', { from, to, total }),
      }}
    />
  )
}
