import { type ComparedDocuments, FILE_MAX_BYTES } from '@pandok/exchange/proposal'
import {
  type FilePlate,
  moduleDelete,
  moduleList,
  type ParamInput,
  plateDelete,
  plateImport,
  plateList,
} from '@pandok/protocol'
import { useEffect, useState } from 'react'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { currentText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { callAction } from '#rpc/callAction.ts'
import { handedFiles } from '#shared/exchange/handedFiles.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { loadShared } from '#shared/sharing/loadShared.ts'
import { readInWorker } from './reading/readInWorker.ts'
import type { ReadSource, Source } from './reading/SourceRead.ts'
import { createImportStore, type ImportStore } from './store/createImportStore.ts'
import type { ImportedItems } from './store/ImportState.ts'

let kept: ImportStore | undefined
let member = memberOf(sessionStore.read())

// The next member at this computer must not see the texts of the previous one.
sessionStore.subscribe(() => {
  const session = sessionStore.read()
  if (session.authToken !== null && memberOf(session) === member) return
  member = memberOf(session)
  kept?.dispose()
  kept = undefined
})

/**
 * The store of a session, with the files that were dropped before the screen opened. It outlives the screen,
 * so that opening an imported plate loses neither the proposal nor its undo.
 */
export function useImportStore(read: ReadSource = readInWorker): ImportStore {
  const [store] = useState(() => {
    kept ??= createImportStore({ ...parts, read })
    return kept
  })
  useEffect(() => {
    const files = handedFiles.take()
    if (files.length > 0) void addFiles(store, files)
  }, [store])
  return store
}

export async function addFiles(store: ImportStore, files: readonly File[]): Promise<void> {
  await store.add(await Promise.all(files.map(sourceOf)))
}

/** Reading a little more than the limit is enough to see that a file is too large. */
const sourceOf = async (file: File): Promise<Source> => ({
  id: crypto.randomUUID(),
  name: file.name,
  content: new Uint8Array(await file.slice(0, FILE_MAX_BYTES + 1).arrayBuffer()),
})

/** Locked plates can't be opened, so they can't be compared with a file. */
async function loadOwn(): Promise<ComparedDocuments> {
  const query = { pageSize: 'all' } as const
  const [plates, modules] = await Promise.all([callAction(plateList, query), callAction(moduleList, query)])
  const openIds = (list: readonly { id: string; may: { open: boolean } }[]) =>
    list.flatMap(({ id, may }) => (may.open ? [id] : []))
  const ids = openIds(plates.items)
  const laid: FilePlate[] = []
  for (let from = 0; from < ids.length; from += PLATES_AT_ONCE)
    for (const file of await loadShared('plate', ids.slice(from, from + PLATES_AT_ONCE)))
      laid.push(...file.plates)
  const files = await loadShared('module', openIds(modules.items))
  return { plates: laid, modules: files.flatMap((file) => file.modules) }
}

/** A file has room for 200 modules, and plates bring their modules along. */
const PLATES_AT_ONCE = 10

const parts = {
  loadOwn,
  async send(file: unknown) {
    const saved = await callAction(plateImport, { file } as ParamInput<typeof plateImport>)
    void refetchItems()
    return saved
  },
  /** Plates are removed first, because a plate must not lose a module that it uses. */
  async remove({ plates, modules }: ImportedItems) {
    const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
    if (plates.length > 0) await callAction(plateDelete, { ids: idsOf(plates) })
    if (modules.length > 0) await callAction(moduleDelete, { ids: idsOf(modules) })
    await refetchItems()
  },
  newId: () => crypto.randomUUID(),
  now: () => new Date().toISOString(),
  today: () => today(),
  locale: () => currentText().locale,
}
