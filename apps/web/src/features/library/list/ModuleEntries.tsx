import { moduleLibraryList } from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import type { ListControls } from '#shared/list/useListState.ts'
import { EntryCards } from './EntryCards.tsx'
import { libraryParam } from './libraryParam.ts'
import { ModuleCard } from './ModuleCard.tsx'

export function ModuleEntries({ list }: { list: ListControls }) {
  const answer = useActionQuery(moduleLibraryList, libraryParam(list), { placeholderData: keepPreviousData })
  return (
    <EntryCards list={list} answer={answer}>
      {(row) => <ModuleCard key={row.id} row={row} />}
    </EntryCards>
  )
}
