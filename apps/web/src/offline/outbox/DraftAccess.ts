import type { ItemKind, OutboxEntry } from '../kept/OfflineState.ts'
import type { KeptContent } from '../kinds/KeptItem.ts'

/** Access to the editors' drafts, which are offered when an item is opened. */
export interface DraftAccess {
  /** Stores a version as the item's draft; resolves with its key, or undefined if there is no free slot. */
  leave(entry: OutboxEntry, content: KeptContent): Promise<string | undefined>
  /** Resolves with false once the draft was saved, discarded or set aside. */
  isLeft(kind: ItemKind, draft: string): Promise<boolean>
  /** Moves the draft of an item that got another id. */
  move(kind: ItemKind, from: string, to: string): Promise<void>
}
