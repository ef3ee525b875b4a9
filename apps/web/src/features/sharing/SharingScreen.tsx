import { Button, EmptyState, Notice, Select, Share2Icon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { ListPages } from '#shared/list/ListPages.tsx'
import { ListSearch } from '#shared/list/ListSearch.tsx'
import { ListTable } from '#shared/list/ListTable.tsx'
import { isEmptyList, isNarrowed } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import { SelectionFrame } from '#shared/list/SelectionFrame.tsx'
import { type ListControls, useListState } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { type SharingRow, useSharing } from './useSharing.ts'
import { useSharingColumns } from './useSharingColumns.tsx'

const beginning: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'updatedAt',
  order: 'desc',
  filter: {},
}

/** Ids are unique within a kind only. */
const rowId = (row: SharingRow) => `${row.kind} ${row.id}`

/** `/program/share`: what the member shares, how often it was copied, and the way to stop it. */
export function SharingScreen() {
  const text = useText()
  const list = useListState(beginning)
  const sharing = useSharing(list)
  const columns = useSharingColumns(sharing)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data, error } = sharing.query
  const rows = usePageRows(list, sharing.query)
  const chosen = rows?.filter((row) => selected.has(rowId(row))) ?? []
  const clear = () => setSelected(new Set())

  return (
    <>
      <header className="mb-4 grid max-w-2xl gap-1">
        <h1 className="text-2xl font-bold">{text('share.mine.title')}</h1>
        <p className="text-sm text-muted">{text('share.mine.text')}</p>
      </header>
      <div className="grid grid-cols-1 gap-4">
        {isEmptyList(list, data?.total) ? null : <SharingFilters list={list} />}
        <SelectionFrame count={chosen.length} onClear={clear}>
          <Button
            size="sm"
            disabled={sharing.isBusy}
            onClick={() => void sharing.withdraw(chosen).then(clear)}
          >
            {text('plates.unshare')}
          </Button>
        </SelectionFrame>
        {error && !rows ? (
          <Notice tone="danger" role="alert" title={text('list.failed.title')}>
            {error.message}
          </Notice>
        ) : (
          <ListTable<SharingRow>
            caption={text('share.mine.title')}
            columns={columns}
            rows={rows}
            rowId={rowId}
            list={list}
            selected={selected}
            onSelect={setSelected}
            empty={<EmptySharing list={list} />}
          />
        )}
        {data ? (
          <ListPages
            page={list.page}
            pageSize={list.pageSize}
            total={data.total}
            onPage={list.setPage}
            onPageSize={list.setPageSize}
          />
        ) : null}
      </div>
    </>
  )
}

function EmptySharing({ list }: { list: ListControls }) {
  const text = useText()
  if (!isNarrowed(list)) {
    return (
      <EmptyState
        icon={<Share2Icon />}
        title={text('share.mine.empty.title')}
        text={text('share.mine.empty.text')}
      />
    )
  }
  return (
    <EmptyState
      icon={<Share2Icon />}
      title={text('list.none.title')}
      text={text('list.none.text')}
      action={<Button onClick={() => list.setTab(list.tab)}>{text('list.none.reset')}</Button>}
    />
  )
}

function SharingFilters({ list }: { list: ListControls }) {
  const text = useText()
  return (
    <search className="flex flex-wrap items-center gap-2">
      <ListSearch label={text('share.mine.search')} search={list.search} setSearch={list.setSearch} />
      <Select
        label={text('share.mine.kind')}
        hideLabel
        value={list.filter['kind'] ?? ''}
        onChange={({ target }) => list.setFilter('kind', target.value)}
      >
        <option value="">
          {text('share.mine.kind')}: {text('list.filter.any')}
        </option>
        <option value="plate">{text('trash.kind.plate')}</option>
        <option value="module">{text('trash.kind.module')}</option>
      </Select>
    </search>
  )
}
