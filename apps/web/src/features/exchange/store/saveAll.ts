import { type Batch, documentsOf } from '@pandok/exchange/proposal'
import { takenOf } from './arrangeState.ts'
import type { ImportCore } from './ImportCore.ts'
import type { Refusal, Saved, Taken } from './ImportState.ts'

export interface SavingParts {
  /** Saves one file of documents as a whole or not at all. */
  send: (file: unknown) => Promise<{ plates: readonly Saved[]; modules: readonly Saved[] }>
  /** Moves what was saved to the trash. */
  remove: (taken: Taken) => Promise<void>
  newId: () => string
  now: () => string
}

/** Stays below the size limit of one call after encryption and base64. */
const BATCH_MAX_CHARACTERS = 1_500_000

/** Saves everything that is selected. What was saved before a refusal stays, is listed, and can be undone. */
export async function saveAll({ read, note }: ImportCore, parts: SavingParts): Promise<void> {
  const state = read()
  if (state.saving) return
  const batches = documentsOf(takenOf(state), { newId: parts.newId, maxCharacters: BATCH_MAX_CHARACTERS })
  const own = state.files.flatMap((file) => file.read?.own?.file ?? [])
  const files = [...own, ...batches.map((batch) => fileOf(batch, parts.now()))]
  const taken: { plates: Saved[]; modules: Saved[] } = { plates: [], modules: [] }
  note({ saving: { done: 0, total: files.length }, refusal: undefined, taken: undefined })
  try {
    for (const [index, file] of files.entries()) {
      const { plates, modules } = await parts.send(file)
      taken.plates.push(...plates)
      taken.modules.push(...modules)
      note({ saving: { done: index + 1, total: files.length } })
    }
  } catch (error) {
    note({ refusal: refusalOf(error) })
  }
  const isSaved = taken.plates.length + taken.modules.length > 0
  note({ saving: undefined, ...(isSaved && { taken }) })
}

export async function takeBack({ read, note }: ImportCore, { remove }: SavingParts): Promise<void> {
  const { taken, saving } = read()
  if (!taken || saving) return
  note({ saving: { done: 0, total: 1 }, refusal: undefined })
  try {
    await remove(taken)
    note({ taken: undefined })
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
