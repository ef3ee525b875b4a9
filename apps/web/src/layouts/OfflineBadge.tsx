import {
  buttonClass,
  CloudOffIcon,
  cx,
  Popover,
  Spinner,
  TriangleAlertIcon,
  VisuallyHidden,
} from '@pandok/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { OfflineStatus } from '#offline/OfflineStatus.ts'
import { offlineStore } from '#offline/offlineStore.ts'
import { type Text, useText } from '#platform/text/text.ts'
import { OfflinePanel } from './OfflinePanel.tsx'

/** A short status in the header; pressing it lists waiting changes and conflicts. */
export function OfflineBadge() {
  const text = useText()
  const status = useSyncExternalStore(offlineStore.subscribe, offlineStore.read)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const words = wordsFor(status, text)
  const needed = status.conflicts.length + status.refused.length

  useEffect(() => {
    if (isOpen) void offlineStore.outbox()?.review()
  }, [isOpen])

  return (
    <>
      {words === '' ? null : (
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen((open) => !open)}
          className={cx(
            buttonClass({ variant: 'quiet', size: 'sm' }),
            'min-w-0 shrink',
            needed > 0 ? '!text-warning-text' : '!text-muted',
          )}
        >
          {needed > 0 ? <TriangleAlertIcon /> : status.mode === 'syncing' ? <Spinner /> : <CloudOffIcon />}
          <span className="truncate max-lg:sr-only">{words}</span>
          {status.waiting.length > 0 ? (
            <span aria-hidden="true" className="tabular-nums lg:hidden">
              {status.waiting.length}
            </span>
          ) : null}
        </button>
      )}
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
      <Popover
        open={isOpen && words !== ''}
        onClose={() => setOpen(false)}
        anchor={button}
        label={text('offline.title')}
        className="w-96"
      >
        <OfflinePanel status={status} onLeave={() => setOpen(false)} />
      </Popover>
    </>
  )
}

function wordsFor({ mode, waiting, conflicts, refused }: OfflineStatus, text: Text): string {
  const needed = [...conflicts, ...refused]
  const count = needed.length
  if (count > 0) {
    const [kind, ...others] = new Set(needed.map((item) => item.kind))
    return text(kind && others.length === 0 ? `offline.needs.${kind}s` : 'offline.needs.items', { count })
  }
  if (mode === 'syncing') return text('offline.sending')
  if (mode === 'offline') {
    const badge = text('offline.badge')
    return waiting.length > 0 ? `${badge} · ${text('offline.count', { count: waiting.length })}` : badge
  }
  return waiting.length > 0 ? text('offline.waiting', { count: waiting.length }) : ''
}
