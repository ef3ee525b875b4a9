import type { DocumentKindName } from '@pandok/domain'
import { Button, EmptyState, Notice, Select, type TableColumn } from '@pandok/ui'
import type { ReactElement, ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { listedKinds } from '#shared/document/listing/documentListings.ts'
import { ListPages, pagesOf } from './ListPages.tsx'
import { ListSearch } from './ListSearch.tsx'
import { ListTable } from './ListTable.tsx'
import { isEmptyList, isNarrowed } from './listParam.ts'
import type { ListControls } from './useListState.ts'

interface MixedRow {
  kind: DocumentKindName
  id: string
  name: string
}

interface MixedWords {
  title: string
  search: string
  kind: string
  /** The texts of an empty list. */
  empty: { title: string; text: string }
}

interface MixedListProps<Row extends MixedRow> {
  list: ListControls
  words: MixedWords
  icon: ReactElement
  columns: TableColumn<Row>[]
  /** Undefined while they are loading. */
  rows: Row[] | undefined
  total: number | undefined
  error: { message: string } | null
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** The actions for the selected rows. */
  selection: ReactNode
}

/** Ids are unique only within a kind. */
export const mixedRowId = ({ kind, id }: MixedRow): string => `${kind} ${id}`

/** Documents of all kinds in one list with search, a filter by kind, selection and pages. */
export function MixedList<Row extends MixedRow>(props: MixedListProps<Row>) {
  const { list, words, icon, columns, rows, total, error, selected, onSelect, selection } = props
  const text = useText()
  return (
    <div className="grid grid-cols-1 gap-4">
      {isEmptyList(list, total) ? null : <MixedFilters list={list} words={words} />}
      {selection}
      {error && !rows ? (
        <Notice tone="danger" role="alert" title={text('list.failed.title')}>
          {error.message}
        </Notice>
      ) : (
        <ListTable<Row>
          caption={words.title}
          columns={columns}
          rows={rows}
          rowId={mixedRowId}
          list={list}
          selected={selected}
          onSelect={onSelect}
          empty={<NothingFound list={list} icon={icon} empty={words.empty} />}
        />
      )}
      {total === undefined ? null : <ListPages {...pagesOf(list)} total={total} />}
    </div>
  )
}

interface NothingFoundProps {
  list: ListControls
  icon: ReactElement
  empty: MixedWords['empty']
}

function NothingFound({ list, icon, empty }: NothingFoundProps) {
  const text = useText()
  if (!isNarrowed(list)) return <EmptyState icon={icon} title={empty.title} text={empty.text} />
  return (
    <EmptyState
      icon={icon}
      title={text('list.none.title')}
      text={text('list.none.text')}
      action={<Button onClick={() => list.setTab(list.tab)}>{text('list.none.reset')}</Button>}
    />
  )
}

function MixedFilters({ list, words }: { list: ListControls; words: MixedWords }) {
  const text = useText()
  return (
    <search className="flex flex-wrap items-center gap-2">
      <ListSearch label={words.search} search={list.search} setSearch={list.setSearch} />
      <Select
        label={words.kind}
        hideLabel
        value={list.filter['kind'] ?? ''}
        onChange={({ target }) => list.setFilter('kind', target.value)}
      >
        <option value="">{text('ui.labelled', { label: words.kind, value: text('list.filter.any') })}</option>
        {listedKinds().map((kind) => (
          <option key={kind} value={kind}>
            {text(`trash.kind.${kind}`)}
          </option>
        ))}
      </Select>
    </search>
  )
}
