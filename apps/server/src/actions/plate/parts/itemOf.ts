import { type Locale, type PlateView, plateRules, type WholePlate } from '@pandok/domain'
import type { PlateDocument, PlateItem } from '@pandok/protocol'
import { itemFieldsOf } from '#actions/document/itemFieldsOf.ts'
import type { Actor } from '#rpc/Actor.ts'
import { factsOf } from './factsOf.ts'
import { plateIn, wholePlateIn } from './plateIn.ts'

/** Returns a plate as one member sees it, in their language. */
export function itemOf(stored: PlateView, actor: Actor, locale: Locale): PlateItem {
  const plate = plateIn(stored, locale)
  const facts = factsOf(plate, actor)
  const rights = { locked: plateRules.isLocked(facts), may: plateRules.rightsOf(facts) }
  return {
    ...itemFieldsOf(plate, rights, locale),
    ...(plate.place !== null && plate.isMine && { place: plate.place }),
    cellCount: plate.cellCount,
    keyCount: plate.keyCount,
    moduleCount: plate.moduleCount,
    sketch: plate.sketch,
  }
}

export const documentOf = (plate: WholePlate, actor: Actor, locale: Locale): PlateDocument => ({
  ...itemOf(plate, actor, locale),
  cells: wholePlateIn(plate, locale).cells,
  keyMap: plate.keyMap,
  autoFill: plate.autoFill,
  ...(plate.exam && { exam: plate.exam }),
})
