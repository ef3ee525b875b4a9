import type { ModuleDocument, ModuleItem } from '@pandok/protocol'
import { Anchor, Badge, BlocksIcon, Button, EmptyState, Notice, Skeleton } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useKindLabel } from '#platform/text/useKindLabel.ts'
import { ListPages } from '#shared/list/ListPages.tsx'
import { usePageRows } from '#shared/list/usePageRows.ts'
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

interface PickerRowProps {
  item: ModuleItem
  isPicking: boolean
  onPick: () => void
}

function PickerRow({ item, isPicking, onPick }: PickerRowProps) {
  const text = useText()
  const kindLabel = useKindLabel()
  const kinds = (['section', 'modality', 'type'] as const)
    .map((kind) => kindLabel(kind, item[kind]))
    .filter((label) => label !== '')
  const use = item.mine ? 'use' : item.copied ? 'useCopy' : 'copyAndUse'
  return (
    <li className="relative flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-3 py-2 has-[button]:hover:border-line-strong has-[button]:hover:bg-hover">
      <div className="grid min-w-40 flex-1 gap-1">
        <p className="truncate font-semibold">{item.name}</p>
        <p className="flex flex-wrap gap-x-2 gap-y-1 text-xs text-muted">
          {item.mine ? null : <span>{item.nickname}</span>}
          {kinds.length > 0 ? <span>{kinds.join(' · ')}</span> : null}
          <span>{text('plateCell.picker.size', { inputs: item.inputCount, outputs: item.outputCount })}</span>
        </p>
      </div>
      {item.library ? (
        <Badge tone={item.library === 'paid' ? 'accent' : 'neutral'}>
          {text(`modules.state.${item.library}`)}
        </Badge>
      ) : null}
      {item.locked ? (
        <Anchor href="/price" className="text-sm font-semibold text-accent-text hover:underline">
          {text('modules.state.locked')}
        </Anchor>
      ) : (
        <Button
          size="sm"
          // The whole row is its target.
          className="after:absolute after:inset-0 after:rounded-lg"
          loading={isPicking}
          aria-label={text('plateCell.picker.action', {
            name: item.name,
            action: text(`plateCell.picker.${use}`),
          })}
          onClick={onPick}
        >
          {text(`plateCell.picker.${use}`)}
        </Button>
      )}
    </li>
  )
}
