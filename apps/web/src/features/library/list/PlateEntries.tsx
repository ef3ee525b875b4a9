import { plateLibraryList } from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import type { ListControls } from '#shared/list/useListState.ts'
import { EntryCards } from './EntryCards.tsx'
import { libraryParam } from './libraryParam.ts'
import { PlateCard } from './PlateCard.tsx'

export function PlateEntries({ list }: { list: ListControls }) {
  const answer = useActionQuery(plateLibraryList, libraryParam(list), { placeholderData: keepPreviousData })
  return (
    <EntryCards list={list} answer={answer}>
      {(row) => <PlateCard key={row.id} row={row} />}
    </EntryCards>
  )
}
