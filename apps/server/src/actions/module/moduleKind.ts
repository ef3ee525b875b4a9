import {
  freeModuleName,
  type ModuleContent,
  type ModuleFacets,
  type ModuleFacts,
  type ModuleQuery,
  type ModuleSnapshot,
  type ModuleView,
  moduleRules,
  ownModuleName,
  type WholeModule,
} from '@pandok/domain'
import type { ModuleDocument, ModuleItem, moduleCreate, moduleSave, ParamOf } from '@pandok/protocol'
import type { DocumentKind } from '../document/DocumentKind.ts'
import { contentOf } from './parts/contentOf.ts'
import { factsOf } from './parts/factsOf.ts'
import { documentOf, itemOf } from './parts/itemOf.ts'
import { moduleIn } from './parts/moduleIn.ts'
import { mustHaveRoom } from './parts/mustHaveRoom.ts'
import { readGivenDefinition, readStoredDefinition } from './parts/readGivenDefinition.ts'

interface ModuleTypes {
  name: 'module'
  view: ModuleView
  whole: WholeModule
  content: ModuleContent
  created: ParamOf<typeof moduleCreate>
  saved: Omit<ParamOf<typeof moduleSave>, 'id' | 'revision'>
  snapshot: ModuleSnapshot
  facts: ModuleFacts
  query: ModuleQuery
  facet: keyof ModuleFacets
  item: ModuleItem
  document: ModuleDocument
}

export const moduleKind: DocumentKind<ModuleTypes> = {
  name: 'module',
  idPrefix: 'mod',
  writeLimit: 'module.write.account',
  repositoryOf: (bound) => bound.modules,
  rules: moduleRules,
  factsOf,
  hasFacets: true,
  inLocale: moduleIn,
  itemOf,
  documentOf,
  mustHaveRoom: (bound, { memberId }, { places, fromTrash }) =>
    mustHaveRoom(bound, memberId, { added: places.length, fromTrash }),
  placeOf: () => null,
  absent: 'module.absent',
  nameTaken: 'module.name.taken',
  freeName: freeModuleName,
  nameOfCopy: ({ name }) => ownModuleName(name),
  createdContent: async (given) => ({ ...given, ...(await readGivenDefinition(given.definition)) }),
  async savedContent(given) {
    const read = await readGivenDefinition(given.definition)
    return ({ section, modality, type, note }) => ({
      name: given.name,
      section: given.section ?? section,
      modality: given.modality ?? modality,
      type: given.type ?? type,
      note: given.note ?? note,
      ...read,
    })
  },
  copiedContent: async (_bound, original) => ({ name: original.name, ...contentOf(original) }),
  // The name stays, because another module may have the old one by now.
  restoredContent: ({ definition, ...labels }, { name }) => ({
    ...labels,
    name,
    ...readStoredDefinition(definition),
  }),
}
