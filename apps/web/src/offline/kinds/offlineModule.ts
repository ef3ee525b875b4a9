import { canAddModules, freeModuleName, moduleRights } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import { textStore } from '#platform/text/textStore.ts'
import { refusal } from '../answers/refusal.ts'
import { madeHere, OWN_FACTS } from './madeHere.ts'
import type { OfflineKind, SavedModule } from './OfflineKind.ts'

function contentOf({ name, section, modality, type, note, definition }: SavedModule): SavedModule {
  return { name, section, modality, type, note, definition }
}

export const offlineModule: OfflineKind<'module'> = {
  contentOf,
  // The server stores definitions in canonical form.
  storedContent(module) {
    const read = readDefinition(module.definition)
    return read.ok ? { ...module, definition: { ...read.definition } } : module
  },
  sentContent: contentOf,
  moduleIdsIn: () => [],
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
        ...madeHere(entry, author),
        may: moduleRights({ ...OWN_FACTS, hasPaidLibrary: false }),
      }),
      ...labels,
      revision: entry.revision,
      updatedAt: new Date(entry.at).toISOString(),
      inputCount: count('inputs'),
      outputCount: count('outputs'),
    }
  },
  recordOf: (document) => ({ document }),
  nameTaken: 'module.name.taken',
  freeName: freeModuleName,
  mustHaveRoom(_info, modules) {
    if (canAddModules({ live: modules.length, trashed: 0 }, 1).ok) return
    throw refusal('BAD_REQUEST', { message: textStore.read().problem('module.limit') })
  },
}
