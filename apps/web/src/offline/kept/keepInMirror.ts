import type { LoadedPlate, ModuleDocument, PlateDocument } from '@pandok/protocol'
import type { ItemKind } from './OfflineState.ts'
import type { MemberStore } from './openMemberStore.ts'

/** Stores one document that the server has just sent, unless a newer one is stored. */
export async function keepInMirror(
  { mirror }: MemberStore,
  kind: ItemKind,
  document: PlateDocument | ModuleDocument,
  nowMs: number,
): Promise<void> {
  const index = await mirror.index()
  const place = index[kind][document.id]
  // Answers may arrive out of order.
  if (place && place.revision > document.revision) return
  if (kind === 'module') return mirror.put('module', [{ document: document as ModuleDocument }], nowMs)
  const { modules, ...plate } = document as PlateDocument & Partial<Pick<LoadedPlate, 'modules'>>
  const others =
    modules?.filter(({ id }) => !index.module[id]) ??
    (await mirror.record('plate', document.id))?.others ??
    []
  await mirror.put('plate', [{ document: plate, others }], nowMs)
}
