import { adminAuditList, type ParamInput } from '@pandok/protocol'
import { Button, Notice, Skeleton } from '@pandok/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { queryClient } from '#rpc/queryClient.ts'
import { AuditEntryView } from './AuditEntryView.tsx'

interface AuditTrailProps {
  filter: NonNullable<ParamInput<typeof adminAuditList>['filter']>
}

const SIZE = 10

/** The changes of one subject, newest first. */
export function AuditTrail({ filter }: AuditTrailProps) {
  const text = useText()
  const trail = useInfiniteQuery(
    {
      queryKey: [adminAuditList.method, 'trail', filter, text.locale],
      queryFn: ({ pageParam, signal }) =>
        callAction(
          adminAuditList,
          { page: pageParam, pageSize: SIZE, sort: 'at', order: 'desc', filter },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: (last, _, page) => (page * SIZE < last.total ? page + 1 : undefined),
    },
    queryClient,
  )
  const entries = trail.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid gap-3">
      {trail.error ? (
        <Notice
          tone="danger"
          title={text('office.audit.failed')}
          action={
            <Button size="sm" onClick={() => void trail.refetch()}>
              {text('ui.retry')}
            </Button>
          }
        >
          {trail.error.message}
        </Notice>
      ) : null}
      {trail.isPending ? <Skeleton className="h-16" /> : null}
      {entries?.length === 0 ? <p className="text-sm text-muted">{text('office.audit.trail.none')}</p> : null}
      {entries && entries.length > 0 ? (
        <ol className="grid divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.id} className="py-3 first:pt-0 last:pb-0">
              <AuditEntryView entry={entry} />
            </li>
          ))}
        </ol>
      ) : null}
      {trail.hasNextPage ? (
        <Button
          size="sm"
          className="justify-self-start"
          loading={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          {text('office.audit.more')}
        </Button>
      ) : null}
    </div>
  )
}
