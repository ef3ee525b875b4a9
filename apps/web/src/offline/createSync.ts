import type { MemberStatus } from './createMemberStatus.ts'
import type { Reachability } from './createReachability.ts'
import { refreshMirror } from './kept/refreshMirror.ts'
import type { OfflineParts } from './OfflineParts.ts'
import { sendOutbox } from './outbox/sendOutbox.ts'

export type Sync = ReturnType<typeof createSync>

/** Sends waiting changes and loads new ones, one run at a time. */
export function createSync(
  parts: OfflineParts,
  status: MemberStatus,
  { isGone }: Pick<Reachability, 'isGone'>,
) {
  const { line, member, drafts, now, pause } = parts
  const { read, tell, review } = status
  let isSyncing: Promise<void> | undefined
  /** The member whose data was last synchronized since this window was opened. */
  let caughtUp = ''

  function sync(): Promise<void> {
    isSyncing ??= catchUp().finally(() => {
      isSyncing = undefined
    })
    return isSyncing
  }

  async function catchUp(): Promise<void> {
    const who = member()
    if (who === '') return tell({ mode: 'online' })
    const before = read().mode
    try {
      await exchange(who)
      caughtUp = who
      const isChange = read().mode !== 'online' || before !== 'online'
      tell({ mode: 'online' })
      if (isChange) parts.onFresh()
    } catch (error) {
      if (await isGone(error)) return status.goOffline()
      // The server refuses, or nothing can be stored. Synchronization is tried again later, and calls continue.
      tell({ mode: 'online' })
    } finally {
      await review()
    }
  }

  async function exchange(who: string): Promise<void> {
    const kept = await status.keptOf(who)
    await parts.sendingMutex(async () => {
      await review()
      // Repeats for changes that were saved while new data was loading.
      do {
        if (read().waiting.length > 0) tell({ mode: 'syncing' })
        await sendOutbox({ kept, line, drafts, now, onProgress: () => void review() })
        await refreshMirror({ kept, line, now, pause })
        await review()
      } while (read().waiting.length > 0)
    })
  }

  return {
    sync,
    async check(): Promise<void> {
      if (!status.isCut()) return
      if (await parts.isAlive()) await sync()
    },
    isCaughtUp: (who: string): boolean => caughtUp === who,
    forget(who: string): void {
      if (caughtUp === who) caughtUp = ''
    },
  }
}
