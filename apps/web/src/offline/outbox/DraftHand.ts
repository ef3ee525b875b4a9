import type { Contents } from '../answers/contents.ts'
import type { ItemKind, OutboxEntry } from '../kept/OfflineState.ts'

/** What is done with the editors' drafts, which are offered when an item is opened. */
export interface DraftHand {
  /** Makes a version the item's draft; answers where it lies, or undefined where there is no place left. */
  leave<Kind extends ItemKind>(
    entry: OutboxEntry & { kind: Kind },
    content: Contents[Kind],
  ): Promise<string | undefined>
  /** False once it was saved, discarded or put aside. */
  isLeft(kind: ItemKind, draft: string): Promise<boolean>
  /** Unsaved work on something that has got another id. */
  move(kind: ItemKind, from: string, to: string): Promise<void>
}
