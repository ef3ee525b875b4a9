import { type Batch, documentsOf } from '@pandok/exchange/proposal'
import { selectedArrangement } from './arrangeState.ts'
import type { ImportCore } from './ImportCore.ts'
import type { ImportedItems, Refusal, Saved } from './ImportState.ts'

export interface SavingParts {
  /** Saves one file of documents as a whole or not at all. */
  send: (file: unknown) => Promise<{ plates: readonly Saved[]; modules: readonly Saved[] }>
  /** Moves what was saved to the trash. */
  remove: (importedItems: ImportedItems) => Promise<void>
  newId: () => string
  now: () => string
}

/** Stays below the size limit of one call after encryption and base64. */
const BATCH_MAX_CHARACTERS = 1_500_000

/** Saves everything that is selected. What was saved before a refusal stays, is listed, and can be undone. */
export async function saveAll({ read, note }: ImportCore, parts: SavingParts): Promise<void> {
  const state = read()
  if (state.saving) return
  const batches = documentsOf(selectedArrangement(state), {
    newId: parts.newId,
    maxCharacters: BATCH_MAX_CHARACTERS,
  })
  const own = state.files.flatMap((file) => file.read?.own?.file ?? [])
  const files = [...own, ...batches.map((batch) => fileOf(batch, parts.now()))]
  const importedItems: { plates: Saved[]; modules: Saved[] } = { plates: [], modules: [] }
  note({ saving: { done: 0, total: files.length }, refusal: undefined, importedItems: undefined })
  try {
    for (const [index, file] of files.entries()) {
      const { plates, modules } = await parts.send(file)
      importedItems.plates.push(...plates)
      importedItems.modules.push(...modules)
      note({ saving: { done: index + 1, total: files.length } })
    }
  } catch (error) {
    note({ refusal: refusalOf(error) })
  }
  const isSaved = importedItems.plates.length + importedItems.modules.length > 0
  note({ saving: undefined, ...(isSaved && { importedItems }) })
}

export async function undoImport({ read, note }: ImportCore, { remove }: SavingParts): Promise<void> {
  const { importedItems, saving } = read()
  if (!importedItems || saving) return
  note({ saving: { done: 0, total: 1 }, refusal: undefined })
  try {
    await remove(importedItems)
    note({ importedItems: undefined })
  } catch (error) {
    note({ refusal: refusalOf(error) })
  }
  note({ saving: undefined })
}

const fileOf = ({ plates, modules }: Batch, exportedAt: string): unknown => ({
  format: 'pandok',
  version: 1,
  exportedAt,
  plates,
  modules,
})

function refusalOf(error: unknown): Refusal {
  const { message = String(error), details = [] } = error as Partial<Refusal>
  return { message, details }
}
