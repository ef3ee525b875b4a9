import {
  canAddPlates,
  freePlateName,
  moduleIdsOf,
  plateContentOf,
  plateRights,
  withModules,
} from '@pandok/domain'
import { textStore } from '#platform/text/textStore.ts'
import { refusal } from '../answers/refusal.ts'
import { madeHere, OWN_FACTS } from './madeHere.ts'
import type { OfflineKind, SavedPlate } from './OfflineKind.ts'

const NO_LIBRARY = { plateLimit: 0, libraryFree: 0, libraryPaid: 0 }

export const modulesIn = ({ cells }: Pick<SavedPlate, 'cells'>): string[] => moduleIdsOf(cells)

export const offlinePlate: OfflineKind<'plate'> = {
  contentOf: (plate) => plateContentOf(plate) as SavedPlate,
  storedContent: (content) => content,
  sentContent: (plate, ids) => ({
    ...plate,
    cells: withModules(plate.cells, new Map(Object.entries(ids))) as SavedPlate['cells'],
  }),
  moduleIdsIn: modulesIn,
  draftOf: (plate) => plateContentOf(plate),
  itemIn({ cells, keyMap, autoFill, exam, ...item }) {
    return item
  },
  itemOf(entry, { name, cells, keyMap }, before, author) {
    const facts = { ...OWN_FACTS, place: null, earlierInPlace: 0, entitlement: NO_LIBRARY }
    return {
      ...(before ?? { ...madeHere(entry, author), may: plateRights(facts) }),
      name,
      revision: entry.revision,
      updatedAt: new Date(entry.at).toISOString(),
      cellCount: cells.length,
      keyCount: Object.keys(keyMap).length,
      moduleCount: modulesIn({ cells }).length,
      sketch: cells.map(({ position, color }) => ({ position, ...(color === undefined ? {} : { color }) })),
    }
  },
  recordOf(document, isOwnModule, before) {
    // Only the answer of `get` has modules; after a save those that are stored remain.
    if (!('modules' in document)) return { document, others: before?.others ?? [] }
    const { modules, ...plate } = document
    return { document: plate, others: modules.filter(({ id }) => !isOwnModule(id)) }
  },
  freeName: freePlateName,
  mustHaveRoom({ entitlement }, plates) {
    const { tier, plateLimit, library } = entitlement
    const counts = { created: entitlement.plateCount, free: 0, paid: 0, trashed: 0 }
    for (const { place } of plates) if (place) counts[place] += 1
    const limits = { plateLimit, libraryFree: library.free, libraryPaid: library.paid }
    if (canAddPlates(counts, { created: 1 }, limits).ok) return
    const message = textStore.read().problem(`plate.limit.${tier}`, { max: plateLimit })
    throw refusal('PLATE_LIMIT', { message })
  },
}
