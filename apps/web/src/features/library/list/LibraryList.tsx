import type { Major } from '@pandok/domain'
import { userInfo } from '@pandok/protocol'
import { Tabs } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { type ListControls, useListState } from '#shared/list/useListState.ts'
import { EntryCardsSkeleton } from './EntryCardsSkeleton.tsx'
import { ModuleEntries } from './ModuleEntries.tsx'
import { PlateEntries } from './PlateEntries.tsx'
import { storedModality } from './storedModality.ts'
import { defaultListState, type LibraryTab, TABS, tabOf } from './tabs.ts'

export function LibraryList() {
  const text = useText()
  const member = useActionQuery(userInfo, {})
  return (
    <>
      <header className="mb-4 grid max-w-2xl gap-1">
        <h1 className="text-2xl font-bold">{text('program.title.library')}</h1>
        <p className="text-sm text-muted">{text('library.text')}</p>
      </header>
      {member.isPending ? <EntryCardsSkeleton /> : <Entries major={member.data?.profile.major} />}
    </>
  )
}

/** Entries of the member's specialty and modality come first, so the list is loaded once these are known. */
function Entries({ major }: { major: Major | undefined }) {
  const text = useText()
  const [params] = useSearchParams()
  const isSearching = (params.get('q') ?? '').trim() !== ''
  // The list starts with the chosen modality the next time; clearing it takes effect at once.
  const [modality, setModality] = useState(storedModality.read)
  const begin = useMemo(() => defaultListState(major, modality, isSearching), [major, modality, isSearching])
  const shown = useListState(begin)
  const tab = tabOf(shown.tab)

  function forgetModality() {
    storedModality.keep('')
    setModality(undefined)
  }

  const list: ListControls = {
    ...shown,
    setFilter(name, value) {
      if (name === 'modality' && value === '') forgetModality()
      else if (name === 'modality') storedModality.keep(value)
      shown.setFilter(name, value)
    },
    // Choosing the open tab again resets the list.
    setTab(next) {
      if (next === shown.tab) forgetModality()
      shown.setTab(next)
    },
  }
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
