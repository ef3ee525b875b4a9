import { Button, Share2Icon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { NEWEST_FIRST } from '#shared/list/listState.ts'
import { MixedList, mixedRowId } from '#shared/list/MixedList.tsx'
import { SelectionFrame } from '#shared/list/SelectionFrame.tsx'
import { useListState } from '#shared/list/useListState.ts'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { useSharing } from './useSharing.ts'
import { useSharingColumns } from './useSharingColumns.tsx'

/** `/program/share`: the documents that the member shares, with the number of copies. */
export function SharingScreen() {
  const text = useText()
  const list = useListState(NEWEST_FIRST)
  const sharing = useSharing(list)
  const columns = useSharingColumns(sharing)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const rows = usePageRows(list, sharing.query)
  const chosen = rows?.filter((row) => selected.has(mixedRowId(row))) ?? []
  const clear = () => setSelected(new Set())
  const words = {
    title: text('share.mine.title'),
    search: text('share.mine.search'),
    kind: text('share.mine.kind'),
    empty: { title: text('share.mine.empty.title'), text: text('share.mine.empty.text') },
  }

  return (
    <>
      <header className="mb-4 grid max-w-2xl gap-1">
        <h1 className="text-2xl font-bold">{words.title}</h1>
        <p className="text-sm text-muted">{text('share.mine.text')}</p>
      </header>
      <MixedList
        {...{ list, words, columns, rows, selected }}
        icon={<Share2Icon />}
        total={sharing.query.data?.total}
        error={sharing.query.error}
        onSelect={setSelected}
        selection={
          <SelectionFrame count={chosen.length} onClear={clear}>
            <Button size="sm" onClick={() => sharing.withdraw(chosen).then(clear)}>
              {text('plates.unshare')}
            </Button>
          </SelectionFrame>
        }
      />
    </>
  )
}
