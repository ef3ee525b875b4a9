import { type AdminModuleItem, adminModuleList } from '@pandok/protocol'
import { BlocksIcon, EmptyState } from '@pandok/ui'
import { useMemo } from 'react'
import type { AdminColumn } from '#features/admin/list/AdminColumn.ts'
import { AdminHead } from '#features/admin/list/AdminHead.tsx'
import { AdminList } from '#features/admin/list/AdminList.tsx'
import { useText } from '#platform/text/text.ts'
import { type KindName, useKindLabel } from '#platform/text/useKindLabel.ts'
import { callAction } from '#rpc/callAction.ts'
import { ModuleDetail } from './detail/ModuleDetail.tsx'
import { useOpenItem } from './detail/useOpenItem.ts'
import { ItemFilters } from './list/ItemFilters.tsx'
import { itemFilter } from './list/itemFilter.ts'
import { type CountColumn, useItemColumns } from './list/useItemColumns.tsx'
import { useItemList } from './list/useItemList.ts'

const counts: readonly CountColumn<AdminModuleItem>[] = [
  { id: 'inputs', of: ({ inputCount }) => inputCount },
  { id: 'outputs', of: ({ outputCount }) => outputCount },
]

/** `/admin/module`: all members' modules. */
export function ModuleListScreen() {
  const text = useText()
  const list = useItemList()
  const open = useOpenItem()
  const columns = useItemColumns(counts, useKindColumns())
  return (
    <>
      <AdminHead title={text('admin.title.modules')} />
      <AdminList<AdminModuleItem>
        name="modules"
        caption={text('office.items.module.list')}
        searchLabel={text('office.items.module.search')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={({ id }) => open.hrefOf(id)}
        list={list}
        queryKey={[adminModuleList.method]}
        ask={(param, signal) =>
          callAction(adminModuleList, { ...param, ...itemFilter(list.filter) }, { signal })
        }
        filters={<ItemFilters list={list} />}
        empty={
          <EmptyState
            icon={<BlocksIcon />}
            title={text('office.items.module.empty.title')}
            text={text('office.items.module.empty.text')}
          />
        }
      />
      {open.id === null ? null : <ModuleDetail key={open.id} id={open.id} onClose={open.close} />}
    </>
  )
}

const KINDS: readonly KindName[] = ['section', 'modality', 'type']

/** Optional columns with the department, examination and kind of text. */
function useKindColumns(): readonly AdminColumn<AdminModuleItem>[] {
  const text = useText()
  const kindLabel = useKindLabel()
  return useMemo(
    () =>
      KINDS.map((kind) => ({
        id: kind,
        header: text(`modules.column.${kind}`),
        isOptional: true,
        csv: (row) => kindLabel(kind, row[kind]),
        cell: (row) => kindLabel(kind, row[kind]),
      })),
    [text, kindLabel],
  )
}
