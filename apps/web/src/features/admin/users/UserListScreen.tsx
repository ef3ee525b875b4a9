import { MEMBER_STATES, ROLES, TIERS } from '@pandok/domain'
import type { AdminUserItem } from '@pandok/protocol'
import { EmptyState, UsersIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { callMethod } from '#rpc/callAction.ts'
import { ListFilter } from '#shared/list/ListFilter.tsx'
import { chosenFilters } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import { useListState } from '#shared/list/useListState.ts'
import { AdminHead } from '../list/AdminHead.tsx'
import { AdminList } from '../list/AdminList.tsx'
import { useUserColumns } from './useUserColumns.tsx'

const beginning: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'createdAt',
  order: 'desc',
  filter: {},
}

export function UserListScreen() {
  const text = useText()
  const list = useListState(beginning)
  const columns = useUserColumns()
  const filter = (name: 'role' | 'tier' | 'state', options: readonly { value: string; label: string }[]) => (
    <ListFilter
      label={text(`office.users.column.${name}`)}
      value={list.filter[name] ?? ''}
      onChange={(value) => list.setFilter(name, value)}
      options={options}
    />
  )
  return (
    <>
      <AdminHead title={text('admin.title.users')} />
      <AdminList<AdminUserItem>
        name="users"
        caption={text('office.users.list')}
        searchLabel={text('office.users.search')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/admin/user/detail?id=${encodeURIComponent(id)}`}
        list={list}
        queryKey={['admin-userList']}
        ask={(param, signal) =>
          callMethod(
            'admin-userList',
            { ...param, filter: Object.fromEntries(chosenFilters(list)) },
            { signal },
          )
        }
        filters={
          <>
            {filter(
              'role',
              ROLES.map((value) => ({ value, label: text(`office.users.role.${value}`) })),
            )}
            {filter(
              'tier',
              TIERS.map((value) => ({ value, label: text(`store.price.plan.${value}`) })),
            )}
            {filter(
              'state',
              MEMBER_STATES.map((value) => ({ value, label: text(`office.users.state.${value}`) })),
            )}
          </>
        }
        empty={
          <EmptyState
            icon={<UsersIcon />}
            title={text('office.users.empty.title')}
            text={text('office.users.empty.text')}
          />
        }
      />
    </>
  )
}
