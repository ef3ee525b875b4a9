import { type MemberStore, openMemberStore } from './kept/openMemberStore.ts'
import type { OfflineParts } from './OfflineParts.ts'
import { EMPTY_STATUS, type OfflineStatus } from './OfflineStatus.ts'
import { readStatus } from './readStatus.ts'

export type MemberStatus = ReturnType<typeof createMemberStatus>

const { mode: _, ...NO_WORK } = EMPTY_STATUS

/** The stored data of the logged-in member, and its status for the screen. */
export function createMemberStatus({
  store,
  mutex,
  member,
  drafts,
  onStatus,
}: Pick<OfflineParts, 'store' | 'mutex' | 'member' | 'drafts' | 'onStatus'>) {
  const opened = new Map<string, Promise<MemberStore>>()
  let status = EMPTY_STATUS

  function keptOf(who: string): Promise<MemberStore> {
    const known = opened.get(who) ?? openMemberStore(store, mutex, who)
    opened.set(who, known)
    known.catch(() => opened.delete(who))
    return known
  }

  function tell(change: Partial<OfflineStatus>): void {
    status = { ...status, ...change }
    onStatus(status)
  }

  async function look(): Promise<void> {
    const who = member()
    tell(who === '' ? NO_WORK : await readStatus(await keptOf(who), drafts))
  }

  /** The status of a program that has ended can't be read; explicit requests report that themselves. */
  const review = (): Promise<void> => look().catch(() => {})

  return {
    read: () => status,
    isCut: () => status.mode !== 'online',
    keptOf,
    tell,
    review,
    async goOffline(): Promise<void> {
      if (status.mode !== 'offline') tell({ mode: 'offline' })
      await review()
    },
    async forget(who: string, sendingMutex: OfflineParts['sendingMutex']): Promise<void> {
      const kept = await keptOf(who)
      await kept.forgetServer()
      // Waits for a running synchronisation of any window, so that its results are deleted as well.
      await sendingMutex(() => kept.forgetServer())
      opened.delete(who)
    },
  }
}
