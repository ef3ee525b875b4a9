import type { Documents, Loaded } from '../kinds/OfflineKind.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'
import type { ItemKind } from './OfflineState.ts'
import type { MemberStore } from './openMemberStore.ts'

/** Stores one document that the server has just sent, unless a newer one is stored. */
export async function keepInMirror<Kind extends ItemKind>(
  { mirror }: MemberStore,
  kind: Kind,
  document: Documents[Kind] | Loaded[Kind],
  nowMs: number,
): Promise<void> {
  const index = await mirror.index()
  const place = index[kind][document.id]
  // Answers may arrive out of order.
  if (place && place.revision > document.revision) return
  const before = await mirror.record(kind, document.id)
  const record = OFFLINE_KINDS[kind].recordOf(document, (id) => index.module[id] !== undefined, before)
  await mirror.put(kind, [record], nowMs)
}
