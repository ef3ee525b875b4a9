import { BlocksIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { DocumentListFrame, NoDocuments } from '#shared/document-list/DocumentListFrame.tsx'
import { DocumentSelectionBar } from '#shared/document-list/DocumentSelectionBar.tsx'
import { useSelection } from '#shared/document-list/useSelection.ts'
import { ListTable } from '#shared/list/ListTable.tsx'
import type { ListControls } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { EmptyList } from './EmptyList.tsx'
import { ModuleDialogs } from './ModuleDialogs.tsx'
import { ModuleFilters } from './ModuleFilters.tsx'
import type { ModuleTab } from './tabs.ts'
import { useModuleActions } from './useModuleActions.ts'
import { useModuleColumns } from './useModuleColumns.tsx'
import { type ModuleRow, useModules } from './useModules.ts'

export function ModuleList({ tab, list }: { tab: ModuleTab; list: ListControls }) {
  const text = useText()
  const modules = useModules(tab, list)
  const selection = useSelection()
  const actions = useModuleActions(selection.clear)
  const columns = useModuleColumns(tab, actions)
  const rows = usePageRows(list, modules)
  return (
    <DocumentListFrame
      list={list}
      total={modules.data?.total}
      error={rows ? undefined : modules.error?.message}
      tools={<ModuleFilters list={list} facets={modules.data?.facets} />}
    >
      <DocumentSelectionBar
        kind="modules"
        rows={selection.chosenOf(rows)}
        actions={actions}
        onClear={selection.clear}
      />
      <ListTable<ModuleRow>
        caption={text(`modules.tab.${tab}`)}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        list={list}
        selected={selection.selected}
        onSelect={selection.select}
        empty={
          <NoDocuments list={list} icon={<BlocksIcon />}>
            <EmptyList tab={tab} />
          </NoDocuments>
        }
      />
      <ModuleDialogs actions={actions} />
    </DocumentListFrame>
  )
}
