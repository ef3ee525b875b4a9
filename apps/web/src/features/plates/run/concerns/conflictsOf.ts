import type { Concern, PlateRun, ReportEntry } from '@pandok/board'

export type Conflict = Extract<Concern, { kind: 'conflict' }>

/** The command for each way to resolve a conflict. */
export type ConflictCommand = 'report.dropFirst' | 'report.dropSecond' | 'report.keepBoth'

/** The keys apply to the first conflict. */
export const firstConflict = (concerns: readonly Concern[]): Conflict | undefined =>
  concerns.find((concern) => concern.kind === 'conflict')

export const conflictKey = ({ runIds, entryId = '', contest, advice }: Conflict): string =>
  [...runIds, entryId, contest?.cellId ?? '', ...(advice?.entryIds ?? [])].join(' ')

/** The conflicts by the run that has them, or by the edited sentence. */
export function conflictsOf(concerns: readonly Concern[]): ReadonlyMap<string, readonly Conflict[]> {
  const found = new Map<string, Conflict[]>()
  for (const concern of concerns) {
    if (concern.kind !== 'conflict') continue
    const [first, second] = concern.runIds
    for (const at of new Set(concern.advice?.entryIds ?? [concern.entryId ?? first, second]))
      found.set(at, [...(found.get(at) ?? []), concern])
  }
  return found
}

/** The conflicts to show at a sentence. Those of its run are shown at the first sentence only. */
export function conflictsAt(
  conflicts: ReadonlyMap<string, readonly Conflict[]>,
  { id, runId }: ReportEntry,
  isContinued: boolean,
): readonly Conflict[] | undefined {
  const own = conflicts.get(id)
  const ofRun = runId === null || isContinued ? undefined : conflicts.get(runId)
  return own && ofRun ? [...own, ...ofRun] : (own ?? ofRun)
}

export function resolveConflict(
  run: Pick<PlateRun, 'remove' | 'removeEntry' | 'settleEdited' | 'settleAnswers'>,
  { runIds: [first, second], entryId, contest, advice, isRepeated }: Conflict,
  command: ConflictCommand,
): void {
  if ((advice || isRepeated) && command !== 'report.dropSecond') return
  if (advice) run.removeEntry(advice.entryIds[1])
  else if (contest) run.settleAnswers(contest, command === 'report.dropFirst' ? 'taken' : 'left')
  else if (command === 'report.dropSecond') run.remove(second)
  else if (entryId !== undefined)
    run.settleEdited(entryId, command === 'report.keepBoth' ? 'stays' : 'givesWay')
  else if (command === 'report.dropFirst') run.remove(first)
}
