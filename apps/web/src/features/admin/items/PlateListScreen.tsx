import { type AdminPlateItem, adminPlateList } from '@pandok/protocol'
import { EmptyState, LayoutGridIcon } from '@pandok/ui'
import { AdminHead } from '#features/admin/list/AdminHead.tsx'
import { AdminList } from '#features/admin/list/AdminList.tsx'
import { useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { PlateDetail } from './detail/PlateDetail.tsx'
import { useOpenItem } from './detail/useOpenItem.ts'
import { ItemFilters } from './list/ItemFilters.tsx'
import { itemFilter } from './list/itemFilter.ts'
import { type CountColumn, useItemColumns } from './list/useItemColumns.tsx'
import { useItemList } from './list/useItemList.ts'

const counts: readonly CountColumn<AdminPlateItem>[] = [
  { id: 'cells', of: ({ cellCount }) => cellCount },
  { id: 'modules', of: ({ moduleCount }) => moduleCount },
]

/** `/admin/plate`: all members' plates. */
export function PlateListScreen() {
  const text = useText()
  const list = useItemList()
  const open = useOpenItem()
  const columns = useItemColumns(counts, none)
  return (
    <>
      <AdminHead title={text('admin.title.plates')} />
      <AdminList<AdminPlateItem>
        name="plates"
        caption={text('office.items.plate.list')}
        searchLabel={text('office.items.plate.search')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={({ id }) => open.hrefOf(id)}
        list={list}
        queryKey={[adminPlateList.method]}
        ask={(param, signal) =>
          callAction(adminPlateList, { ...param, ...itemFilter(list.filter) }, { signal })
        }
        filters={<ItemFilters list={list} />}
        empty={
          <EmptyState
            icon={<LayoutGridIcon />}
            title={text('office.items.plate.empty.title')}
            text={text('office.items.plate.empty.text')}
          />
        }
      />
      {open.id === null ? null : <PlateDetail key={open.id} id={open.id} onClose={open.close} />}
    </>
  )
}

const none: readonly never[] = []
