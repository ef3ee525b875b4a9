import { createBoardEditor } from '@pandok/board'
import { fieldsOf, type PlateContent, plateContentOf, tidyName } from '@pandok/domain'
import { type PlateDocument, plateCreate, plateDocument, plateGet, plateSave } from '@pandok/protocol'
import { openDraftStore, PLATE_DRAFTS } from '#platform/drafts/draftStore.ts'
import { callAction } from '#rpc/callAction.ts'
import { definitionOf } from '#shared/board/moduleReading.ts'
import type { DocumentEditor, DocumentKind } from '#shared/document/DocumentKind.ts'
import { openDocument } from '#shared/document/openDocument.ts'
import { createModuleCatalog } from './createModuleCatalog.ts'
import type { Fault } from './faultWords.ts'
import type { PlateWork, StoredPlate } from './PlateWork.ts'

export const plateDrafts = openDraftStore<PlateContent>(PLATE_DRAFTS)

const plateKind: DocumentKind<PlateContent, StoredPlate> = {
  drafts: plateDrafts,
  load: async (id) => (await callAction(plateGet, { id })).plate,
  create: async (content) => (await callAction(plateCreate, wireOf(content))).plate,
  replace: async (id, revision, content) =>
    (await callAction(plateSave, { id, revision, ...wireOf(content) })).plate,
  newestIn(data) {
    const newest = plateDocument.safeParse(fieldsOf(data)['newest'])
    return newest.success ? newest.data : undefined
  },
  contentOf: plateContentOf,
  blank: () => ({ name: '', cells: [], keyMap: {}, autoFill: [] }),
}

export async function openPlate({ id, member }: { id: string; member: string }): Promise<PlateWork> {
  const { editor, session } = await openDocument<PlateContent, StoredPlate, EditedPlate, Fault>({
    kind: plateKind,
    id,
    member,
    edit: editPlate,
  })
  return { editor: editor.board, catalog: editor.catalog, session }
}

type EditedPlate = ReturnType<typeof editPlate>

function editPlate(first: PlateContent, stored: StoredPlate | undefined) {
  const catalog = createModuleCatalog(stored?.modules ?? [])
  const board = createBoardEditor(first, {
    newId: () => crypto.randomUUID(),
    moduleOf: (module) => definitionOf(catalog.read().get(module)),
  })
  const rename = (name: string) => void board.take({ do: 'rename', name, merge: 'name' })
  const editor: DocumentEditor<PlateContent, Fault> = {
    read: board.read,
    subscribe: board.subscribe,
    content: () => plateContentOf(board.read().plate),
    replace: (content) => board.take({ do: 'replace', plate: plateContentOf(content) }).ok,
    rename,
    settle: board.settle,
    saved: board.saved,
    ready() {
      const name = tidyName(board.read().plate.name)
      if (name !== board.read().plate.name) rename(name)
      const [fault] = board.read().faults
      return fault
        ? { ok: false, obstacle: fault }
        : { ok: true, content: plateContentOf(board.read().plate) }
    },
    prepare: ({ cells }) => catalog.fetchFor(cells),
  }
  return { ...editor, board, catalog }
}

type Wire = Pick<PlateDocument, 'name' | 'cells' | 'keyMap' | 'autoFill' | 'exam'>

/** The schema's type has mutable lists, which a plate's content doesn't. */
const wireOf = (content: PlateContent): Wire => content
