import type { DraftAutosave } from '#platform/drafts/createDraftAutosave.ts'
import type { DraftStore } from '#platform/drafts/Draft.ts'
import { type DraftSlot, type Locks, takeSlot } from '#platform/drafts/takeSlot.ts'

interface SessionSlotParts<Content> {
  slot: DraftSlot<Content>
  member: string
  drafts: DraftStore<Content>
  locks: Locks | undefined
  autosave: DraftAutosave
  onMoved: (isShared: boolean) => void
}

/** The slot of a session's draft: it changes after the first save, and is released at the end. */
export function createSessionSlot<Content>(parts: SessionSlotParts<Content>) {
  const { member, drafts, locks, autosave, onMoved } = parts
  let { slot } = parts
  let isClosed = false
  /** Operations on the draft's slot are serialized. */
  let placing: Promise<unknown> = Promise.resolve()
  return {
    key: (): string => slot.key,
    /** After the first save, a document's drafts are stored under its own id. */
    move(item: string): void {
      placing = placing.then(async () => {
        const next = await takeSlot({ member, item, store: drafts, locks })
        if (isClosed) return next.release()
        const left = slot
        slot = next
        await autosave.moveTo(next.key)
        onMoved(next.isShared)
        await left.release()
      })
    },
    async close(): Promise<void> {
      isClosed = true
      await autosave.stop()
      await placing
      await slot.release()
    },
  }
}
