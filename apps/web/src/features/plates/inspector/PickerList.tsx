import type { ModuleDocument } from '@pandok/protocol'
import { BlocksIcon, EmptyState, Notice, Skeleton } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { ListPages } from '#shared/list/ListPages.tsx'
import { usePageRows } from '#shared/list/usePageRows.ts'
import { PickerRow } from './PickerRow.tsx'
import { PICKER_PAGE_SIZE, type PickerTab, usePickerPage } from './usePickerPage.ts'
import { usePickModule } from './usePickModule.ts'

interface PickerListProps {
  tab: PickerTab
  search: string
  onChoose: (module: ModuleDocument) => void
}

export function PickerList({ tab, search, onChoose }: PickerListProps) {
  const text = useText()
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<string>()
  const answer = usePickerPage(tab, search, page)
  const { pick, picking } = usePickModule(onChoose)
  const items = usePageRows({ page, pageSize: PICKER_PAGE_SIZE, replacePage: setPage }, answer)
  const total = answer.data?.total ?? 0
  if (answer.error && !items) {
    return (
      <Notice tone="danger" role="alert" title={text('list.failed.title')}>
        {answer.error.message}
      </Notice>
    )
  }
  if (!items) return <Skeleton className="h-48" />
  if (items.length === 0) {
    return search.trim() === '' ? (
      <EmptyState
        level={3}
        className="!py-8"
        icon={<BlocksIcon />}
        title={text(`modules.empty.${tab}.title`)}
        text={text(`modules.empty.${tab}.text`)}
      />
    ) : (
      <EmptyState level={3} className="!py-8" title={text('list.none.title')} text={text('list.none.text')} />
    )
  }
  return (
    <>
      <ul className="grid gap-1.5">
        {items.map((item) => (
          <PickerRow
            key={item.id}
            item={item}
            isPicking={picking === item.id}
            isShown={shown === item.id}
            onShow={() => setShown(shown === item.id ? undefined : item.id)}
            onPick={() => void pick(item)}
          />
        ))}
      </ul>
      {total > items.length ? (
        <ListPages page={page} pageSize={PICKER_PAGE_SIZE} total={total} onPage={setPage} />
      ) : null}
    </>
  )
}
