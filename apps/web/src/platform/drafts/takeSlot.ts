import type { Draft, DraftStore } from './Draft.ts'

/** The slot for one tab's unsaved work on one document. */
export interface DraftSlot<Content> {
  key: string
  draft: Draft<Content> | undefined
  /** True if another tab of this browser has the same document open. */
  isShared: boolean
  release(): Promise<void>
}

export type Locks = Pick<LockManager, 'request'>

interface SlotParts<Content> {
  member: string
  /** The document's id; `new` for one that was never saved. */
  item: string
  store: DraftStore<Content>
  locks?: Locks | undefined
}

const SLOTS = 8

/** The keys of one member's slots for one document. */
export const slotsOf = (member: string, item: string): string[] =>
  Array.from({ length: SLOTS }, (_, number) => `${member}/${item}/${number + 1}`)

/**
 * Takes the first slot that no other tab holds, preferring one with work in it. The browser releases the slot
 * of a closed or crashed tab by itself, so its work is found when the document is opened again.
 */
export async function takeSlot<Content>(parts: SlotParts<Content>): Promise<DraftSlot<Content>> {
  const { member, item, store, locks = globalThis.navigator?.locks } = parts
  const keys = slotsOf(member, item)
  let isShared = false
  let fallback: DraftSlot<Content> | undefined
  for (const key of keys) {
    const release = await holdSlot(locks, key)
    if (!release) {
      isShared = true
      continue
    }
    const draft = await store.read(key).catch(() => undefined)
    if (draft) {
      await fallback?.release()
      return { key, draft, isShared, release }
    }
    if (fallback) await release()
    else fallback = { key, draft: undefined, isShared, release }
  }
  return { ...(fallback ?? { key: keys[0] ?? item, draft: undefined, release: async () => {} }), isShared }
}

/** A function that releases the lock; undefined if another tab has it. */
export function holdSlot(locks: Locks | undefined, key: string): Promise<(() => Promise<void>) | undefined> {
  if (!locks) return Promise.resolve(async () => {})
  return new Promise((answer) => {
    const held = locks
      .request(`pandok-draft ${key}`, { ifAvailable: true }, (lock) => {
        if (!lock) return answer(undefined)
        return new Promise<void>((release) =>
          answer(async () => {
            release()
            await held
          }),
        )
      })
      .catch(() => answer(async () => {}))
  })
}
