import type { Mutex } from '#platform/storage/mutex.ts'
import { createMirror, type Mirror } from './createMirror.ts'
import { EMPTY_STATE, type OfflineState, type OutboxEntry } from './OfflineState.ts'
import type { OfflineStore } from './OfflineStore.ts'

/** The stored data of one member. */
export interface MemberStore {
  mirror: Mirror
  read(): Promise<OfflineState>
  /** Changes are serialized across all windows. A part that is returned as undefined stays unchanged. */
  change<T>(work: (state: OfflineState) => Promise<Changed<T>>): Promise<T>
  /** Runs a change of the mirror alone, serialized like `change`. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  content(entry: Pick<OutboxEntry, 'revision'>): Promise<unknown>
  writeContent(entry: Pick<OutboxEntry, 'revision'>, content: unknown): Promise<void>
  removeContent(entry: Pick<OutboxEntry, 'revision'>): Promise<void>
  /**
   * Called after the log-out: deletes the copy of the server's data; unsent changes wait for the next log-in.
   */
  forgetServer(): Promise<void>
}

export interface Changed<T> {
  state?: OfflineState | undefined
  answer: T
}

/** Lists every member who ever logged in here, so that their remaining data can be found. */
const MEMBERS = 'offline-members'

export async function openMemberStore(
  store: OfflineStore,
  mutex: Mutex,
  member: string,
): Promise<MemberStore> {
  const own = await nameFor(member)
  const kept = keptUnder(store, mutex, own)
  await mutex(async () => {
    const known = (await store.get<string[]>(MEMBERS)) ?? []
    if (!known.includes(own)) await store.put(MEMBERS, [...known, own])
    for (const other of known) if (other !== own) await createMirror(store, prefixOf(other)).clear()
  })
  return kept
}

const prefixOf = (name: string) => `offline-${name}`

/** A hash, so that the name doesn't reveal the member. */
async function nameFor(member: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`pandok ${member}`))
  return [...new Uint8Array(digest.slice(0, 10))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function keptUnder(store: OfflineStore, mutex: Mutex, name: string): MemberStore {
  const prefix = prefixOf(name)
  const stateName = `${prefix}-state`
  const contentName = ({ revision }: Pick<OutboxEntry, 'revision'>) => `${prefix}-o${revision}`
  const mirror = createMirror(store, prefix)
  const read = async (): Promise<OfflineState> => ({
    ...EMPTY_STATE,
    ...(await store.get<OfflineState>(stateName)),
  })
  return {
    mirror,
    read,
    change: (work) =>
      mutex(async () => {
        const { state, answer } = await work(await read())
        if (state) await store.put(stateName, state)
        return answer
      }),
    exclusively: (work) => mutex(work),
    content: (entry) => store.get(contentName(entry)),
    writeContent: (entry, content) => store.put(contentName(entry), content),
    removeContent: (entry) => store.remove(contentName(entry)),
    forgetServer: () =>
      mutex(async () => {
        await mirror.clear()
        await store.put(stateName, { ...(await read()), info: null })
      }),
  }
}
