import { COMPARISON_ENTRY } from '../comparisonEntry.ts'
import { followUpEntry } from '../followUpEntries.ts'
import type { StoredRun } from '../PlateRun.ts'
import type { CellPlan } from '../plan/CellPlan.ts'
import type { DocumentRun, Edit, OwnText, RunDocument } from './RunDocument.ts'

/**
 * The plate may have changed since. Runs of deleted cells are left out, but never words that somebody typed.
 */
export function openStoredRun(
  { locale, sections, runs, entries, removed = [], lesions = [], followUps = [] }: StoredRun,
  planOf: (cellId: string) => CellPlan | undefined,
): RunDocument {
  const kept = runs.flatMap(({ ordinal: _, contests, ...run }): DocumentRun[] => {
    if (!canBeRun(planOf(run.cellId))) return []
    const standing = contests?.filter(({ cellId }) => planOf(cellId) !== undefined)
    return [{ ...run, ...(standing && { contests: standing }) }]
  })
  const sentences = new Set(
    kept.flatMap(({ id, cellId }) => planOf(cellId)?.sentences.map(({ key }) => `${id} ${key}`) ?? []),
  )
  for (const { id } of [COMPARISON_ENTRY, ...followUps.map(followUpEntry)]) sentences.add(id)
  const edits = new Map<string, Edit>()
  const texts: OwnText[] = []
  for (const { id, section, text, base = null, staysBeside, givesWayTo } of entries) {
    const decided = { ...(staysBeside && { staysBeside }), ...(givesWayTo && { givesWayTo }) }
    if (sentences.has(id)) edits.set(id, { kind: 'words', text, base, ...decided })
    else texts.push({ id, section, text })
  }
  for (const { id, ...seen } of removed) if (sentences.has(id)) edits.set(id, { kind: 'removed', ...seen })
  const languages = { main: locale, sections }
  return { runs: kept, open: undefined, edits, texts, lesions, followUps, languages }
}

const canBeRun = (plan: CellPlan | undefined): boolean =>
  plan !== undefined && plan.sentences.length + plan.fillings.length > 0
