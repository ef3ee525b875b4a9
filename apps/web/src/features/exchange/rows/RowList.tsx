import type { Arrangement, ProposedRow } from '@pandok/exchange/proposal'
import { Checkbox, EmptyState, type PageSize, Select } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { ListPages } from '#shared/list/ListPages.tsx'
import { ListSearch } from '#shared/list/ListSearch.tsx'
import type { ImportStore } from '../store/createImportStore.ts'
import { RowItem } from './RowItem.tsx'
import { ROW_VIEWS, type RowView, shownRows } from './shownRows.ts'

export function RowList({ store }: { store: ImportStore }) {
  const text = useText()
  const rows = useStorePart(store, (state) => state.rows)
  const [view, setView] = useState<RowView>('all')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState<PageSize>(50)
  const shown = useMemo(() => shownRows(rows, view, search), [rows, view, search])
  const size = pageSize === 'all' ? shown.length : pageSize
  const from = (Math.min(page, Math.max(1, Math.ceil(shown.length / Math.max(size, 1)))) - 1) * size
  const taken = shown.filter(({ isTaken }) => isTaken).length
  return (
    <section aria-labelledby="import-rows" className="grid grid-cols-1 gap-3">
      <h2 id="import-rows" className="text-lg font-bold">
        {text('import.rows')}
      </h2>
      <search className="flex flex-wrap items-center gap-2">
        <ListSearch label={text('import.search')} search={search} setSearch={setSearch} />
        <ViewChoice
          rows={rows}
          view={view}
          onChange={(next) => {
            setView(next)
            setPage(1)
          }}
        />
      </search>
      {shown.length === 0 ? (
        <EmptyState title={text('list.none.title')} text={text('list.none.text')} />
      ) : (
        <>
          <Checkbox
            label={text('import.selectAll', { count: shown.length })}
            className="ps-3"
            checked={taken === shown.length}
            indeterminate={taken > 0 && taken < shown.length}
            onChange={({ target }) => store.takeRows(new Set(shown.map(({ id }) => id)), target.checked)}
          />
          <ShownRows store={store} shown={shown.slice(from, from + size)} />
          <ListPages
            page={page}
            pageSize={pageSize}
            total={shown.length}
            onPage={setPage}
            onPageSize={(next) => {
              setPageSize(next)
              setPage(1)
            }}
          />
        </>
      )}
    </section>
  )
}

interface ViewChoiceProps {
  rows: readonly ProposedRow[]
  view: RowView
  onChange: (view: RowView) => void
}

function ViewChoice({ rows, view, onChange }: ViewChoiceProps) {
  const text = useText()
  return (
    <Select
      label={text('import.show')}
      hideLabel
      value={view}
      onChange={({ target }) => onChange(target.value)}
    >
      {ROW_VIEWS.map((each) => (
        <option key={each} value={each}>
          {text(`import.show.${each}`)} ({shownRows(rows, each, '').length})
        </option>
      ))}
    </Select>
  )
}

function ShownRows({ store, shown }: { store: ImportStore; shown: readonly ProposedRow[] }) {
  const rows = useStorePart(store, (state) => state.rows)
  const arrangement = useStorePart(store, (state) => state.arrangement)
  const places = useMemo(() => placesOf(arrangement), [arrangement])
  const names = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows])
  return (
    <ul className="grid grid-cols-1 divide-y divide-line rounded-xl border border-line bg-raised">
      {shown.map((row) => {
        const other = row.duplicateOf ?? row.mergedInto ?? row.similarTo?.row
        return (
          <RowItem
            key={row.id}
            row={row}
            plate={places.get(row.id)?.plate}
            keyOfCell={places.get(row.id)?.key}
            other={other === undefined ? undefined : names.get(other)}
            plates={arrangement.plates}
            store={store}
          />
        )
      })}
    </ul>
  )
}

const placesOf = ({ plates }: Arrangement): ReadonlyMap<string, { plate: string; key: string | undefined }> =>
  new Map(
    plates.flatMap(({ id, cells }) => cells.map(({ row, key }) => [row.id, { plate: id, key }] as const)),
  )
