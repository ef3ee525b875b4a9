import { Tabs } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { DocumentListHeader } from '#shared/document-list/DocumentListHeader.tsx'
import { ImportDrop } from '#shared/exchange/ImportDrop.tsx'
import { useListState } from '#shared/list/useListState.ts'
import { ModuleList } from './ModuleList.tsx'
import { defaultListState, type ModuleTab, TABS, tabOf } from './tabs.ts'

export function ModulesScreen() {
  const text = useText()
  const list = useListState(defaultListState)
  const tab = tabOf(list.tab)
  return (
    <>
      <DocumentListHeader
        kind="module"
        title={text('modules.title')}
        description={text('modules.text')}
        creation={{ href: '/program/module/new', label: text('modules.new') }}
      />
      <Tabs
        label={text('modules.tabs')}
        value={tab}
        onChange={list.setTab}
        tabs={TABS.map((id: ModuleTab) => ({ id, label: text(`modules.tab.${id}`) }))}
      >
        <ImportDrop>
          <ModuleList key={tab} tab={tab} list={list} />
        </ImportDrop>
      </Tabs>
    </>
  )
}
