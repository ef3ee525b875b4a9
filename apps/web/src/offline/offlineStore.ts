import { createEmitter } from '@pandok/domain'
import type { OutboxActions } from './createOutboxActions.ts'
import { EMPTY_STATUS, type OfflineStatus } from './OfflineStatus.ts'

/** The part of the outbox that screens use. It is small, because it is loaded before the rest. */
export interface OfflineOutbox extends OutboxActions {
  check(): Promise<void>
  review(): Promise<void>
}

const listeners = createEmitter()
let status = EMPTY_STATUS
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
