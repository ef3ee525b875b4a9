// npm test [-- --only check|unit|e2e|firefox|webkit], npm run test:full
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt, FOR_TESTS } from '../build/ensureBuilt.mjs'
import { inRepository, repositoryRoot } from '../build/repository.mjs'
import { findFirefox } from '../firefox/findFirefox.mjs'
import { findWebKit } from '../webkit/findWebKit.mjs'
import { binary, script } from './binary.mjs'
import { runChecks } from './checkSteps.mjs'
import {
  failuresOfPlaywright,
  failuresOfVitest,
  namesOrEnd,
  unsteadyOfPlaywright,
  unsteadyOfVitest,
} from './failures.mjs'
import { runStep } from './runStep.mjs'
import { runBriefly } from './shortLived.mjs'
import { addTallies, closingLine, NOTHING, tallyPlaywright, tallyVitest } from './tally.mjs'
import { rotation, timesReference } from './testScope.mjs'
import { describeTimings, timingsOfPlaywright, timingsOfVitest } from './timings.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

/** @returns {Promise<Tally>} */
async function check() {
  const results = await runChecks()
  const passed = results.filter(({ ok }) => ok).length
  failures.push(...results.filter(({ ok }) => !ok).map(({ name }) => `check ${name}`))
  return { passed, failed: results.length - passed, skipped: 0 }
}

/** @returns {Promise<Tally>} whether the table of ARCHITECTURE.md names all that a new action and a new screen touch */
async function architecture() {
  const step = { name: 'architecture', command: script('tools', 'architecture', 'cli.ts') }
  const { ok } = await runStep(step, { quiet: false })
  if (!ok) failures.push('architecture')
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** These groups run at the same time, each in its own process; `vitest.config.ts` gives the reason. */
const UNIT_PROCESSES = [['dom'], ['node', 'tools']]

/** @returns {Promise<Tally>} */
async function unit() {
  return addTallies(await Promise.all(UNIT_PROCESSES.map(unitTestsOf)))
}

/** @returns {Promise<Tally>} */
async function unitTestsOf(/** @type {string[]} */ projects) {
  const name = `unit ${projects.join(' ')}`
  const file = join(reports, `${projects.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.map((project) => `--project=${project}`)
  const command = [...runBriefly(binary('vitest')), 'run', ...chosen, ...reporters]
  const ended = await runStep({ name, command }, { quiet: false })
  const report = readReport(file)
  failures.push(...namesOrEnd(failuresOfVitest(report), ended))
  unsteady.push(...unsteadyOfVitest(report))
  unitFiles.push(...timingsOfVitest(report, repositoryRoot))
  return tallyVitest(report, ended.exitCode)
}

/** @returns {Promise<Tally>} */
async function e2e() {
  if (!hasJourneys()) {
    console.log('There are no journeys in e2e/ yet.')
    return NOTHING
  }
  return journeysIn('chromium')
}

/** @returns {Promise<Tally>} the main journeys once more, in a Firefox of this machine */
async function firefox() {
  if (findFirefox() === undefined) {
    console.log('Journeys in Firefox are left out: none is installed here (FIREFOX_PATH names one).')
    return { ...NOTHING, skipped: 1 }
  }
  return journeysIn('firefox')
}

/** @returns {Promise<Tally>} reading, the board and the viewer once more, in a WebKit of this machine */
async function webkit() {
  if (findWebKit() === undefined) {
    console.log(
      'Journeys in WebKit are left out: no driver is installed here (webkit2gtk-driver and xvfb on Debian, or WEBKIT_DRIVER_PATH).',
    )
    return { ...NOTHING, skipped: 1 }
  }
  return journeysIn('webkit')
}

/** @returns {Promise<Tally>} */
async function journeysIn(/** @type {'chromium' | 'firefox' | 'webkit'} */ browser) {
  await ensureBuilt(full ? undefined : FOR_TESTS)
  const file = join(reports, `${browser}.json`)
  const command = [...runBriefly(binary('@playwright/test', 'playwright')), 'test', '--reporter=list,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PANDOK_BROWSER: browser }
  const ended = await runStep({ name: `journeys in ${browser}`, command, env }, { quiet: false })
  const report = readReport(file)
  failures.push(...namesOrEnd(failuresOfPlaywright(report), ended))
  unsteady.push(...unsteadyOfPlaywright(report))
  journeys.push(...timingsOfPlaywright(report))
  return tallyPlaywright(report, ended.exitCode)
}

function hasJourneys() {
  const files = readdirSync(inRepository('e2e'), { recursive: true, encoding: 'utf8' })
  return files.some((name) => name.endsWith('.spec.ts'))
}

function readReport(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @returns {Promise<Tally>} */
async function runPart(/** @type {string} */ name, /** @type {() => Promise<Tally>} */ part) {
  console.log(`\n── ${name} ──`)
  const startedAt = performance.now()
  const tally = await part().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return { ...NOTHING, failed: 1 }
  })
  const seconds = (performance.now() - startedAt) / 1000
  parts.push({ name, seconds })
  console.log(`── ${name}: ${closingLine(tally)}, ${seconds.toFixed(1)} s`)
  return tally
}

const { only, full } = parseArgs({
  options: { only: { type: 'string', multiple: true }, full: { type: 'boolean' } },
}).values
const PARTS = { check, architecture, unit, e2e, firefox, webkit }
const chosen = only ?? (full ? Object.keys(PARTS) : ['check', 'unit', 'e2e'])
const unknown = chosen.find((name) => !Object.hasOwn(PARTS, name))
if (unknown) {
  console.error(`There is no part called ${unknown}: --only takes ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

// The steps and their workers read these variables, so that all of them use the same cells of the matrices.
if (full) process.env['PANDOK_TEST_SCOPE'] = 'full'
else rotation()
console.log(
  full
    ? 'Everything, in every language and look.'
    : 'One language and look per screen; all of them: npm run test:full.',
)

// The duration of a run means little without the speed of the machine, which changes from hour to hour on
// rented machines.
const speeds = [timesReference()]
/** @type {string[]} */
const failures = []
/** @type {import('./timings.mjs').Timing[]} */
const parts = []
/** @type {import('./timings.mjs').Timing[]} */
const unitFiles = []
/** @type {import('./timings.mjs').Timing[]} */
const journeys = []
/** @type {string[]} */
const unsteady = []
const reports = mkdtempSync(join(tmpdir(), 'pandok-test-'))
/** @type {Tally[]} */
const tallies = []
for (const [name, part] of Object.entries(PARTS))
  if (chosen.includes(name)) {
    tallies.push(await runPart(name, part))
    speeds.push(timesReference())
  }
rmSync(reports, { recursive: true, force: true })

const total = addTallies(tallies)
console.log(
  [
    '',
    ...describeTimings(parts, unitFiles, journeys),
    `The same work took ${Math.min(...speeds).toFixed(1)} to ${Math.max(...speeds).toFixed(1)} times as long as on a quiet core of the reference.`,
    '',
    ...unsteady.map((name) => `UNSTEADY  ${name}`),
    ...failures.map((name) => `FAILED  ${name}`),
    closingLine(total, failures),
  ].join('\n'),
)
process.exitCode = total.failed > 0 ? 1 : 0
