import type { Filling, Run } from '../run/Run.ts'
import { lesionOf } from './lesionOf.ts'
import { type LesionMatch, matchLesions } from './matchLesions.ts'
import { type ComparingModule, earlierRuns, priorRecords } from './priorRecords.ts'
import type { ReportFile } from './ReportFile.ts'

/** Returns the library entry that a member's module came from. */
export type EntryOf = (moduleId: string) => string | undefined

const comparing = ({ id, definition }: Filling, entryOf?: EntryOf): ComparingModule => ({
  id,
  entry: entryOf?.(id),
  definition,
})

/** The key of a current lesion: its run and its filling. */
export const fillingKey = (run: Pick<Run, 'id'>, filling: Pick<Filling, 'id'>): string =>
  `${run.id}/${filling.id}`

/**
 * Proposes which fillings of this report correspond to which earlier ones, module by module. Earlier lesions
 * are identified by their tracks.
 */
export function proposeComparisons(
  runs: readonly Run[],
  files: readonly ReportFile[],
  entryOf?: EntryOf,
): LesionMatch[] {
  const fillings = runs.flatMap((run) =>
    run.fillings.filter(({ kind }) => kind === 'module').map((filling) => ({ run, filling })),
  )
  const modules = [...new Set(fillings.map(({ filling }) => filling.id))]
  return modules.flatMap((id) => {
    const of = fillings.filter(({ filling }) => filling.id === id)
    const first = of[0]
    if (!first) return []
    const module = comparing(first.filling, entryOf)
    const latest = new Map(earlierRuns(files, module).map((run) => [run.track, run]))
    const then = [...latest.values()].map(({ track, record }) => ({
      key: track,
      track,
      ...lesionOf(module.definition, record.values),
    }))
    const now = of.map(({ run, filling }) => ({
      key: fillingKey(run, filling),
      track: filling.session.compared()?.track,
      ...lesionOf(module.definition, filling.session.record().values),
    }))
    return matchLesions(then, now)
  })
}

/**
 * Records that the reader chose an earlier lesion as the same one. Its earlier values are available from now
 * on.
 */
export function compareFilling(
  filling: Filling,
  files: readonly ReportFile[],
  { track, examDate, entryOf }: { track: string; examDate: string; entryOf?: EntryOf },
): void {
  filling.session.setPriors(priorRecords(files, comparing(filling, entryOf), track), examDate, track)
}
