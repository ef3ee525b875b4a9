import { nameKey } from '@pandok/domain'
import { readView } from './answers/readView.ts'
import type { OutboxEntry } from './kept/OfflineState.ts'
import type { MemberStore } from './kept/openMemberStore.ts'
import type { KeptContent } from './kinds/KeptItem.ts'
import { OFFLINE_KINDS } from './kinds/offlineKinds.ts'
import { localId } from './localRevision.ts'
import type { OfflineItem } from './OfflineStatus.ts'

/** Actions on changes that the server refuses. */
export interface OutboxActions {
  retry(item: OfflineItem): Promise<void>
  saveAsNew(item: OfflineItem): Promise<void>
  /** Deletes it permanently. */
  drop(item: OfflineItem): Promise<void>
  /** Resolves with a file that can be imported again. */
  fileOf(item: OfflineItem): Promise<unknown>
}

interface ActionParts {
  kept: () => Promise<MemberStore>
  now: () => number
  newId: () => string
  onChange: () => Promise<void>
}

const isMeant = (item: OfflineItem) => (entry: OutboxEntry) =>
  entry.kind === item.kind && entry.id === item.id

export function createOutboxActions({ kept: open, now, newId, onChange }: ActionParts): OutboxActions {
  async function change(
    item: OfflineItem,
    become: (entry: OutboxEntry, kept: MemberStore) => Promise<OutboxEntry[]>,
  ) {
    const kept = await open()
    await kept.change(async (state) => {
      const outbox: OutboxEntry[] = []
      for (const entry of state.outbox)
        outbox.push(...(isMeant(item)(entry) ? await become(entry, kept) : [entry]))
      return { state: { ...state, outbox }, answer: undefined }
    })
    await onChange()
  }

  return {
    retry: (item) => change(item, async ({ refusal, ...entry }) => [entry]),

    saveAsNew: (item) =>
      change(item, async ({ refusal, ...entry }, kept) => {
        const content = (await kept.content(entry)) as KeptContent
        const view = await readView(kept, await kept.read(), now())
        const others = view?.items[item.kind] ?? []
        const taken = new Set(others.filter(({ id }) => id !== item.id).map(({ name }) => nameKey(name)))
        const name = OFFLINE_KINDS[item.kind].freeName(content.name, taken)
        await kept.writeContent(entry, { ...content, name })
        return [{ ...entry, name, id: localId(newId()), base: null, attempts: [], before: [] }]
      }),

    async drop(item) {
      const dropped: OutboxEntry[] = []
      await change(item, async (entry) => {
        dropped.push(entry)
        return []
      })
      const kept = await open()
      for (const entry of dropped) await kept.removeContent(entry)
    },

    async fileOf(item) {
      const kept = await open()
      const state = await kept.read()
      const entry = state.outbox.find(isMeant(item))
      const content = entry && ((await kept.content(entry)) as KeptContent | undefined)
      const view = content && (await readView(kept, state, now()))
      return view && OFFLINE_KINDS[item.kind].fileOf(content, item.id, view, now())
    },
  }
}
