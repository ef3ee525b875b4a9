import type { Draft, DraftStore } from './Draft.ts'

/** A place for one tab's unsaved work on one module or plate. */
export interface DraftSlot<Content> {
  key: string
  draft: Draft<Content> | undefined
  /** Another tab of this browser has the same one open. */
  isShared: boolean
  release(): Promise<void>
}

export type Locks = Pick<LockManager, 'request'>

interface SlotParts<Content> {
  member: string
  /** Of the module or plate; `new` for one that was never saved. */
  item: string
  store: DraftStore<Content>
  locks?: Locks | undefined
}

const SLOTS = 8

/** The places of one member for one module or plate. */
export const slotsOf = (member: string, item: string): string[] =>
  Array.from({ length: SLOTS }, (_, number) => `${member}/${item}/${number + 1}`)

/**
 * Takes the first place that no other tab holds, rather one with work in it. The browser gives a closed or crashed tab's
 * place free by itself, so what it had written is found by the next one that opens the same thing.
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

/** The lock's way back, or undefined when somebody else has it. */
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
