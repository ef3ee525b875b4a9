import type { DraftStore } from '#platform/drafts/Draft.ts'
import { holdSlot, type Locks, slotsOf } from '#platform/drafts/takeSlot.ts'
import type { ItemKind } from '../kept/OfflineState.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'
import type { DraftAccess } from './DraftAccess.ts'

interface DraftHandParts {
  stores: Readonly<Record<ItemKind, DraftStore<object>>>
  member: () => string
  locks: Locks | undefined
}

export function createDraftAccess({ stores, member, locks }: DraftHandParts): DraftAccess {
  return {
    async leave(entry, content) {
      const { kind, id, base, at } = entry
      const draft = { ...OFFLINE_KINDS[kind].draftOf(content), revision: base ?? undefined, at }
      for (const slot of slotsOf(member(), id)) {
        const release = await holdSlot(locks, slot)
        if (!release) continue
        try {
          if (await stores[kind].read(slot)) continue
          await stores[kind].write(slot, draft)
          return slot
        } finally {
          await release()
        }
      }
      return undefined
    },

    isLeft: async (kind, draft) => (await stores[kind].read(draft)) !== undefined,

    async move(kind, from, to) {
      const targets = slotsOf(member(), to)
      for (const [number, slot] of slotsOf(member(), from).entries()) {
        // An open editor, which holds its slot, moves its draft by itself.
        const release = await holdSlot(locks, slot)
        const target = targets[number]
        if (!release || target === undefined) continue
        const draft = await stores[kind].read(slot)
        if (draft && !(await stores[kind].read(target))) {
          await stores[kind].write(target, draft)
          await stores[kind].remove(slot)
        }
        await release()
      }
    },
  }
}
