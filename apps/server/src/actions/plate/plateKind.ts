import {
  calledIn,
  cellIn,
  freePlateName,
  type PlateContent,
  type PlateFacts,
  type PlateQuery,
  type PlateView,
  plateContentOf,
  plateRules,
  type WholePlate,
  withModules,
} from '@pandok/domain'
import type { PlateDocument, PlateItem } from '@pandok/protocol'
import type { DocumentKind } from '../document/DocumentKind.ts'
import { copyModules } from './parts/copyModules.ts'
import { factsOf } from './parts/factsOf.ts'
import { hasSameFormulas } from './parts/hasSameFormulas.ts'
import { documentOf, itemOf } from './parts/itemOf.ts'
import { mustCompile } from './parts/mustCompile.ts'
import { mustHaveRoom } from './parts/mustHaveRoom.ts'
import { wholePlateIn } from './parts/plateIn.ts'

interface PlateTypes {
  name: 'plate'
  view: PlateView
  whole: WholePlate
  content: PlateContent
  created: PlateContent
  saved: PlateContent
  snapshot: PlateContent
  facts: PlateFacts
  query: PlateQuery
  facet: never
  item: PlateItem
  document: PlateDocument
}

export const plateKind: DocumentKind<PlateTypes> = {
  name: 'plate',
  idPrefix: 'pla',
  writeLimit: 'plate.write.account',
  repositoryOf: (bound) => bound.plates,
  rules: plateRules,
  factsOf,
  hasFacets: false,
  inLocale: wholePlateIn,
  itemOf,
  documentOf,
  mustHaveRoom,
  // A duplicate of a library plate also occupies a place: it must not be a way to share it.
  placeOf: ({ isMine, place, library }) => (isMine ? place : library),
  absent: 'plate.absent',
  freeName: freePlateName,
  nameOfCopy: ({ name }) => name,
  shareRefused: 'plate.share.library',
  createdContent: plateContentOf,
  async mustWork(repositories, plate, actor, id) {
    try {
      await mustCompile([{ plate, path: [] }], { repositories, actor })
    } catch (error) {
      // A changed module may have broken a formula; its plate can still be renamed and get keys.
      if (id === undefined || !(await hasSameFormulas(repositories, id, plate, actor))) throw error
    }
  },
  savedContent: (given) => () => plateContentOf(given),
  async copiedContent(bound, original, caller, means) {
    const content = plateContentOf(original)
    const loaded = original.isMine ? null : await bound.plates.findLoaded(original.id, caller.actor.memberId)
    if (loaded === null) return content
    return { ...content, cells: withModules(content.cells, await copyModules(bound, loaded, caller, means)) }
  },
  snapshotIn: (snapshot, { record }, locale) => ({
    ...snapshot,
    name: calledIn(snapshot.name, record?.names, locale),
    cells: snapshot.cells.map((cell) => cellIn(cell, locale)),
  }),
  restoredContent: (snapshot) => snapshot,
}
