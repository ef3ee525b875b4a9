import { canAddModules, freeModuleName, moduleIdsOf, moduleRights } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import {
  type ModuleDocument,
  type ModuleItem,
  moduleCreate,
  moduleList,
  moduleSave,
  moduleUsage,
  type PlateDocument,
  type ResultOf,
} from '@pandok/protocol'
import { MODULE_DRAFTS } from '#platform/drafts/draftStore.ts'
import { ownFile, type SavedModule } from '#platform/files/ownFile.ts'
import { textStore } from '#platform/text/textStore.ts'
import { refusal } from '../answers/refusal.ts'
import { heldModules } from './heldModules.ts'
import { newItemFields, OWN_FACTS } from './newItemFields.ts'
import type { OfflineKind } from './OfflineKind.ts'
import type { View } from './View.ts'

interface ModuleTypes {
  content: SavedModule
  item: ModuleItem
  document: ModuleDocument
  loaded: ModuleDocument
  record: { document: ModuleDocument }
}

function contentOf({ name, section, modality, type, note, definition }: SavedModule): SavedModule {
  return { name, section, modality, type, note, definition }
}

export const offlineModule: OfflineKind<ModuleTypes> = {
  drafts: MODULE_DRAFTS,
  params: {
    list: (param) => moduleList.param.parse(param),
    create: (param) => moduleCreate.param.parse(param),
    save: (param) => moduleSave.param.parse(param),
  },
  searched: ({ name, section, modality, type, note, nickname }) => [
    ...[name, section, modality, type, note, nickname],
  ],
  facets: ['section', 'modality', 'type'],
  /** Absent labels stay unchanged; they are filled in once the present ones are known. */
  checkedContent(given) {
    const read = readDefinition(given.definition)
    if (!read.ok) throw refusal('BAD_REQUEST')
    return { ...given, definition: { ...read.definition } }
  },
  contentOf,
  // The server stores definitions in canonical form.
  storedContent(module) {
    const read = readDefinition(module.definition)
    return read.ok ? { ...module, definition: { ...read.definition } } : module
  },
  holdsBack: (name) => textStore.read()('offline.reason.module', { name }),
  draftOf: ({ definition, ...head }) => ({ head, definition }),
  itemIn({ definition, ...item }) {
    return item
  },
  itemOf(entry, { definition, ...labels }, before, author) {
    const count = (part: 'inputs' | 'outputs') => {
      const list = definition[part]
      return Array.isArray(list) ? list.length : 0
    }
    return {
      ...(before ?? {
        ...newItemFields(entry, author),
        may: moduleRights({ ...OWN_FACTS, hasPaidLibrary: false }),
      }),
      ...labels,
      revision: entry.revision,
      updatedAt: new Date(entry.at).toISOString(),
      inputCount: count('inputs'),
      outputCount: count('outputs'),
    }
  },
  loaded: async (view, id) => (await heldModules(view, [id]))[0],
  answers: { usage },
  nameTaken: 'module.name.taken',
  freeName: freeModuleName,
  mustHaveRoom(_info, modules) {
    if (canAddModules({ live: modules.length, trashed: 0 }, 1).ok) return
    throw refusal('BAD_REQUEST', { message: textStore.read().problem('module.limit') })
  },
  fileOf: async (content, id, _view, nowMs) => ownFile({ modules: [{ id, ...content }] }, nowMs),
}

async function usage(view: View, param: unknown): Promise<ResultOf<typeof moduleUsage>> {
  const { id: moduleId } = moduleUsage.param.parse(param)
  const using = []
  for (const { id, name } of view.items.plate) {
    const plate = (await view.document('plate', id)) as PlateDocument | undefined
    const cells = plate?.cells.filter((cell) => moduleIdsOf([cell]).includes(moduleId))
    if (cells && cells.length > 0) using.push({ id, name, cellCount: cells.length })
  }
  return { plates: using }
}
