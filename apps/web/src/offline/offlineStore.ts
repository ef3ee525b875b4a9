import type { OutboxActions } from './createOutboxActions.ts'
import { NOTHING_TO_TELL, type OfflineStatus } from './OfflineStatus.ts'

/** What screens know of it, and may do about it. Small: it is there before the rest is loaded. */
export interface OfflineOutbox extends OutboxActions {
  check(): Promise<void>
  review(): Promise<void>
}

const listeners = new Set<() => void>()
let status = NOTHING_TO_TELL
let outbox: OfflineOutbox | undefined

export const offlineStore = {
  read: (): OfflineStatus => status,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  tell(next: OfflineStatus): void {
    status = next
    for (const listener of listeners) listener()
  },
  outbox: (): OfflineOutbox | undefined => outbox,
  open(opened: OfflineOutbox): void {
    outbox = opened
  },
}
