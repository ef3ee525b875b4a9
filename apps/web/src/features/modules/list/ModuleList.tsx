import { BlocksIcon, EmptyState, Notice } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { ListPages } from '#shared/list/ListPages.tsx'
import { ListTable } from '#shared/list/ListTable.tsx'
import { isEmptyList, isNarrowed } from '#shared/list/listParam.ts'
import type { ListControls } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { EmptyList } from './EmptyList.tsx'
import { ModuleDialogs } from './ModuleDialogs.tsx'
import { ModuleFilters } from './ModuleFilters.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { ModuleTab } from './tabs.ts'
import { useModuleActions } from './useModuleActions.ts'
import { useModuleColumns } from './useModuleColumns.tsx'
import { type ModuleRow, useModules } from './useModules.ts'

interface ModuleListProps {
  tab: ModuleTab
  list: ListControls
}

export function ModuleList({ tab, list }: ModuleListProps) {
  const text = useText()
  const modules = useModules(tab, list)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const actions = useModuleActions(() => setSelected(new Set()))
  const columns = useModuleColumns(tab, actions)
  const rows = usePageRows(list, modules)
  // A selected row that is no longer on the page must not be affected by a button.
  const chosen = rows?.filter((row) => selected.has(row.id)) ?? []

  if (modules.error && !rows) {
    return (
      <Notice tone="danger" role="alert" title={text('list.failed.title')}>
        {modules.error.message}
      </Notice>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {isEmptyList(list, modules.data?.total) ? null : (
        <ModuleFilters list={list} facets={modules.data?.facets} />
      )}
      <SelectionBar rows={chosen} tab={tab} actions={actions} onClear={() => setSelected(new Set())} />
      <ListTable<ModuleRow>
        caption={text(`modules.tab.${tab}`)}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        list={list}
        selected={selected}
        onSelect={setSelected}
        empty={
          isNarrowed(list) ? (
            <EmptyState icon={<BlocksIcon />} title={text('list.none.title')} text={text('list.none.text')} />
          ) : (
            <EmptyList tab={tab} />
          )
        }
      />
      {modules.data ? (
        <ListPages
          page={list.page}
          pageSize={list.pageSize}
          total={modules.data.total}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
        />
      ) : null}
      <ModuleDialogs actions={actions} />
    </div>
  )
}
