import { Anchor, Button, ConfirmDialog, Notice } from '@pandok/ui'
import { type ReactNode, useState } from 'react'
import type { OfflineItem, OfflineStatus } from '#offline/OfflineStatus.ts'
import { offlineStore } from '#offline/offlineStore.ts'
import { exchangeFileName, saveJsonFile } from '#platform/files/saveFile.ts'
import { momentFormat } from '#platform/text/momentFormat.ts'
import { useText } from '#platform/text/text.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'

interface OfflinePanelProps {
  status: OfflineStatus
  onLeave: () => void
}

/** Changes saved on this computer: waiting, conflicting, and refused by the server. */
export function OfflinePanel({ status, onLeave }: OfflinePanelProps) {
  const text = useText()
  const { mode, waiting, conflicts, refused } = status
  return (
    <div className="grid gap-4 text-sm">
      {mode === 'offline' ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 text-muted">{text('offline.explained')}</p>
          <Button size="sm" onClick={() => offlineStore.outbox()?.check()}>
            {text('offline.check')}
          </Button>
        </div>
      ) : null}
      <Part
        title={text('offline.list.conflicts')}
        items={conflicts}
        note={text('offline.list.conflicts.text')}
      >
        {(item) => <ItemName item={item} onLeave={onLeave} />}
      </Part>
      <Part title={text('offline.list.refused')} items={refused}>
        {(item) => <Refused item={item} onLeave={onLeave} />}
      </Part>
      <Part title={text('offline.list.waiting')} items={waiting}>
        {(item) => <ItemName item={item} onLeave={onLeave} />}
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  note?: string
  items: readonly OfflineItem[]
  children: (item: OfflineItem) => ReactNode
}

function Part({ title, note, items, children }: PartProps) {
  if (items.length === 0) return null
  return (
    <section className="grid gap-1.5">
      <h2 className="font-semibold">{title}</h2>
      {note === undefined ? null : <p className="text-muted">{note}</p>}
      <ul className="grid gap-1.5">
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>{children(item)}</li>
        ))}
      </ul>
    </section>
  )
}

function ItemName({ item, onLeave }: { item: OfflineItem; onLeave: () => void }) {
  const text = useText()
  const { kind, id, name, at } = item
  const when = momentFormat(text.locale)
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      {item.isGone ? (
        <span className="min-w-0 truncate font-medium">{name}</span>
      ) : (
        <Anchor
          href={documentAddress(kind, id)}
          onClick={onLeave}
          aria-label={text('offline.open', { name })}
          className="min-w-0 truncate font-medium underline underline-offset-3"
        >
          {name}
        </Anchor>
      )}
      <span className="text-xs text-muted">
        {text(`offline.${kind}`)} · {when.format(at)}
      </span>
    </p>
  )
}

function Refused({ item, onLeave }: { item: OfflineItem; onLeave: () => void }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const outbox = offlineStore.outbox()

  async function download() {
    saveJsonFile(exchangeFileName(item.name), await outbox?.fileOf(item))
  }

  return (
    <Notice tone="warning">
      <ItemName item={item} onLeave={onLeave} />
      <p className="mt-1">{item.reason}</p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Button size="sm" onClick={() => outbox?.retry(item)}>
          {text('offline.retry')}
        </Button>
        <Button size="sm" onClick={() => outbox?.saveAsNew(item)}>
          {text('offline.saveAsNew')}
        </Button>
        <Button size="sm" onClick={download}>
          {text('offline.download')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
          {text('offline.drop')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={text('offline.drop.title')}
        text={text('offline.drop.text')}
        confirmLabel={text('offline.drop')}
        cancelLabel={text('offline.cancel')}
        onConfirm={() => {
          setAsking(false)
          void outbox?.drop(item)
        }}
        onCancel={() => setAsking(false)}
      />
    </Notice>
  )
}
