import { TRASH_RETENTION_DAYS } from '@pandok/domain'
import { Button, ConfirmDialog, EmptyState, Notice, Select, Trash2Icon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { ListPages } from '#shared/list/ListPages.tsx'
import { ListSearch } from '#shared/list/ListSearch.tsx'
import { ListTable } from '#shared/list/ListTable.tsx'
import { isEmptyList, isNarrowed } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import { type ListControls, useListState } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { TrashSelection } from './TrashSelection.tsx'
import { type TrashRow, useTrash } from './useTrash.ts'
import { useTrashColumns } from './useTrashColumns.tsx'

const beginning: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'deletedAt',
  order: 'desc',
  filter: {},
}

/** Ids are unique within a kind only. */
const rowId = (row: TrashRow) => `${row.kind} ${row.id}`

export function TrashScreen() {
  const text = useText()
  const list = useListState(beginning)
  const trash = useTrash(list)
  const columns = useTrashColumns(trash)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data, error } = trash.query
  const rows = usePageRows(list, trash.query)
  const chosen = rows?.filter((row) => selected.has(rowId(row))) ?? []

  return (
    <>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-2xl gap-1">
          <h1 className="text-2xl font-bold">{text('trash.title')}</h1>
          <p className="text-sm text-muted">{text('trash.text', { days: TRASH_RETENTION_DAYS })}</p>
        </div>
        {trash.isEmpty ? null : (
          <Button icon={<Trash2Icon />} onClick={() => void trash.askPurgeAll()}>
            {text('trash.emptyAll')}
          </Button>
        )}
      </header>
      <div className="grid grid-cols-1 gap-4">
        {isEmptyList(list, data?.total) ? null : <TrashFilters list={list} />}
        <TrashSelection rows={chosen} trash={trash} onDone={() => setSelected(new Set())} />
        {error && !rows ? (
          <Notice tone="danger" role="alert" title={text('list.failed.title')}>
            {error.message}
          </Notice>
        ) : (
          <ListTable<TrashRow>
            caption={text('trash.title')}
            columns={columns}
            rows={rows}
            rowId={rowId}
            list={list}
            selected={selected}
            onSelect={setSelected}
            empty={<EmptyTrash list={list} />}
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
      <ConfirmDialog
        open={trash.purging.length > 0}
        tone="danger"
        title={text('trash.purge.title', { count: trash.purging.length })}
        text={text('trash.purge.text')}
        confirmLabel={text('trash.purge')}
        cancelLabel={text('ui.cancel')}
        busy={trash.isBusy}
        onConfirm={() => void trash.purge().then(() => setSelected(new Set()))}
        onCancel={() => trash.askPurge([])}
      />
    </>
  )
}

function EmptyTrash({ list }: { list: ListControls }) {
  const text = useText()
  if (!isNarrowed(list)) {
    return (
      <EmptyState icon={<Trash2Icon />} title={text('trash.empty.title')} text={text('trash.empty.text')} />
    )
  }
  return (
    <EmptyState
      icon={<Trash2Icon />}
      title={text('list.none.title')}
      text={text('list.none.text')}
      action={<Button onClick={() => list.setTab(list.tab)}>{text('list.none.reset')}</Button>}
    />
  )
}

function TrashFilters({ list }: { list: ListControls }) {
  const text = useText()
  return (
    <search className="flex flex-wrap items-center gap-2">
      <ListSearch label={text('trash.search')} search={list.search} setSearch={list.setSearch} />
      <Select
        label={text('trash.kind')}
        hideLabel
        value={list.filter['kind'] ?? ''}
        onChange={({ target }) => list.setFilter('kind', target.value)}
      >
        <option value="">
          {text('trash.kind')}: {text('list.filter.any')}
        </option>
        <option value="plate">{text('trash.kind.plate')}</option>
        <option value="module">{text('trash.kind.module')}</option>
      </Select>
    </search>
  )
}
