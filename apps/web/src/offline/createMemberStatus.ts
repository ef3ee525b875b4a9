import { type Kept, openKept } from './kept/openKept.ts'
import type { OfflineParts } from './OfflineParts.ts'
import { NOTHING_TO_TELL, type OfflineStatus } from './OfflineStatus.ts'
import { readStatus } from './readStatus.ts'

export type MemberStatus = ReturnType<typeof createMemberStatus>

const { mode: _, ...NO_WORK } = NOTHING_TO_TELL

/** What is kept of whoever is signed in, and what the screen is told of it. */
export function createMemberStatus({
  store,
  mutex,
  member,
  drafts,
  onStatus,
}: Pick<OfflineParts, 'store' | 'mutex' | 'member' | 'drafts' | 'onStatus'>) {
  const opened = new Map<string, Promise<Kept>>()
  let status = NOTHING_TO_TELL

  function keptOf(who: string): Promise<Kept> {
    const known = opened.get(who) ?? openKept(store, mutex, who)
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

  /** A program that has ended tells nothing any more; whoever asks it for something hears so. */
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
      // What was being fetched at that moment, by any window, is forgotten as well.
      await sendingMutex(() => kept.forgetServer())
      opened.delete(who)
    },
  }
}
