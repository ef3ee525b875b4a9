import { Tabs } from '@pandok/ui'
import { useListState } from '#app/list/useListState.ts'
import { useText } from '#app/text.ts'
import { ModuleEntries } from './ModuleEntries.tsx'
import { PlateEntries } from './PlateEntries.tsx'
import { beginning, type LibraryTab, TABS, tabOf } from './tabs.ts'

export function LibraryList() {
  const text = useText()
  const list = useListState(beginning)
  const tab = tabOf(list.tab)
  return (
    <>
      <header className="mb-4 grid max-w-2xl gap-1">
        <h1 className="text-2xl font-bold">{text('program.title.library')}</h1>
        <p className="text-sm text-muted">{text('library.text')}</p>
      </header>
      <Tabs
        label={text('library.tabs')}
        value={tab}
        onChange={list.setTab}
        tabs={TABS.map((id: LibraryTab) => ({ id, label: text(`library.tab.${id}`) }))}
      >
        {tab === 'plates' ? <PlateEntries list={list} /> : <ModuleEntries list={list} />}
      </Tabs>
    </>
  )
}
