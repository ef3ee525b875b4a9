import type { ResultOf, userInfo } from '@pandok/protocol'
import type { Rpc } from '#rpc/createRpc.ts'
import { RpcError } from '#rpc/RpcError.ts'
import type { Items, Loaded, Records } from '../kinds/OfflineKind.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'
import type { Place } from './createMirror.ts'
import type { ItemKind } from './OfflineState.ts'
import type { MemberStore } from './openMemberStore.ts'

interface RefreshParts {
  kept: MemberStore
  line: Pick<Rpc, 'call'>
  now: () => number
  pause: (ms: number) => Promise<void>
}

const AT_ONCE = 2
/** Stored in batches, so that loaded documents aren't lost with the connection. */
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
  const modules = await fetchAll('module')
  const own = new Set(modules.map(({ id }) => id))
  await fetchAll('plate', own)

  async function fetchAll<Kind extends ItemKind>(
    kind: Kind,
    ownModules: ReadonlySet<string> = new Set(),
  ): Promise<Items[Kind][]> {
    const { items } = (await ask(`${kind}-list`, all)) as { items: Items[Kind][] }
    await kept.exclusively(() => kept.mirror.list(kind, items))
    await fetchNew(kind, items, ownModules)
    return items
  }

  async function fetchNew<Kind extends ItemKind>(
    kind: Kind,
    items: readonly Items[Kind][],
    ownModules: ReadonlySet<string>,
  ): Promise<void> {
    const { recordOf } = OFFLINE_KINDS[kind]
    const places = (await kept.mirror.index())[kind] as Record<string, Place<Kind>>
    const requested = items.filter((item) => item.may.open && isOld(places[item.id], item.revision, now()))
    for (let start = 0; start < requested.length; start += BATCH) {
      const queue = requested.slice(start, start + BATCH)
      const fetched: Records[Kind][] = []
      const work = async () => {
        for (let item = queue.shift(); item; item = queue.shift()) {
          const answer = await ask(`${kind}-get`, { id: item.id }).catch(unlessGone)
          if (answer === undefined) continue
          const document = (answer as { [K in Kind]: Loaded[K] })[kind]
          fetched.push(recordOf(document, (id) => ownModules.has(id)))
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

/** Modules of others may change without a change of the plate. */
const isOld = (place: Place<ItemKind> | undefined, revision: number, nowMs: number): boolean =>
  !place ||
  place.chunk === null ||
  place.revision !== revision ||
  (place.hasOthers && Math.abs(nowMs - place.at) > HOUR_MS)

/** It was deleted or locked after the list was loaded. */
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
