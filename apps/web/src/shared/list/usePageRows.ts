import { type PageSize, pageCount } from '@pandok/ui'
import { useEffect } from 'react'

interface Answer<Row> {
  data: { items: Row[]; total: number } | undefined
  /** True while the previous answer is shown. */
  isPlaceholderData: boolean
}

interface Place {
  page: number
  pageSize: PageSize
  replacePage: (page: number) => void
}

/**
 * The rows of the page in the address; undefined while loading. The last page may have been emptied, or an
 * old address may name one that no longer exists, so the last page is shown instead of an empty list.
 */
export function usePageRows<Row>(list: Place, { data, isPlaceholderData }: Answer<Row>): Row[] | undefined {
  const { page, pageSize, replacePage } = list
  const isBeyond = data !== undefined && data.items.length === 0 && data.total > 0
  // Always goes to an earlier page, so that rows deleted between counting and reading can't cause a loop.
  const instead =
    isBeyond && !isPlaceholderData && page > 1
      ? Math.min(pageCount(data.total, pageSize), page - 1)
      : undefined
  useEffect(() => {
    if (instead !== undefined) replacePage(instead)
  }, [instead, replacePage])
  return instead !== undefined || (isBeyond && isPlaceholderData) ? undefined : data?.items
}
