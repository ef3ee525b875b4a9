import { TRASH_RETENTION_DAYS } from '@pandok/domain'
import { Button, ConfirmDialog, Trash2Icon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { ListState } from '#shared/list/listState.ts'
import { MixedList, mixedRowId } from '#shared/list/MixedList.tsx'
import { useListState } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { TrashSelection } from './TrashSelection.tsx'
import { useTrash } from './useTrash.ts'
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

export function TrashScreen() {
  const text = useText()
  const list = useListState(beginning)
  const trash = useTrash(list)
  const columns = useTrashColumns(trash)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const rows = usePageRows(list, trash.query)
  const chosen = rows?.filter((row) => selected.has(mixedRowId(row))) ?? []
  const clear = () => setSelected(new Set())
  const words = {
    title: text('trash.title'),
    search: text('trash.search'),
    kind: text('trash.kind'),
    empty: { title: text('trash.empty.title'), text: text('trash.empty.text') },
  }

  return (
    <>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-2xl gap-1">
          <h1 className="text-2xl font-bold">{words.title}</h1>
          <p className="text-sm text-muted">{text('trash.text', { days: TRASH_RETENTION_DAYS })}</p>
        </div>
        {trash.isEmpty ? null : (
          <Button icon={<Trash2Icon />} onClick={() => trash.askPurgeAll()}>
            {text('trash.emptyAll')}
          </Button>
        )}
      </header>
      <MixedList
        {...{ list, words, columns, rows, selected }}
        icon={<Trash2Icon />}
        total={trash.query.data?.total}
        error={trash.query.error}
        onSelect={setSelected}
        selection={<TrashSelection rows={chosen} trash={trash} onDone={clear} />}
      />
      <ConfirmDialog
        open={trash.purging.length > 0}
        tone="danger"
        title={text('trash.purge.title', { count: trash.purging.length })}
        text={text('trash.purge.text')}
        confirmLabel={text('trash.purge')}
        cancelLabel={text('ui.cancel')}
        onConfirm={() => trash.purge().then(clear)}
        onCancel={() => trash.askPurge([])}
      />
    </>
  )
}
