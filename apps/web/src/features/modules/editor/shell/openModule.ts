import { emptyDefinition, readDefinition } from '@pandok/module-engine'
import { moduleGet, type ModuleDocument as StoredModule } from '@pandok/protocol'
import type { DraftStore } from '#app/draft/draftStore.ts'
import { takeSlot } from '#app/draft/takeSlot.ts'
import { asideKey } from '#app/draft/useAside.ts'
import { callAction } from '#rpc/callAction.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import { examine } from '../state/examine.ts'
import type { ModuleDocument } from '../state/ModuleEditor.ts'
import { headOf, type ModuleWork } from './ModuleWork.ts'

export const NEW_MODULE = 'new'

/** The server keeps it, but this program can't read it: it was made by a newer one. */
export class UnreadableModule extends Error {}

/** It is somebody else's, or in the trash: there is nothing to edit. */
export class ClosedModule extends Error {
  readonly module: StoredModule

  constructor(module: StoredModule) {
    super(module.id)
    this.module = module
  }
}

let openings = 0

interface OpenParts {
  id: string
  member: string
  store: DraftStore<ModuleDocument>
}

/** Fetches a module and puts unsaved work of this member on top of it, as a change that can be undone. */
export async function openModule({ id, member, store }: OpenParts): Promise<ModuleWork> {
  const module = id === NEW_MODULE ? undefined : (await callAction(moduleGet, { id })).module
  if (module && !module.may.save) throw new ClosedModule(module)
  const first = module ? documentOf(module) : blank()
  const slot = await takeSlot({ member, item: id, store })
  const editor = createModuleEditor(first, { examine })
  const { draft } = slot
  if (draft) editor.changeWhole(() => ({ head: draft.head, definition: draft.definition }))
  openings += 1
  return {
    serial: openings,
    editor,
    slot,
    module,
    // Over a newer revision the draft is saved as what it is: an older one, which asks first.
    revision: draft?.revision ?? module?.revision,
    restoredAt: draft?.at,
    aside: await store.read(asideKey(slot.key)).catch(() => undefined),
  }
}

export function documentOf(module: StoredModule): ModuleDocument {
  const read = readDefinition(module.definition)
  if (!read.ok) throw new UnreadableModule(module.name)
  return { head: headOf(module), definition: read.definition }
}

const blank = (): ModuleDocument => ({
  head: { name: '', section: '', modality: '', type: '', note: '' },
  definition: emptyDefinition(),
})
