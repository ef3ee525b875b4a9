import type { Region, Specialty } from '@pandok/domain'
import { Button } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useLibraryWords } from '#shared/library/useLibraryWords.ts'
import { ListFilter } from '#shared/list/ListFilter.tsx'
import { ListSearch } from '#shared/list/ListSearch.tsx'
import type { ListControls } from '#shared/list/useListState.ts'
import { Segments } from './Segments.tsx'
import { EVERY_SPECIALTY } from './tabs.ts'

export interface LibraryFacets {
  specialty: Specialty[]
  region: Region[]
  modality: string[]
}

interface LibraryToolsProps {
  list: ListControls
  /** Undefined while they are loading. */
  facets: LibraryFacets | undefined
}

export function LibraryTools({ list, facets }: LibraryToolsProps) {
  const text = useText()
  const words = useLibraryWords()
  // A specialty is always selected by the tabs above, so it doesn't count as a filter.
  const isAskedFor = [list.search.trim(), list.filter['region'], list.filter['modality']].some(Boolean)
  const specialties = [
    { value: EVERY_SPECIALTY, label: text('library.specialty.all') },
    ...(facets?.specialty ?? []).map((value) => ({ value, label: text(`library.specialty.${value}`) })),
  ]
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Segments
        label={text('library.specialty')}
        options={specialties}
        value={list.filter['specialty'] ?? EVERY_SPECIALTY}
        onChange={(value) => list.setFilter('specialty', value)}
        className="max-sm:w-full"
      />
      <ListSearch label={text('library.search')} search={list.search} setSearch={list.setSearch} />
      <ListFilter
        label={text('library.region')}
        value={list.filter['region'] ?? ''}
        options={(facets?.region ?? []).map((value) => ({ value, label: words.region(value) }))}
        onChange={(value) => list.setFilter('region', value)}
        className="min-w-32 max-sm:flex-1"
      />
      <ListFilter
        label={text('library.modality')}
        value={list.filter['modality'] ?? ''}
        options={(facets?.modality ?? []).map((value) => ({ value, label: words.modality(value) }))}
        onChange={(value) => list.setFilter('modality', value)}
        className="min-w-32 max-sm:flex-1"
      />
      {isAskedFor ? (
        <Button variant="quiet" onClick={() => list.setTab(list.tab)}>
          {text('list.none.reset')}
        </Button>
      ) : null}
    </search>
  )
}
