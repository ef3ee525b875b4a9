import { isPlateLocked, type Locale, type PlateView, plateRights, type WholePlate } from '@pandok/domain'
import type { PlateDocument, PlateItem } from '@pandok/protocol'
import type { Actor } from '#rpc/ActionContext.ts'
import { libraryFieldsOf } from '../library/libraryFieldsOf.ts'
import { factsOf } from './factsOf.ts'
import { plateIn, wholePlateIn } from './plateIn.ts'

/** What one member gets to know of a plate, in their language. */
export function itemOf(stored: PlateView, actor: Actor, locale: Locale): PlateItem {
  const plate = plateIn(stored, locale)
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
    ...libraryFieldsOf(plate, locale),
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

export const documentOf = (plate: WholePlate, actor: Actor, locale: Locale): PlateDocument => ({
  ...itemOf(plate, actor, locale),
  cells: wholePlateIn(plate, locale).cells,
  keyMap: plate.keyMap,
  autoFill: plate.autoFill,
  ...(plate.exam && { exam: plate.exam }),
})
