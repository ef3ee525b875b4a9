import type { DraftStore } from '#platform/drafts/Draft.ts'
import { memoryDrafts } from '#platform/drafts/draftStore.ts'
import { inThisTab } from '#platform/storage/mutex.ts'
import { createOfflineRpc, type OfflineRpc } from '../createOfflineRpc.ts'
import type { ItemKind } from '../kept/OfflineState.ts'
import { ofEachKind } from '../kinds/ofEachKind.ts'
import { EMPTY_STATUS, type OfflineStatus } from '../OfflineStatus.ts'
import { createDraftAccess } from '../outbox/createDraftAccess.ts'
import { type MemoryStore, memoryStore } from './memoryStore.ts'
import type { ModelServer } from './modelServer.ts'

export interface ProgramWindow extends OfflineRpc {
  status(): OfflineStatus
}

export interface Computer {
  store: MemoryStore
  drafts: Readonly<Record<ItemKind, DraftStore<object>>>
  clock: { ms: number }
  member: { is: string }
  open(): ProgramWindow
  /** Ends everything that runs, with all that it was about to do; only stored data remains. */
  restart(): void
}

/** A computer with the program, whose windows share the stored data and the mutexes. */
export function computer(server: ModelServer): Computer {
  const held = new Map<string, string>()
  const drafts = ofEachKind(() => memoryDrafts<object>())
  const member = { is: 'mem_1' }
  const clock = { ms: Date.UTC(2026, 10, 15) }
  let mutex = inThisTab()
  let sendingMutex = inThisTab()
  let unique = 0

  const machine: Computer = {
    store: memoryStore(held),
    drafts,
    clock,
    member,
    open() {
      let status = EMPTY_STATUS
      const rpc = createOfflineRpc({
        line: server,
        store: machine.store,
        mutex,
        sendingMutex,
        member: () => member.is,
        isAlive: async () => server.network === 'there',
        drafts: createDraftAccess({ stores: drafts, member: () => member.is, locks: undefined }),
        newId: () => `${++unique}`,
        now: () => clock.ms,
        // The waits for a silent server (2.5 and 6 s) end at once if it is silent and never otherwise; all other
        // waits end at once.
        pause: (ms) =>
          [2500, 6000].includes(ms) && server.network !== 'silent'
            ? new Promise(() => {})
            : Promise.resolve(),
        onStatus: (next) => {
          status = next
        },
        onFresh: () => {},
      })
      return { ...rpc, status: () => status }
    },
    restart() {
      machine.store = memoryStore(held)
      mutex = inThisTab()
      sendingMutex = inThisTab()
    },
  }
  return machine
}
