import type { Major } from '@pandok/domain'
import { userInfo } from '@pandok/protocol'
import { Skeleton, Tabs } from '@pandok/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useListState } from '#shared/list/useListState.ts'
import { ModuleEntries } from './ModuleEntries.tsx'
import { PlateEntries } from './PlateEntries.tsx'
import { beginningOf, type LibraryTab, TABS, tabOf } from './tabs.ts'

export function LibraryList() {
  const text = useText()
  const member = useActionQuery(userInfo, {})
  return (
    <>
      <header className="mb-4 grid max-w-2xl gap-1">
        <h1 className="text-2xl font-bold">{text('program.title.library')}</h1>
        <p className="text-sm text-muted">{text('library.text')}</p>
      </header>
      {member.isPending ? <Skeleton className="h-96" /> : <Entries major={member.data?.profile.major} />}
    </>
  )
}

/** What belongs to the member's own specialty first: the list is asked for once it is known. */
function Entries({ major }: { major: Major | undefined }) {
  const text = useText()
  const [params] = useSearchParams()
  const isSearching = (params.get('q') ?? '').trim() !== ''
  const list = useListState(useMemo(() => beginningOf(major, isSearching), [major, isSearching]))
  const tab = tabOf(list.tab)
  return (
    <Tabs
      label={text('library.tabs')}
      value={tab}
      onChange={list.setTab}
      tabs={TABS.map((id: LibraryTab) => ({ id, label: text(`library.tab.${id}`) }))}
    >
      {tab === 'plates' ? <PlateEntries list={list} /> : <ModuleEntries list={list} />}
    </Tabs>
  )
}
