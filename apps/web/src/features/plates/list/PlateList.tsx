import { LayoutGridIcon } from '@pandok/ui'
import { usePreference } from '#platform/storage/usePreference.ts'
import { useText } from '#platform/text/text.ts'
import { DocumentListFrame, NoDocuments } from '#shared/document-list/DocumentListFrame.tsx'
import { DocumentSelectionBar } from '#shared/document-list/DocumentSelectionBar.tsx'
import { useSelection } from '#shared/document-list/useSelection.ts'
import { ListTable } from '#shared/list/ListTable.tsx'
import type { ListControls } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { EmptyList } from './EmptyList.tsx'
import { PlateCards } from './PlateCards.tsx'
import { PlateDialogs } from './PlateDialogs.tsx'
import { PlateTools } from './PlateTools.tsx'
import type { PlateTab } from './tabs.ts'
import { usePlateActions } from './usePlateActions.ts'
import { usePlateColumns } from './usePlateColumns.tsx'
import { type PlateRow, usePlates } from './usePlates.ts'

export function PlateList({ tab, list }: { tab: PlateTab; list: ListControls }) {
  const text = useText()
  const plates = usePlates(tab, list)
  const [view, setView] = usePreference('plates.view', ['cards', 'list'])
  const { selected, select, clear, chosenOf } = useSelection()
  const actions = usePlateActions(clear)
  const columns = usePlateColumns(tab, actions)
  const rows = usePageRows(list, plates)
  const label = text(`plates.tab.${tab}`)
  const empty = (
    <NoDocuments list={list} icon={<LayoutGridIcon />}>
      <EmptyList tab={tab} />
    </NoDocuments>
  )
  return (
    <DocumentListFrame
      list={list}
      total={plates.data?.total}
      error={rows ? undefined : plates.error?.message}
      tools={<PlateTools tab={tab} list={list} view={view} onView={setView} />}
    >
      <DocumentSelectionBar kind="plates" rows={chosenOf(rows)} actions={actions} onClear={clear} />
      {view === 'list' ? (
        <ListTable<PlateRow>
          caption={label}
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          list={list}
          selected={selected}
          onSelect={select}
          empty={empty}
        />
      ) : rows?.length === 0 ? (
        empty
      ) : (
        <PlateCards label={label} rows={rows} actions={actions} selected={selected} onSelect={select} />
      )}
      <PlateDialogs actions={actions} />
    </DocumentListFrame>
  )
}
