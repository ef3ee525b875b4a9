import type { ItemKind } from './kept/OfflineState.ts'

/** An item saved on this computer, for the list on the screen. */
export interface OfflineItem {
  kind: ItemKind
  id: string
  name: string
  at: number
  /** Why the server refuses it. */
  reason?: string | undefined
  /** True if it was deleted elsewhere, so that there is nothing to open. */
  isGone?: boolean | undefined
}

export interface OfflineStatus {
  mode: 'online' | 'offline' | 'syncing'
  waiting: readonly OfflineItem[]
  /** Items changed here and elsewhere; both versions exist, and the member has to choose. */
  conflicts: readonly OfflineItem[]
  refused: readonly OfflineItem[]
}

export const EMPTY_STATUS: OfflineStatus = { mode: 'online', waiting: [], conflicts: [], refused: [] }
