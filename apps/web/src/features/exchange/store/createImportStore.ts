import { fileActions, type ReadingParts } from './fileActions.ts'
import { createImportCore } from './ImportCore.ts'
import { rowActions } from './rowActions.ts'
import { type SavingParts, saveAll, undoImport } from './saveAll.ts'

export type ImportStore = ReturnType<typeof createImportStore>

/** The state of an import: sources, proposals and what was saved. It works without a screen. */
export function createImportStore(parts: ReadingParts & SavingParts) {
  const core = createImportCore()
  return {
    read: core.read,
    subscribe: core.subscribe,
    ...fileActions(core, parts),
    ...rowActions(core),
    save: () => saveAll(core, parts),
    undoImport: () => undoImport(core, parts),
  }
}
