import type { KeptItem, KeptRecord } from '../kinds/KeptItem.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'
import type { ItemKind } from './OfflineState.ts'
import type { OfflineStore } from './OfflineStore.ts'

export interface Place {
  item: KeptItem
  /** Null for an item that can't be opened. */
  chunk: number | null
  /** Revision of the stored document. */
  revision: number
  size: number
  /** When it was loaded, in milliseconds. */
  at: number
  hasOthers: boolean
}

type Places = Record<string, Place>

/** The places of each kind under its name; absent for a kind of which nothing was ever stored. */
export type MirrorIndex = Partial<Record<ItemKind, Places>> & {
  /** Number of chunks ever created. */
  chunks: number
}

export const placesIn = (index: MirrorIndex, kind: ItemKind): Readonly<Places> => index[kind] ?? {}

export interface Mirror {
  index(): Promise<MirrorIndex>
  record(kind: ItemKind, id: string): Promise<KeptRecord | undefined>
  records(kind: ItemKind, ids: readonly string[]): Promise<ReadonlyMap<string, KeptRecord>>
  /** Stores documents; nothing else of the kind changes. */
  put(kind: ItemKind, records: readonly KeptRecord[], atMs: number): Promise<void>
  /** Applies the server's list: removed items are deleted, and the others' metadata is updated. */
  list(kind: ItemKind, items: readonly KeptItem[]): Promise<void>
  clear(): Promise<void>
}

/**
 * Counted in characters, of at most three bytes each: the program stores documents of up to 20 MB, and up to 2000 of
 * them.
 */
const CHUNK_MAX = 2_000_000

type Chunk = Record<string, unknown>

/** The last known state of the member's documents on the server: many in one chunk, with an index. */
export function createMirror(store: OfflineStore, prefix: string): Mirror {
  const indexName = `${prefix}-index`
  const chunkName = (chunk: number) => `${prefix}-c${chunk}`
  const readChunk = async (chunk: number): Promise<Chunk> => (await store.get(chunkName(chunk))) ?? {}
  const index = async (): Promise<MirrorIndex> => (await store.get(indexName)) ?? { chunks: 0 }

  /** Writes what the index assigns to that chunk, and thereby drops everything else. */
  async function writeChunk(at: MirrorIndex, kind: ItemKind, chunk: number, added: Chunk): Promise<void> {
    const held = { ...(await readChunk(chunk)), ...added }
    const kept = Object.entries(held).filter(([id]) => placesIn(at, kind)[id]?.chunk === chunk)
    if (kept.length === 0) await store.remove(chunkName(chunk))
    else await store.put(chunkName(chunk), Object.fromEntries(kept))
  }

  const mirror: Mirror = {
    index,
    async record(kind, id) {
      return (await mirror.records(kind, [id])).get(id)
    },
    async records(kind, ids) {
      const places = placesIn(await index(), kind)
      const chunks = new Set(ids.flatMap((id) => places[id]?.chunk ?? []))
      const found = new Map<string, KeptRecord>()
      for (const chunk of chunks) {
        const held = await readChunk(chunk)
        for (const id of ids) {
          const place = places[id]
          const record = held[id] as KeptRecord | undefined
          if (place?.chunk !== chunk || !record) continue
          // Sharing, locking and copying change without a new revision, so the list is newer than the
          // document.
          found.set(id, { ...record, document: { ...record.document, ...place.item } })
        }
      }
      return found
    },
    async put(kind, records, atMs) {
      if (records.length === 0) return
      const at = await index()
      const places = { ...placesIn(at, kind) }
      at[kind] = places
      const added = new Map<number, Chunk>()
      for (const record of records) {
        const { document } = record
        const size = JSON.stringify(record).length
        const chunk = chunkWithRoom(places, places[document.id], size) ?? at.chunks
        if (chunk === at.chunks) at.chunks += 1
        places[document.id] = {
          item: OFFLINE_KINDS[kind].itemIn(document),
          chunk,
          size,
          revision: document.revision,
          at: atMs,
          hasOthers: (record.others?.length ?? 0) > 0,
        }
        added.set(chunk, { ...added.get(chunk), [document.id]: record })
      }
      for (const [chunk, documents] of added) await writeChunk(at, kind, chunk, documents)
      await store.put(indexName, at)
    },
    async list(kind, items) {
      const at = await index()
      const before = placesIn(at, kind)
      const after: Record<string, Place> = {}
      for (const item of items) {
        const place = before[item.id]
        // A new revision is shown once its document has loaded, so that list and document never differ.
        if (place && place.revision === item.revision) after[item.id] = { ...place, item }
        else if (place) after[item.id] = place
        if (!item.may.open)
          after[item.id] = { item, chunk: null, revision: item.revision, size: 0, at: 0, hasOthers: false }
      }
      const left = new Set(Object.values(before).flatMap(({ chunk }) => chunk ?? []))
      const next: MirrorIndex = { ...at, [kind]: after }
      await store.put(indexName, next)
      const isEmptied = Object.keys(before).some((id) => after[id]?.chunk == null)
      if (isEmptied) for (const chunk of left) await writeChunk(next, kind, chunk, {})
    },
    async clear() {
      const { chunks } = await index()
      await store.remove(indexName)
      for (let chunk = 0; chunk < chunks; chunk += 1) await store.remove(chunkName(chunk))
    },
  }
  return mirror
}

/** The chunk that a document fits into, its own first; undefined if it needs a new one. */
function chunkWithRoom(
  places: Record<string, Place>,
  own: Place | undefined,
  size: number,
): number | undefined {
  const sums = new Map<number, number>()
  for (const place of Object.values(places))
    if (place.chunk !== null) sums.set(place.chunk, (sums.get(place.chunk) ?? 0) + place.size)
  const candidates = [...(own?.chunk == null ? [] : [own.chunk]), ...sums.keys()]
  return candidates.find(
    (chunk) => (sums.get(chunk) ?? 0) - (own?.chunk === chunk ? own.size : 0) + size <= CHUNK_MAX,
  )
}
