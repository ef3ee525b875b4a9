import { Button, Dialog, Notice, Skeleton, Tabs } from '@pandok/ui'
import { type ReactNode, useState } from 'react'
import { AuditTrail } from '#features/admin/audit/AuditTrail.tsx'
import { useText } from '#platform/text/text.ts'
import type { RpcError } from '#rpc/RpcError.ts'
import type { AdminItem, ItemKind } from '../AdminItem.ts'
import { ItemActions } from '../change/ItemActions.tsx'
import { ItemBadges } from '../list/ItemBadges.tsx'
import type { ModuleTests } from '../module/ModuleTests.ts'

interface DetailTab {
  id: string
  label: string
  count?: number | undefined
  content: ReactNode
}

interface ItemDialogProps {
  kind: ItemKind
  /** Undefined while it is loading or if it can't be loaded. */
  item: AdminItem | undefined
  error: RpcError | null
  onRetry: () => void
  onClose: () => void
  tests?: ModuleTests | undefined
  facts: ReactNode
  tabs: readonly DetailTab[]
}

export function ItemDialog(props: ItemDialogProps) {
  const { kind, item, error, onRetry, onClose } = props
  const text = useText()
  return (
    <Dialog
      open
      size="xl"
      title={item?.name ?? text(error ? 'office.items.failed' : 'office.items.loading')}
      description={item ? <Badges item={item} /> : undefined}
      closeLabel={text('ui.close')}
      onClose={onClose}
    >
      {item ? <Opened {...props} item={item} /> : null}
      {error && !item ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            error.code === 'NOT_FOUND' ? undefined : (
              <Button size="sm" onClick={onRetry}>
                {text('ui.retry')}
              </Button>
            )
          }
        >
          {error.code === 'NOT_FOUND' ? text('office.items.gone') : error.message}
        </Notice>
      ) : null}
      {item || error ? null : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-8 w-80 max-w-full" />
          <Skeleton key={kind} className="h-80" />
        </div>
      )}
    </Dialog>
  )
}

const Badges = ({ item }: { item: AdminItem }) => (
  <span className="flex flex-wrap gap-1.5 empty:hidden">
    <ItemBadges item={item} />
  </span>
)

function Opened({ kind, item, tests, facts, tabs }: ItemDialogProps & { item: AdminItem }) {
  const text = useText()
  const [tab, setTab] = useState(tabs[0]?.id ?? '')
  const all: readonly DetailTab[] = [
    ...tabs,
    {
      id: 'audit',
      label: text('office.items.tab.audit'),
      content: <AuditTrail filter={{ subjectKind: kind, subjectId: item.id }} />,
    },
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <ItemActions kind={kind} item={item} tests={tests} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:min-h-[36rem] lg:grid-cols-[minmax(0,1fr)_15rem]">
        <Tabs
          label={text('office.items.detail')}
          tabs={all.map(({ id, label, count }) => ({ id, label, count }))}
          value={tab}
          onChange={setTab}
          className="min-w-0"
        >
          {all.find(({ id }) => id === tab)?.content}
        </Tabs>
        <aside className="min-w-0 rounded-lg border border-line p-4">{facts}</aside>
      </div>
    </div>
  )
}
