import type { ItemKind } from './kept/OfflineState.ts'

/** Something that was saved on this computer, as the screen lists it. */
export interface OfflineItem {
  kind: ItemKind
  id: string
  name: string
  at: number
  /** Why the server won't have it. */
  reason?: string | undefined
  /** Deleted elsewhere: there is nothing to open. */
  isGone?: boolean | undefined
}

export interface OfflineStatus {
  mode: 'online' | 'offline' | 'syncing'
  waiting: readonly OfflineItem[]
  /** Saved here and elsewhere: both versions are there, and somebody has to choose. */
  conflicts: readonly OfflineItem[]
  refused: readonly OfflineItem[]
}

export const NOTHING_TO_TELL: OfflineStatus = { mode: 'online', waiting: [], conflicts: [], refused: [] }
