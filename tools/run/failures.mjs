import { stripVTControlCharacters } from 'node:util'

/**
 * Lists failures by name, because people see the end of a long log first, and often nothing else of it is kept.
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {boolean} ok
 * @property {string} file
 * @property {number} line
 * @property {{ status?: string, results?: { error?: { message?: string } }[] }[]} [tests]
 *
 * @typedef {{ suites?: PlaywrightSuite[] } | undefined} PlaywrightReport
 *
 * @typedef {import('./tally.mjs').VitestReport | undefined} VitestReport
 * @typedef {import('./tally.mjs').VitestFile} VitestFile
 * @typedef {VitestFile['assertionResults'][number]} VitestTest
 */

/** @returns {string[]} */
export function failuresOfVitest(/** @type {VitestReport} */ report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [`${file.name ?? ''}: ${firstLine(file.message)}`]
      return failed.map((test) => describeTest(file, test))
    })
}

/**
 * Returns what failed in a step. A process may end abnormally, or meet an error outside of every test,
 * although each test that it ran has passed.
 * @returns {readonly string[]} the names of what failed, or else how the process ended and the error that it told of
 */
export function namesOrEnd(
  /** @type {readonly string[]} */ names,
  /** @type {import('./runStep.mjs').StepResult} */ { name, ok, exitCode, signal, output },
) {
  if (ok || names.length > 0) return names
  const told = stripVTControlCharacters(output).split('\n')
  const reason = told.find((line) => /Error\b.*:/i.test(line)) ?? told.at(-1)
  return [
    `${name} ended ${signal ? `by ${signal}` : `with ${exitCode}`}: ${reason?.trim() || 'no word of why'}`,
  ]
}

/** @returns {string[]} what passed at the second try only: no failure, and nothing to keep quiet about */
export function unsteadyOfVitest(/** @type {VitestReport} */ report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => describeTest(file, test)),
  )
}

function describeTest(/** @type {VitestFile} */ { name = '' }, /** @type {VitestTest} */ test) {
  return `${name} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`
}

/** @returns {string[]} */
export function failuresOfPlaywright(/** @type {PlaywrightReport} */ report) {
  return namesOf(report, ({ ok }) => !ok)
}

/** @returns {string[]} */
export function unsteadyOfPlaywright(/** @type {PlaywrightReport} */ report) {
  return namesOf(report, ({ ok, tests = [] }) => ok && tests.some(({ status }) => status === 'flaky'))
}

/** @returns {string[]} */
function namesOf(
  /** @type {PlaywrightReport} */ report,
  /** @type {(spec: PlaywrightSpec) => boolean} */ isMeant,
) {
  return (report?.suites ?? [])
    .flatMap(specsOf)
    .filter(isMeant)
    .map((spec) => `${spec.file}:${spec.line} › ${spec.title}: ${reasonOf(spec)}`)
}

/** @returns {PlaywrightSpec[]} */
function specsOf(/** @type {PlaywrightSuite} */ { suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function reasonOf(/** @type {PlaywrightSpec} */ { tests = [] }) {
  const results = tests.flatMap(({ results = [] }) => results)
  return firstLine(results.find(({ error }) => error)?.error?.message)
}

function firstLine(/** @type {string | undefined} */ text) {
  return (
    stripVTControlCharacters(text ?? '')
      .trim()
      .split('\n', 1)[0] ?? ''
  )
}
