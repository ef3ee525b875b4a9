import { EmptyState, LayoutGridIcon, Notice } from '@pandok/ui'
import { useCallback, useState } from 'react'
import { usePreference } from '#platform/storage/usePreference.ts'
import { useText } from '#platform/text/text.ts'
import { ListPages } from '#shared/list/ListPages.tsx'
import { ListTable } from '#shared/list/ListTable.tsx'
import { isEmptyList, isNarrowed } from '#shared/list/listParam.ts'
import type { ListControls } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { EmptyList } from './EmptyList.tsx'
import { PlateCards } from './PlateCards.tsx'
import { PlateDialogs } from './PlateDialogs.tsx'
import { PlateTools } from './PlateTools.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { PlateTab } from './tabs.ts'
import { usePlateActions } from './usePlateActions.ts'
import { usePlateColumns } from './usePlateColumns.tsx'
import { type PlateRow, usePlates } from './usePlates.ts'

interface PlateListProps {
  tab: PlateTab
  list: ListControls
}

export function PlateList({ tab, list }: PlateListProps) {
  const text = useText()
  const plates = usePlates(tab, list)
  const [view, setView] = usePreference('plates.view', ['cards', 'list'])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const clear = useCallback(() => setSelected(new Set()), [])
  const actions = usePlateActions(clear)
  const columns = usePlateColumns(tab, actions)
  const rows = usePageRows(list, plates)
  // A selected row that is no longer on the page must not be affected by a button.
  const chosen = rows?.filter((row) => selected.has(row.id)) ?? []

  if (plates.error && !rows) {
    return (
      <Notice tone="danger" role="alert" title={text('list.failed.title')}>
        {plates.error.message}
      </Notice>
    )
  }
  const empty = isNarrowed(list) ? (
    <EmptyState icon={<LayoutGridIcon />} title={text('list.none.title')} text={text('list.none.text')} />
  ) : (
    <EmptyList tab={tab} />
  )
  const label = text(`plates.tab.${tab}`)
  return (
    <div className="grid grid-cols-1 gap-4">
      {isEmptyList(list, plates.data?.total) ? null : (
        <PlateTools tab={tab} list={list} view={view} onView={setView} />
      )}
      <SelectionBar rows={chosen} actions={actions} onClear={clear} />
      {view === 'list' ? (
        <ListTable<PlateRow>
          caption={label}
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          list={list}
          selected={selected}
          onSelect={setSelected}
          empty={empty}
        />
      ) : rows?.length === 0 ? (
        empty
      ) : (
        <PlateCards label={label} rows={rows} actions={actions} selected={selected} onSelect={setSelected} />
      )}
      {plates.data ? (
        <ListPages
          page={list.page}
          pageSize={list.pageSize}
          total={plates.data.total}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
        />
      ) : null}
      <PlateDialogs actions={actions} />
    </div>
  )
}
