import type { AdminUserItem } from '@pandok/protocol'
import { useMemo } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import type { AdminColumn } from '../list/AdminColumn.ts'
import { RoleBadge, StateBadge } from './UserBadges.tsx'

export function useUserColumns(): readonly AdminColumn<AdminUserItem>[] {
  const text = useText()
  return useMemo(() => [...personColumns(text), ...standingColumns(text), ...timeColumns(text)], [text])
}

type UserColumn = AdminColumn<AdminUserItem>

const personColumns = (text: Text): UserColumn[] => [
  {
    id: 'email',
    header: text('account.email'),
    sortable: true,
    isFixed: true,
    cell: ({ email }) => email,
    csv: ({ email }) => email,
  },
  {
    id: 'nickname',
    header: text('account.nickname'),
    sortable: true,
    from: 'sm',
    cell: ({ nickname }) => nickname,
    csv: ({ nickname }) => nickname,
  },
  {
    id: 'name',
    header: text('account.name'),
    sortable: true,
    from: 'lg',
    cell: ({ name }) => name,
    csv: ({ name }) => name,
  },
]

function standingColumns(text: Text): UserColumn[] {
  const tierOf = ({ tier }: AdminUserItem) => text(`store.price.plan.${tier}`)
  return [
    {
      id: 'role',
      header: text('office.users.column.role'),
      from: 'lg',
      cell: ({ role }) => <RoleBadge role={role} />,
      csv: ({ role }) => text(`office.users.role.${role}`),
    },
    {
      id: 'tier',
      header: text('office.users.column.tier'),
      from: 'md',
      cell: tierOf,
      csv: tierOf,
    },
    {
      id: 'state',
      header: text('office.users.column.state'),
      cell: ({ id, state }) => <StateBadge id={id} state={state} />,
      csv: ({ state }) => text(`office.users.state.${state}`),
    },
    {
      id: 'plates',
      header: text('office.users.column.plates'),
      align: 'end',
      from: 'xl',
      cell: ({ plateCount }) => plateCount,
      csv: ({ plateCount }) => plateCount,
    },
    {
      id: 'modules',
      header: text('office.users.column.modules'),
      align: 'end',
      from: 'xl',
      cell: ({ moduleCount }) => moduleCount,
      csv: ({ moduleCount }) => moduleCount,
    },
  ]
}

function timeColumns(text: Text): UserColumn[] {
  const zone = { timeZone: 'Asia/Seoul' } as const
  const day = new Intl.DateTimeFormat(text.locale, { ...zone, dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(text.locale, { ...zone, dateStyle: 'medium', timeStyle: 'short' })
  return [
    {
      id: 'createdAt',
      header: text('office.users.column.joined'),
      sortable: true,
      from: 'lg',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>,
      csv: ({ createdAt }) => createdAt,
    },
    {
      id: 'lastSeenAt',
      header: text('office.users.column.lastSeen'),
      sortable: true,
      from: 'xl',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          <span className="text-muted">—</span>
        ) : (
          <time dateTime={lastSeenAt}>{moment.format(new Date(lastSeenAt))}</time>
        ),
      csv: ({ lastSeenAt }) => lastSeenAt,
    },
  ]
}
