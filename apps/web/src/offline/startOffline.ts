import { openDraftStore } from '#platform/drafts/draftStore.ts'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { acrossTabs } from '#platform/storage/mutex.ts'
import type { Rpc } from '#rpc/createRpc.ts'
import { queryClient } from '#rpc/queryClient.ts'
import { createOfflineRpc } from './createOfflineRpc.ts'
import { keepStore } from './kept/keepStore.ts'
import { ofEachKind } from './kinds/ofEachKind.ts'
import { offlineStore } from './offlineStore.ts'
import { createDraftAccess } from './outbox/createDraftAccess.ts'

const CHECK_EVERY_MS = 10_000
const SYNC_EVERY_MS = 300_000
const ALIVE_TIMEOUT_MS = 4000

/** The connection of a page in the Windows program. */
export function startOffline(line: Rpc): Rpc {
  const otherWindows = new BroadcastChannel('pandok-offline')
  let lastStatus = ''
  const rpc = createOfflineRpc({
    line,
    store: keepStore,
    member,
    isAlive,
    mutex: acrossTabs('pandok-offline'),
    sendingMutex: acrossTabs('pandok-offline-sending'),
    drafts: createDraftAccess({
      member,
      locks: navigator.locks,
      stores: ofEachKind(({ drafts }) => openDraftStore(drafts)),
    }),
    newId: () => crypto.randomUUID(),
    onStatus(status) {
      offlineStore.tell(status)
      const { mode: _, ...lists } = status
      const current = JSON.stringify(lists)
      if (current !== lastStatus) otherWindows.postMessage('changed')
      lastStatus = current
    },
    onFresh: () => void queryClient.invalidateQueries(),
  })
  offlineStore.open(rpc)
  otherWindows.addEventListener('message', () => void rpc.review())

  let who = member()
  sessionStore.subscribe(() => {
    const next = member()
    if (next === who) return
    const gone = who
    who = next
    // Data that can't be removed now is removed at the next log-in of somebody else.
    if (gone !== '') rpc.forget(gone).catch(() => {})
    void rpc.review()
  })
  window.addEventListener('online', () => void rpc.check())
  setInterval(() => {
    const { mode, waiting } = offlineStore.read()
    if (mode === 'offline') void rpc.check()
    else if (waiting.length > 0) void rpc.sync()
  }, CHECK_EVERY_MS)
  setInterval(() => {
    if (document.visibilityState === 'visible' && offlineStore.read().mode === 'online') void rpc.sync()
  }, SYNC_EVERY_MS)
  void rpc.review()
  return rpc
}

function member(): string {
  const session = sessionStore.read()
  return session.authToken === null ? '' : memberOf(session)
}

async function isAlive(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ALIVE_TIMEOUT_MS)
    const answer = await fetch('/api/health/live', { cache: 'no-store', signal })
    const said: unknown = await answer.json()
    return answer.ok && Object(said)['status'] === 'live'
  } catch {
    return false
  }
}
