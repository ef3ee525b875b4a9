import {
  type AdminModuleItem,
  type AdminPlateItem,
  type AdminUser,
  adminModuleList,
  adminPlateList,
} from '@pandok/protocol'
import { Anchor, Badge } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { Panel } from './Panel.tsx'
import { SeeAll } from './SeeAll.tsx'
import { ShortTable } from './ShortTable.tsx'

const SHOWN = 10

export function MemberItems({ user, kind }: { user: AdminUser; kind: 'plates' | 'modules' }) {
  const text = useText()
  const { shortDay } = useMoney()
  const isPlates = kind === 'plates'
  const path = isPlates ? '/admin/plate' : '/admin/module'
  const { data, error, refetch } = useActionQuery(isPlates ? adminPlateList : adminModuleList, {
    page: 1,
    pageSize: SHOWN,
    sort: 'updatedAt',
    order: 'desc',
    filter: { ownerId: user.id },
  })
  const rows: readonly (AdminPlateItem | AdminModuleItem)[] | undefined = data?.items
  return (
    <Panel
      title={text(`office.users.${kind}.title`)}
      actions={
        data && data.total > SHOWN ? (
          <SeeAll href={`${path}?q=${encodeURIComponent(user.email)}`} count={data.total} />
        ) : null
      }
    >
      <ShortTable
        caption={`${user.nickname} · ${text(`office.users.${kind}.title`)}`}
        rows={rows}
        error={error}
        retry={() => void refetch()}
        none={text(`office.users.${kind}.none`)}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: text('office.users.item.name'),
            cell: (item) => (
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Anchor
                  href={`${path}?id=${encodeURIComponent(item.id)}`}
                  className="min-w-0 font-semibold text-accent-text [overflow-wrap:anywhere] hover:underline"
                >
                  {item.name}
                </Anchor>
                {item.deletedAt === null ? null : (
                  <Badge tone="danger">{text('office.users.item.deleted')}</Badge>
                )}
                {item.shared ? <Badge>{text('office.users.item.shared')}</Badge> : null}
              </span>
            ),
          },
          {
            id: 'updatedAt',
            header: text('office.users.item.changed'),
            align: 'end',
            className: 'whitespace-nowrap',
            cell: ({ updatedAt }) => <time dateTime={updatedAt}>{shortDay(updatedAt)}</time>,
          },
        ]}
      />
    </Panel>
  )
}
