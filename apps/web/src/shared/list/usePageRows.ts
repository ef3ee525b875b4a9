import { type PageSize, pageCount } from '@pandok/ui'
import { useEffect } from 'react'

interface Answer<Row> {
  data: { items: Row[]; total: number } | undefined
  /** It answers an earlier question. */
  isPlaceholderData: boolean
}

interface Place {
  page: number
  pageSize: PageSize
  replacePage: (page: number) => void
}

/**
 * The rows of the page that a list's address names; undefined while they are on their way. The last page may have been
 * emptied, and an old address may name one that was there once: that isn't an empty list, so the last page takes its place.
 */
export function usePageRows<Row>(list: Place, { data, isPlaceholderData }: Answer<Row>): Row[] | undefined {
  const { page, pageSize, replacePage } = list
  const isBeyond = data !== undefined && data.items.length === 0 && data.total > 0
  // Always a page before this one, so that rows that went between counting and reading can't keep it here.
  const instead =
    isBeyond && !isPlaceholderData && page > 1
      ? Math.min(pageCount(data.total, pageSize), page - 1)
      : undefined
  useEffect(() => {
    if (instead !== undefined) replacePage(instead)
  }, [instead, replacePage])
  return instead !== undefined || (isBeyond && isPlaceholderData) ? undefined : data?.items
}
