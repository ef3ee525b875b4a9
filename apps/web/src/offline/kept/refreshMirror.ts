import type { ResultOf, userInfo } from '@pandok/protocol'
import type { Rpc } from '#rpc/createRpc.ts'
import { RpcError } from '#rpc/RpcError.ts'
import type { KeptItem, KeptRecord } from '../kinds/KeptItem.ts'
import { kindNames } from '../kinds/kindNames.ts'
import { recordOf } from '../kinds/recordOf.ts'
import { type Place, placesIn } from './createMirror.ts'
import type { ItemKind } from './OfflineState.ts'
import type { MemberStore } from './openMemberStore.ts'

interface RefreshParts {
  kept: MemberStore
  line: Pick<Rpc, 'call'>
  now: () => number
  pause: (ms: number) => Promise<void>
}

const AT_ONCE = 2
/** Documents are stored in batches, so that those already loaded aren't lost with the connection. */
const BATCH = 20
const HOUR_MS = 3_600_000
const WAIT_DEFAULT_SECONDS = 10

/** Updates the mirror from the server. Throws if the server can't be reached. */
export async function refreshMirror({ kept, line, now, pause }: RefreshParts): Promise<void> {
  const ask = patient(line, pause)
  const all = { pageSize: 'all' }
  const known = (await ask('user-info', {})) as ResultOf<typeof userInfo>
  await kept.change(async (state) => ({
    state: { ...state, info: known, lastContactMs: now(), newestSeenMs: now() },
    answer: undefined,
  }))
  const own = new Set<string>()
  for (const kind of kindNames()) await fetchAll(kind)

  async function fetchAll(kind: ItemKind): Promise<void> {
    const { items } = (await ask(`${kind}-list`, all)) as { items: KeptItem[] }
    for (const { id } of items) own.add(id)
    await kept.exclusively(() => kept.mirror.list(kind, items))
    await fetchNew(kind, items)
  }

  async function fetchNew(kind: ItemKind, items: readonly KeptItem[]): Promise<void> {
    const places = placesIn(await kept.mirror.index(), kind)
    const requested = items.filter((item) => item.may.open && isOld(places[item.id], item.revision, now()))
    for (let start = 0; start < requested.length; start += BATCH) {
      const queue = requested.slice(start, start + BATCH)
      const fetched: KeptRecord[] = []
      const work = async () => {
        for (let item = queue.shift(); item; item = queue.shift()) {
          const answer = await ask(`${kind}-get`, { id: item.id }).catch(unlessGone)
          if (answer === undefined) continue
          const document = (answer as Record<ItemKind, KeptItem>)[kind]
          fetched.push(recordOf(kind, document, (id) => own.has(id)))
        }
      }
      try {
        await Promise.all(Array.from({ length: AT_ONCE }, work))
      } finally {
        await kept.exclusively(() => kept.mirror.put(kind, fetched, now()))
      }
    }
  }
}

/**
 * Documents of other members may change without a change of the plate that they came with, so they are loaded again.
 */
const isOld = (place: Place | undefined, revision: number, nowMs: number): boolean =>
  !place ||
  place.chunk === null ||
  place.revision !== revision ||
  (place.hasOthers && Math.abs(nowMs - place.at) > HOUR_MS)

/** The document was deleted or locked after the list was loaded. */
function unlessGone(error: unknown): undefined {
  if (error instanceof RpcError && (error.code === 'NOT_FOUND' || error.code === 'LIBRARY_LIMIT'))
    return undefined
  throw error
}

/** Waits as long as the server says after too many requests. */
const patient =
  (line: Pick<Rpc, 'call'>, pause: (ms: number) => Promise<void>) =>
  async (method: string, param: unknown): Promise<unknown> => {
    for (;;) {
      try {
        return await line.call(method, param)
      } catch (error) {
        if (!(error instanceof RpcError) || error.status !== 429) throw error
        await pause((error.retryAfterSeconds ?? WAIT_DEFAULT_SECONDS) * 1000)
      }
    }
  }
