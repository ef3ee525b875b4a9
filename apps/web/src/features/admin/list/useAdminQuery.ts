import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { queryClient } from '#rpc/queryClient.ts'
import { listParam } from '#shared/list/listParam.ts'
import type { ListControls } from '#shared/list/useListState.ts'
import type { AdminAnswer, AdminListParam } from './AdminColumn.ts'

/** Beyond this number of rows, search or export are better, and rendering would become slow. */
export const SHOWN_MAX = 100_000

export interface AdminRows<Row> {
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  total: number
  isCapped: boolean
  /** True while the previous answer is shown. */
  isOld: boolean
  error: Error | null
  retry: () => void
  /** Only for «all»: true if there is a part that hasn't been loaded. */
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

type Ask<Row> = (param: AdminListParam, signal: AbortSignal) => Promise<AdminAnswer<Row>>

/** One page of a list or, for «all», the parts that have been scrolled to. */
export function useAdminQuery<Row>(
  list: ListControls,
  queryKey: readonly unknown[],
  ask: Ask<Row>,
): AdminRows<Row> {
  const { locale } = useText()
  const isAll = list.pageSize === 'all'
  const { page, ...rest } = listParam(list)
  const param = isAll ? { ...rest, page: 1 } : { ...rest, page }
  const key = [...queryKey, param, list.filter, locale]

  const one = useQuery(
    {
      queryKey: [...key, 'page'],
      queryFn: ({ signal }) => ask(param, signal),
      enabled: !isAll,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const all = useInfiniteQuery(
    {
      queryKey: [...key, 'parts'],
      queryFn: ({ pageParam, signal }) =>
        ask(pageParam === null ? param : { ...param, after: pageParam }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last: AdminAnswer<Row>) => last.next,
      enabled: isAll,
      placeholderData: keepPreviousData,
      // Comparing and refetching a hundred large parts in the background would freeze the page.
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queryClient,
  )

  const parts = all.data?.pages
  const rows = useMemo(() => parts?.flatMap(({ items }) => items), [parts])
  return isAll ? rowsOfAll(all, rows) : rowsOfPage(one)
}

type PageQuery<Row> = UseQueryResult<AdminAnswer<Row>>
type PartsQuery<Row> = UseInfiniteQueryResult<InfiniteData<AdminAnswer<Row>>>

function rowsOfAll<Row>(all: PartsQuery<Row>, rows: readonly Row[] | undefined): AdminRows<Row> {
  const first = all.data?.pages[0]
  return {
    rows,
    total: first?.total ?? 0,
    isCapped: first?.isCapped ?? false,
    isOld: all.isPlaceholderData,
    error: all.error,
    retry: () => void (all.isFetchNextPageError ? all.fetchNextPage() : all.refetch()),
    hasMore: all.hasNextPage && (rows?.length ?? 0) < SHOWN_MAX,
    isLoadingMore: all.isFetchingNextPage,
    loadMore: () => {
      if (all.hasNextPage && !all.isFetchingNextPage && !all.isError) void all.fetchNextPage()
    },
  }
}

const rowsOfPage = <Row>(one: PageQuery<Row>): AdminRows<Row> => ({
  rows: one.data?.items,
  total: one.data?.total ?? 0,
  isCapped: one.data?.isCapped ?? false,
  isOld: one.isPlaceholderData,
  error: one.error,
  retry: () => void one.refetch(),
  hasMore: false,
  isLoadingMore: false,
  loadMore: () => {},
})
