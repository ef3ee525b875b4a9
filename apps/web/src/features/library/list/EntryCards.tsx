import { Button, EmptyState, LibraryIcon, type PageSize } from '@pandok/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { ListPages, pagesOf } from '#shared/list/ListPages.tsx'
import { LoadFailed } from '#shared/list/LoadFailed.tsx'
import { isNarrowed } from '#shared/list/listParam.ts'
import type { ListControls } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { EntryCardsSkeleton, entryGridClass } from './EntryCardsSkeleton.tsx'
import { type Grouped, groupsOf } from './groupsOf.ts'
import { type LibraryFacets, LibraryTools } from './LibraryTools.tsx'
import { tabOf } from './tabs.ts'

interface Page<Row> {
  items: Row[]
  total: number
  page: number
  pageSize: PageSize
  facets: LibraryFacets
}

interface EntryCardsProps<Row> {
  list: ListControls
  answer: UseQueryResult<Page<Row>, Error>
  children: (row: Row) => ReactNode
}

export function EntryCards<Row extends Grouped>({ list, answer, children }: EntryCardsProps<Row>) {
  const text = useText()
  const { data, error } = answer
  const rows = usePageRows(list, answer)
  if (error && !data) {
    return <LoadFailed title={text('list.failed.title')} error={error} onRetry={answer.refetch} />
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <LibraryTools list={list} facets={data?.facets} />
      <p role="status" className="text-sm text-muted">
        {data ? text('library.count', { count: data.total }) : text('library.loading')}
      </p>
      {rows ? null : <EntryCardsSkeleton />}
      {rows && rows.length > 0 ? (
        <Groups list={list} rows={rows} isWhole={rows.length === data?.total}>
          {children}
        </Groups>
      ) : null}
      {rows?.length === 0 ? <Nothing list={list} /> : null}
      {data && (list.page > 1 || data.items.length < data.total) ? (
        <ListPages {...pagesOf(list)} total={data.total} />
      ) : null}
    </div>
  )
}

interface GroupsProps<Row> {
  list: ListControls
  rows: readonly Row[]
  isWhole: boolean
  children: (row: Row) => ReactNode
}

/** Shows entries grouped by region. Search results and parts of a longer list aren't grouped. */
function Groups<Row extends Grouped>({ list, rows, isWhole, children }: GroupsProps<Row>) {
  const text = useText()
  const groups = groupsOf(rows)
  if (!isWhole || list.search.trim() !== '' || groups.length < 2) {
    const name = text(`library.tab.${tabOf(list.tab)}`)
    return (
      <>
        <h2 className="sr-only">{name}</h2>
        <ul aria-label={name} className={entryGridClass}>
          {rows.map(children)}
        </ul>
      </>
    )
  }
  // Small groups stand side by side, so that one card doesn't take a row of a wide window.
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-6">
      {groups.map(({ region, rows: own }) => (
        <section
          key={region}
          aria-labelledby={`library-${region}`}
          className="grid max-w-full content-start gap-2 max-sm:w-full"
        >
          <h2 id={`library-${region}`} className="text-sm font-semibold text-muted">
            {text(`library.region.${region}`)}
          </h2>
          <ul
            aria-labelledby={`library-${region}`}
            className="flex flex-wrap gap-4 *:w-[16rem] max-sm:*:w-full"
          >
            {own.map(children)}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Nothing({ list }: { list: ListControls }) {
  const text = useText()
  if (!isNarrowed(list)) {
    const kind = tabOf(list.tab)
    return (
      <EmptyState
        icon={<LibraryIcon />}
        title={text(`${kind}.empty.library.title`)}
        text={text(`${kind}.empty.library.text`)}
      />
    )
  }
  return (
    <EmptyState
      icon={<LibraryIcon />}
      title={text('library.none.title')}
      text={text('library.none.text')}
      action={<Button onClick={() => list.setTab(list.tab)}>{text('list.none.reset')}</Button>}
    />
  )
}
