import type { Mutex } from '#platform/storage/mutex.ts'
import type { Rpc } from '#rpc/createRpc.ts'
import type { OfflineStore } from './kept/OfflineStore.ts'
import type { OfflineStatus } from './OfflineStatus.ts'
import type { DraftHand } from './outbox/DraftHand.ts'

export interface OfflineParts {
  /** To the server. */
  line: Rpc
  store: OfflineStore
  /** Who is signed in; empty: nobody. */
  member: () => string
  /** For what is kept, among all windows. */
  mutex: Mutex
  /** For speaking with the server about it, among all windows. */
  sendingMutex: Mutex
  /** Whether the server answers now. */
  isAlive: () => Promise<boolean>
  drafts: DraftHand
  newId: () => string
  now: () => number
  pause: (ms: number) => Promise<void>
  onStatus: (status: OfflineStatus) => void
  /** What screens have been told may be old. */
  onFresh: () => void
}
