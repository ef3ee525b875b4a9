import { isPlateLocked, type PlateView, plateRights, type WholePlate } from '@pandok/domain'
import type { PlateDocument, PlateItem } from '@pandok/protocol'
import type { Actor } from '#rpc/ActionContext.ts'
import { factsOf } from './factsOf.ts'

/** What one member gets to know of a plate. */
export function itemOf(plate: PlateView, actor: Actor): PlateItem {
  const { source, library, place, deletedAt } = plate
  const facts = factsOf(plate, actor)
  return {
    id: plate.id,
    name: plate.name,
    nickname: plate.nickname,
    shared: plate.shared,
    revision: plate.revision,
    ...(source !== null && { source }),
    ...(library !== null && { library }),
    ...(place !== null && plate.isMine && { place }),
    cellCount: plate.cellCount,
    keyCount: plate.keyCount,
    moduleCount: plate.moduleCount,
    sketch: plate.sketch,
    createdAt: plate.createdAt.toISOString(),
    updatedAt: plate.updatedAt.toISOString(),
    ...(deletedAt !== null && { deletedAt: deletedAt.toISOString() }),
    mine: plate.isMine,
    copied: plate.isCopied,
    locked: isPlateLocked(facts),
    may: plateRights(facts),
  }
}

export const documentOf = (plate: WholePlate, actor: Actor): PlateDocument => ({
  ...itemOf(plate, actor),
  cells: plate.cells,
  keyMap: plate.keyMap,
  autoFill: plate.autoFill,
})
