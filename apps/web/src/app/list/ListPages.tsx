import { type PageSize, Pagination } from '@pandok/ui'
import { useText } from '#app/text.ts'

interface ListPagesProps {
  page: number
  pageSize: PageSize
  total: number
  onPage: (page: number) => void
  onPageSize?: ((size: PageSize) => void) | undefined
}

/** The foot of every list: which part of it is shown, and the way to the others. */
export function ListPages(props: ListPagesProps) {
  const text = useText()
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
        range: (from, to, total) => text('list.range', { from, to, total }),
      }}
    />
  )
}
