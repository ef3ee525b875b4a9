import { checkModuleName, fieldsOf, tidyName } from '@pandok/domain'
import { emptyDefinition, readDefinition } from '@pandok/module-engine'
import {
  moduleCreate,
  moduleDocument,
  moduleGet,
  moduleSave,
  type ModuleDocument as StoredModule,
} from '@pandok/protocol'
import { MODULE_DRAFTS, openDraftStore } from '#platform/drafts/draftStore.ts'
import { callAction } from '#rpc/callAction.ts'
import type { DocumentEditor, DocumentKind } from '#shared/document/DocumentKind.ts'
import { openDocument } from '#shared/document/openDocument.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import { examine } from '../state/examine.ts'
import type { ModuleDocument } from '../state/ModuleEditor.ts'
import { headOf, type ModuleObstacle, type ModuleWork } from './ModuleWork.ts'

export const moduleDrafts = openDraftStore<ModuleDocument>(MODULE_DRAFTS)

/** The stored module was saved by a newer version of the program, which this one can't read. */
export class UnreadableModule extends Error {}

const moduleKind: DocumentKind<ModuleDocument, StoredModule> = {
  drafts: moduleDrafts,
  load: async (id) => (await callAction(moduleGet, { id })).module,
  create: async (content) => (await callAction(moduleCreate, wireOf(content))).module,
  replace: async (id, revision, content) =>
    (await callAction(moduleSave, { id, revision, ...wireOf(content) })).module,
  newestIn(data) {
    const newest = moduleDocument.safeParse(fieldsOf(data)['newest'])
    return newest.success ? newest.data : undefined
  },
  contentOf: documentOf,
  blank: () => ({
    head: { name: '', section: '', modality: '', type: '', note: '' },
    definition: emptyDefinition(),
  }),
}

export async function openModule({ id, member }: { id: string; member: string }): Promise<ModuleWork> {
  const { editor, session } = await openDocument<ModuleDocument, StoredModule, EditedModule, ModuleObstacle>({
    kind: moduleKind,
    id,
    member,
    edit: editModule,
  })
  return { editor: editor.module, session }
}

type EditedModule = ReturnType<typeof editModule>

function editModule(first: ModuleDocument) {
  const module = createModuleEditor(first, { examine })
  const content = (): ModuleDocument => contentOf(module.read())
  const editor: DocumentEditor<ModuleDocument, ModuleObstacle> = {
    read: module.read,
    subscribe: module.subscribe,
    content,
    replace(other) {
      module.changeWhole(() => contentOf(other))
      return true
    },
    rename: (name) => module.changeHead((head) => ({ ...head, name })),
    settle: module.settle,
    saved: module.saved,
    ready() {
      const name = tidyName(module.read().head.name)
      module.changeHead((head) => (head.name === name ? head : { ...head, name }), 'head/name')
      if (!checkModuleName(name).ok) return { ok: false, obstacle: { kind: 'name' } }
      const finding = module.examineNow().find(({ level }) => level === 'error')
      return finding
        ? { ok: false, obstacle: { kind: 'finding', finding } }
        : { ok: true, content: content() }
    },
  }
  return { ...editor, module }
}

export function documentOf(module: StoredModule): ModuleDocument {
  const read = readDefinition(module.definition)
  if (!read.ok) throw new UnreadableModule(module.name)
  return { head: headOf(module), definition: read.definition }
}

const contentOf = ({ head, definition }: ModuleDocument): ModuleDocument => ({ head, definition })

const wireOf = ({ head, definition }: ModuleDocument) => ({ ...head, definition: { ...definition } })
