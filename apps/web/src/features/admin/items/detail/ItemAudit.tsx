import { adminAuditList } from '@pandok/protocol'
import { Notice, Skeleton } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import type { ItemKind } from '../AdminItem.ts'

export function ItemAudit({ kind, id }: { kind: ItemKind; id: string }) {
  const text = useText()
  const { data, error } = useActionQuery(adminAuditList, {
    page: 1,
    pageSize: 50,
    sort: 'at',
    order: 'desc',
    filter: { subjectKind: kind, subjectId: id },
  })
  if (error) return <Notice tone="danger">{error.message}</Notice>
  if (!data) return <Skeleton className="h-40" />
  const at = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ol className="grid gap-2 text-sm">
      {data.items.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at}>{at.format(new Date(entry.at))}</time> {entry.actor?.nickname}{' '}
          {entry.action} {entry.reason}
        </li>
      ))}
    </ol>
  )
}
