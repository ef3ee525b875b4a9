import type { KeptItem } from '../kinds/KeptItem.ts'
import { kindNames } from '../kinds/kindNames.ts'
import { recordOf } from '../kinds/recordOf.ts'
import { placesIn } from './createMirror.ts'
import type { ItemKind } from './OfflineState.ts'
import type { MemberStore } from './openMemberStore.ts'

/** Stores one document that the server has just sent, unless a newer one is stored. */
export async function keepInMirror(
  { mirror }: MemberStore,
  kind: ItemKind,
  document: KeptItem,
  nowMs: number,
): Promise<void> {
  const index = await mirror.index()
  const place = placesIn(index, kind)[document.id]
  // Answers may arrive out of order.
  if (place && place.revision > document.revision) return
  const before = await mirror.record(kind, document.id)
  const isOwn = (id: string) => kindNames().some((name) => placesIn(index, name)[id] !== undefined)
  await mirror.put(kind, [recordOf(kind, document, isOwn, before)], nowMs)
}
