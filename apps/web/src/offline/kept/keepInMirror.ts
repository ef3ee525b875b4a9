import type { LoadedPlate, ModuleDocument, PlateDocument } from '@pandok/protocol'
import type { ItemKind } from './OfflineState.ts'
import type { Kept } from './openKept.ts'

/** Keeps one document that the server has just shown, unless a newer one is there. */
export async function keepInMirror(
  { mirror }: Kept,
  kind: ItemKind,
  document: PlateDocument | ModuleDocument,
  nowMs: number,
): Promise<void> {
  const index = await mirror.index()
  const place = index[kind][document.id]
  // Answers overtake each other.
  if (place && place.revision > document.revision) return
  if (kind === 'module') return mirror.put('module', [{ document: document as ModuleDocument }], nowMs)
  const { modules, ...plate } = document as PlateDocument & Partial<Pick<LoadedPlate, 'modules'>>
  const others =
    modules?.filter(({ id }) => !index.module[id]) ??
    (await mirror.record('plate', document.id))?.others ??
    []
  await mirror.put('plate', [{ document: plate, others }], nowMs)
}
