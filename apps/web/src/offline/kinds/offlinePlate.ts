import {
  canAddPlates,
  entitlementOf,
  freePlateName,
  moduleIdsOf,
  plateContentOf,
  plateRights,
  withModules,
} from '@pandok/domain'
import {
  type LoadedPlate,
  type ModuleDocument,
  type PlateDocument,
  type PlateItem,
  plateCreate,
  plateList,
  plateSave,
} from '@pandok/protocol'
import { PLATE_DRAFTS } from '#platform/drafts/draftStore.ts'
import { ownFile, type SavedPlate } from '#platform/files/ownFile.ts'
import { textStore } from '#platform/text/textStore.ts'
import { refusal } from '../answers/refusal.ts'
import { heldModules } from './heldModules.ts'
import { newItemFields, OWN_FACTS } from './newItemFields.ts'
import type { OfflineKind } from './OfflineKind.ts'

interface PlateTypes {
  content: SavedPlate
  item: PlateItem
  document: PlateDocument
  loaded: LoadedPlate
  /** `others` are modules used by its cells that don't belong to the member. */
  record: { document: PlateDocument; others: readonly ModuleDocument[] }
}

const NO_LIBRARY = { plateLimit: 0, libraryFree: 0, libraryPaid: 0 }

const modulesIn = ({ cells = [] }: Partial<Pick<SavedPlate, 'cells'>>): string[] => moduleIdsOf(cells)

export const offlinePlate: OfflineKind<PlateTypes> = {
  drafts: PLATE_DRAFTS,
  params: {
    list: (param) => plateList.param.parse(param),
    create: (param) => plateCreate.param.parse(param),
    save: (param) => plateSave.param.parse(param),
  },
  searched: ({ name, nickname }) => [name, nickname],
  contentOf: (plate) => plateContentOf(plate) as SavedPlate,
  references: {
    idsIn: modulesIn,
    translated: (plate, ids) =>
      plate.cells ? { ...plate, cells: withModules(plate.cells, new Map(Object.entries(ids))) } : plate,
  },
  draftOf: (plate) => plateContentOf(plate),
  itemIn({ cells, keyMap, autoFill, exam, ...item }) {
    return item
  },
  itemOf(entry, { name, cells, keyMap }, before, author) {
    const facts = { ...OWN_FACTS, place: null, earlierInPlace: 0, entitlement: NO_LIBRARY }
    return {
      ...(before ?? { ...newItemFields(entry, author), may: plateRights(facts) }),
      name,
      revision: entry.revision,
      updatedAt: new Date(entry.at).toISOString(),
      cellCount: cells.length,
      keyCount: Object.keys(keyMap).length,
      moduleCount: modulesIn({ cells }).length,
      sketch: cells.map(({ position, color }) => ({ position, ...(color === undefined ? {} : { color }) })),
    }
  },
  recordOf(document, isOwn, before) {
    // Only the answer of `get` has modules; after a save those that are stored remain.
    if (!('modules' in document)) return { document, others: before?.others ?? [] }
    const { modules, ...plate } = document
    return { document: plate, others: modules.filter(({ id }) => !isOwn(id)) }
  },
  async loaded(view, id) {
    const plate = (await view.document('plate', id)) as PlateDocument | undefined
    // Locked plates are listed, but their content was never loaded.
    if (plate?.locked || (!plate && view.items.plate.some((item) => item.id === id && item.locked)))
      throw refusal('LIBRARY_LIMIT', { message: textStore.read().problem('library.locked') })
    return plate && { ...plate, modules: await heldModules(view, modulesIn(plate), id) }
  },
  withoutPass(item) {
    if (item.place !== 'paid') return item
    const facts = {
      isMine: item.mine,
      isDeleted: false,
      shared: item.shared,
      library: item.library ?? null,
      isCopied: item.copied,
      place: item.place,
      earlierInPlace: 0,
      entitlement: entitlementOf('free'),
    }
    return { ...item, locked: true, may: plateRights(facts) }
  },
  counted: (info, plates) => ({
    ...info,
    entitlement: {
      ...info.entitlement,
      plateCount: plates.filter(({ place }) => place === undefined).length,
    },
  }),
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
  fileOf: async (plate, id, view, nowMs) =>
    ownFile({ plates: [plate], modules: await heldModules(view, modulesIn(plate), id) }, nowMs),
}
