import type { Contest, DocumentRun, RunDocument } from './RunDocument.ts'

/** Returns the same document if no run changes. */
export function withRuns(document: RunDocument, change: (run: DocumentRun) => DocumentRun): RunDocument {
  const runs = document.runs.map(change)
  return runs.every((run, index) => run === document.runs[index]) ? document : { ...document, runs }
}

/** Removes a run with its edits, and what its cell would answer against the exam. */
export function withoutRun(document: RunDocument, runId: string | undefined): RunDocument {
  const removed = document.runs.find(({ id }) => id === runId)
  if (!removed) return document
  const others = document.runs.filter((run) => run !== removed)
  const isLast = others.every(({ cellId }) => cellId !== removed.cellId)
  const runs = isLast ? others.map((run) => withoutContest(run, removed.cellId)) : others
  const edits = new Map([...document.edits].filter(([id]) => !id.startsWith(`${runId} `)))
  const open = document.open === runId ? undefined : document.open
  return { ...document, runs, open, edits: edits.size === document.edits.size ? document.edits : edits }
}

/** Keeps what a cell would answer against a form of the exam, once for each cell. */
export function withContest(run: DocumentRun, contest: Contest): DocumentRun {
  const { contests = [] } = run
  const known = contests.find(({ cellId }) => cellId === contest.cellId)
  if (known && JSON.stringify(known) === JSON.stringify(contest)) return run
  return { ...run, contests: [...contests.filter((one) => one !== known), contest] }
}

/** Forgets what a cell would answer against a form of the exam. */
export function withoutContest(run: DocumentRun, cellId: string): DocumentRun {
  if (!run.contests?.some((contest) => contest.cellId === cellId)) return run
  const { contests, ...rest } = run
  const others = contests.filter((contest) => contest.cellId !== cellId)
  return others.length > 0 ? { ...rest, contests: others } : rest
}
