import { createEmitter } from '@pandok/domain'
import type { OutboxActions } from './createOutboxActions.ts'
import { NOTHING_TO_TELL, type OfflineStatus } from './OfflineStatus.ts'

/** The part of the outbox that screens use. It is small, because it is loaded before the rest. */
export interface OfflineOutbox extends OutboxActions {
  check(): Promise<void>
  review(): Promise<void>
}

const listeners = createEmitter()
let status = NOTHING_TO_TELL
let outbox: OfflineOutbox | undefined

export const offlineStore = {
  read: (): OfflineStatus => status,
  subscribe: listeners.subscribe,
  tell(next: OfflineStatus): void {
    status = next
    listeners.emit()
  },
  outbox: (): OfflineOutbox | undefined => outbox,
  open(opened: OfflineOutbox): void {
    outbox = opened
  },
}
