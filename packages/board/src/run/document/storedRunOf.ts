import { COMPARISON_ENTRY } from '../comparisonEntry.ts'
import { followUpEntry } from '../followUpEntries.ts'
import type { StoredRun } from '../PlateRun.ts'
import type { CellPlan } from '../plan/CellPlan.ts'
import type { RunDocument } from './RunDocument.ts'

type KeptEntry = StoredRun['entries'][number]

/** Returns what is needed to open the same report again. */
export function storedRunOf(
  { runs, edits, texts, lesions, followUps, languages }: RunDocument,
  planOf: (cellId: string) => CellPlan | undefined,
): StoredRun {
  const edited = runs.flatMap((run) =>
    (planOf(run.cellId)?.sentences ?? []).flatMap(({ key, section }): KeptEntry[] => {
      const id = `${run.id} ${key}`
      const edit = edits.get(id)
      if (edit?.kind !== 'words') return []
      const { kind: _, ...words } = edit
      return [{ id, section, runId: run.id, cellId: run.cellId, ...words }]
    }),
  )
  for (const entry of [COMPARISON_ENTRY, ...followUps.map(followUpEntry)]) {
    const edit = edits.get(entry.id)
    if (edit?.kind === 'words')
      edited.push({ ...entry, runId: null, cellId: null, text: edit.text, base: edit.base })
  }
  const removed = [...edits].flatMap(([id, edit]) =>
    edit.kind === 'removed' ? [{ id, base: edit.base, locale: edit.locale }] : [],
  )
  return {
    locale: languages.main,
    ...(languages.sections && { sections: languages.sections }),
    runs: runs.map(({ id, cellId, isWritten, entered, givenByCells, contests }, index) => ({
      id,
      cellId,
      isWritten,
      entered,
      ...(givenByCells && { givenByCells }),
      ...(contests && { contests }),
      ordinal: runs.slice(0, index + 1).filter((run) => run.cellId === cellId).length,
    })),
    entries: [
      ...edited,
      ...texts.map(({ id, section, text }) => ({ id, section, text, runId: null, cellId: null })),
    ],
    ...(removed.length > 0 && { removed }),
    ...(lesions.length > 0 && { lesions }),
    ...(followUps.length > 0 && { followUps }),
  }
}
