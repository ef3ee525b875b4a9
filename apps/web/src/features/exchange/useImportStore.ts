import { FILE_MAX_BYTES } from '@pandok/exchange/proposal'
import { moduleDelete, type ParamInput, plateDelete, plateImport } from '@pandok/protocol'
import { useEffect, useState } from 'react'
import { currentText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { callAction } from '#rpc/callAction.ts'
import { handedFiles } from '#shared/exchange/handedFiles.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { readInWorker } from './reading/readInWorker.ts'
import type { ReadSource, Source } from './reading/SourceRead.ts'
import { createImportStore, type ImportStore } from './store/createImportStore.ts'
import type { Taken } from './store/ImportState.ts'

/** The store of one visit to the screen, with the files that were dropped before it opened. */
export function useImportStore(read: ReadSource = readInWorker): ImportStore {
  const [store] = useState(() => createImportStore({ ...parts, read }))
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

const parts = {
  async send(file: unknown) {
    const saved = await callAction(plateImport, { file } as ParamInput<typeof plateImport>)
    void refetchItems()
    return saved
  },
  /** Plates are removed first, because a plate must not lose a module that it uses. */
  async remove({ plates, modules }: Taken) {
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
