import type { CheckJob, JobOutcome } from './check/CheckJob.ts'
import { cachedOutcome, cacheOutcome, dropOtherOutcomes } from './check/cachedOutcomes.ts'
import { checkArguments } from './check/checkArguments.ts'
import { contentHash } from './check/contentHash.ts'
import { followUpProblems } from './check/followUpProblems.ts'
import { type FurtherOutcome, furtherCases } from './check/furtherCases.ts'
import { jobsOf } from './check/jobsOf.ts'
import { idleReasons, reachProblems } from './check/reachProblems.ts'
import { readGiven } from './check/readGiven.ts'
import { reviewWarnings } from './check/reviewWarnings.ts'
import { runInWorkers } from './check/runInWorkers.ts'
import { editionProblems, editionsOf } from './editions/editionProblems.ts'
import { recordedEditions } from './editions/recordedEditions.ts'
import { goldenProblems } from './goldens/goldenProblems.ts'
import { readLibrary } from './readLibrary.ts'

/**
 * `npm run library:check` checks everything. `-- --only ID` checks single entries. `-- --vectors FILE…` and
 * `-- --goldens FILE…` check further cases and reports against the library as it is shipped. `-- --fresh`
 * uses nothing that was cached by the last run.
 */
const today = new Date().toISOString().slice(0, 10)
const library = readLibrary()
const entries = new Set([...library.modules, ...library.plates].map(({ id }) => id))
const read = checkArguments(
  process.argv.slice(2),
  // An entry that can't be read has already been reported with the name of its file.
  (id) => entries.has(id) || library.problems.some((line) => line.includes(`/${id}.yaml`)),
)
if (!read.ok) {
  console.error(read.problem)
  process.exit(2)
}
const { given } = read

const NAMES: Readonly<Record<CheckJob['kind'], string>> = {
  module: 'saved tests',
  plate: 'cells',
  lesions: 'properties',
  cases: 'cases',
  reports: 'reports and stages',
}

process.exitCode =
  given.vectors.length + given.goldens.length > 0
    ? checkFiles(given.vectors, given.goldens)
    : await checkAll()

async function checkAll(): Promise<number> {
  const isChosen = (id: string) => given.only.length === 0 || given.only.includes(id)
  const isShown = (line: string) =>
    given.only.length === 0 || given.only.some((id) => line.includes(`/${id}.yaml`))
  const problems = [
    ...[...library.problems, ...reachProblems(library), ...idleReasons(library)].filter(isShown),
    ...followUpProblems(library).filter(
      (line) => given.only.length === 0 || given.only.some((id) => line.startsWith(`${id} `)),
    ),
    ...editionProblems(editionsOf(library), recordedEditions()).filter(
      (line) => given.only.length === 0 || given.only.some((id) => line.includes(`/${id}:`)),
    ),
  ]
  const jobs = jobsOf(library).filter((job) => ('id' in job ? isChosen(job.id) : given.only.length === 0))
  const hashOf = contentHash(today)
  const hashes = jobs.map(hashOf)
  const outcomes = new Map<CheckJob, JobOutcome>()
  for (const [index, job] of jobs.entries()) {
    const kept = given.fresh.length > 0 ? undefined : cachedOutcome(hashes[index] ?? '')
    if (kept) outcomes.set(job, kept)
  }
  const open = jobs.filter((job) => !outcomes.has(job))
  await runInWorkers(open, today, (index, outcome) => {
    const job = open[index]
    if (!job) return
    outcomes.set(job, outcome)
    for (const line of outcome.problems) console.log(line)
    cacheOutcome(hashes[jobs.indexOf(job)] ?? '', outcome)
  })
  if (given.only.length === 0) dropOtherOutcomes(new Set(hashes))
  for (const line of problems) console.log(line)
  for (const line of reviewWarnings(library.modules, today)) console.log(`soon: ${line}`)
  return tell(jobs, outcomes, problems.length, jobs.length - open.length)
}

function tell(
  jobs: readonly CheckJob[],
  outcomes: ReadonlyMap<CheckJob, JobOutcome>,
  unread: number,
  kept: number,
): number {
  const ofKind = (kind: CheckJob['kind']) => jobs.filter((job) => job.kind === kind)
  const counted = (Object.keys(NAMES) as CheckJob['kind'][])
    .filter((kind) => ofKind(kind).length > 0)
    .map(
      (kind) =>
        `${ofKind(kind).reduce((sum, job) => sum + (outcomes.get(job)?.count ?? 0), 0)} ${NAMES[kind]}`,
    )
  const wrong = unread + [...outcomes.values()].reduce((sum, { problems }) => sum + problems.length, 0)
  const entries = [`${ofKind('module').length} modules`, `${ofKind('plate').length} plates`]
  console.log([...entries, ...counted, `${wrong} problems`].join(', '))
  if (kept > 0)
    console.log(`${kept} of ${jobs.length} checks have not changed since they passed (--fresh repeats them)`)
  if (ofKind('reports').length === 0 && given.only.length === 0)
    console.log('left out: there is no clinical content beside the repository')
  return wrong > 0 ? 1 : 0
}

function checkFiles(vectors: readonly string[], goldens: readonly string[]): number {
  for (const line of library.problems) console.error(line)
  const outcomes = [
    ...vectors.map((path) => furtherCases(path, library.modules, today)),
    ...goldens.map(furtherReports),
  ]
  for (const line of outcomes.flatMap(({ problems }) => problems)) console.log(line)
  const sum = (of: (outcome: FurtherOutcome) => number) => outcomes.reduce((total, one) => total + of(one), 0)
  const failed = sum((outcome) => outcome.failed)
  console.log(`${sum(({ count }) => count) - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** A file without a report counts as failed. */
function furtherReports(path: string): FurtherOutcome {
  const given = readGiven(path)
  if (!given.ok) return { problems: [given.problem], failed: 1, count: 1 }
  const { problems, count } = goldenProblems(path, library)
  return { problems, failed: problems.length, count: Math.max(count, problems.length) }
}
