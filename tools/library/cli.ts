import { runVectors, vectorFile } from '@pandok/library'
import type { CheckJob, JobOutcome } from './check/CheckJob.ts'
import { contentHash } from './check/contentHash.ts'
import { followUpProblems } from './check/followUpProblems.ts'
import { jobsOf } from './check/jobsOf.ts'
import { forgetOthers, keepOutcome, keptOutcome } from './check/keptOutcomes.ts'
import { idleReasons, reachProblems } from './check/reachProblems.ts'
import { reviewWarnings } from './check/reviewWarnings.ts'
import { runInWorkers } from './check/runInWorkers.ts'
import { caseProblems } from './check/runJob.ts'
import { editionProblems, editionsOf } from './editions/editionProblems.ts'
import { recordedEditions } from './editions/recordedEditions.ts'
import { goldenProblems } from './goldens/goldenProblems.ts'
import { readLibrary } from './readLibrary.ts'
import { readYaml } from './readYaml.ts'

/**
 * `npm run library:check`: everything. `-- --only ID`: entries alone. `-- --vectors FILE…` and `-- --goldens FILE…`: further
 * cases and reports, against the library as it is shipped. `-- --fresh`: nothing that was kept from the last time.
 */
const given = readArguments(process.argv.slice(2))
const today = new Date().toISOString().slice(0, 10)
const library = readLibrary()

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

type Flag = 'vectors' | 'goldens' | 'only' | 'fresh'

/** Files follow their flag, as many as there are. */
function readArguments(words: readonly string[]): Record<Flag, string[]> {
  const read: Record<Flag, string[]> = { vectors: [], goldens: [], only: [], fresh: [] }
  let flag: Flag = 'only'
  for (const word of words) {
    const name = word.replace(/^--/u, '')
    if (!word.startsWith('--')) read[flag].push(word)
    else if (name === 'fresh') read.fresh.push(word)
    else if (name === 'vectors' || name === 'goldens' || name === 'only') flag = name
    else throw new Error(`There is no option ${word}.`)
  }
  return read
}

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
    const kept = given.fresh.length > 0 ? undefined : keptOutcome(hashes[index] ?? '')
    if (kept) outcomes.set(job, kept)
  }
  const open = jobs.filter((job) => !outcomes.has(job))
  await runInWorkers(open, today, (index, outcome) => {
    const job = open[index]
    if (!job) return
    outcomes.set(job, outcome)
    for (const line of outcome.problems) console.log(line)
    keepOutcome(hashes[jobs.indexOf(job)] ?? '', outcome)
  })
  if (given.only.length === 0) forgetOthers(new Set(hashes))
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
  const cases = vectors.flatMap((file) =>
    runVectors(library.modules, vectorFile.parse(readYaml(file)), today),
  )
  const reports = goldens.map((file) => goldenProblems(file, library))
  const wrongCases = cases.filter(({ passed }) => !passed)
  const wrongReports = reports.flatMap(({ problems }) => problems)
  for (const line of [...wrongCases.flatMap(caseProblems), ...wrongReports]) console.log(line)
  const count = cases.length + reports.reduce((sum, report) => sum + report.count, 0)
  const failed = wrongCases.length + wrongReports.length
  console.log(`${count - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
