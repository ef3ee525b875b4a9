import type { Mutex } from '#platform/storage/mutex.ts'
import type { Rpc } from '#rpc/createRpc.ts'
import type { OfflineStore } from './kept/OfflineStore.ts'
import type { OfflineStatus } from './OfflineStatus.ts'
import type { DraftAccess } from './outbox/DraftAccess.ts'

export interface OfflineParts {
  /** The connection to the server. */
  line: Rpc
  store: OfflineStore
  /** The logged-in member; empty for none. */
  member: () => string
  /** Guards the stored data across all windows. */
  mutex: Mutex
  /** Guards synchronization with the server across all windows. */
  sendingMutex: Mutex
  isAlive: () => Promise<boolean>
  drafts: DraftAccess
  newId: () => string
  now: () => number
  pause: (ms: number) => Promise<void>
  onStatus: (status: OfflineStatus) => void
  /** Called when answers that screens have may be outdated. */
  onFresh: () => void
}
