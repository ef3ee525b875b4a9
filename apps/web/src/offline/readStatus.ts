import type { KeptConflict, OutboxEntry } from './kept/OfflineState.ts'
import type { MemberStore } from './kept/openMemberStore.ts'
import type { OfflineItem, OfflineStatus } from './OfflineStatus.ts'
import type { DraftAccess } from './outbox/DraftAccess.ts'

/** The status of one member's changes. Resolved conflicts are dropped. */
export async function readStatus(
  kept: MemberStore,
  drafts: DraftAccess,
): Promise<Omit<OfflineStatus, 'mode'>> {
  const { outbox, conflicts } = await kept.read()
  const left: KeptConflict[] = []
  const settled = new Set<string>()
  for (const conflict of conflicts) {
    if (await drafts.isLeft(conflict.kind, conflict.draft)) left.push(conflict)
    else settled.add(conflict.draft)
  }
  if (settled.size > 0)
    await kept.change(async (state) => ({
      state: { ...state, conflicts: state.conflicts.filter(({ draft }) => !settled.has(draft)) },
      answer: undefined,
    }))
  return {
    waiting: outbox.filter(({ refusal }) => !refusal).map(itemOf),
    refused: outbox.filter(({ refusal }) => refusal).map(itemOf),
    conflicts: left.map(({ kind, id, name, at }) => ({ kind, id, name, at })),
  }
}

const itemOf = ({ kind, id, name, at, refusal }: OutboxEntry): OfflineItem => ({
  kind,
  id,
  name,
  at,
  ...(refusal ? { reason: refusal.message, isGone: refusal.code === 'NOT_FOUND' } : {}),
})
