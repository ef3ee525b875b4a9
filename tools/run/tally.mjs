/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 *
 * @typedef {object} VitestFile
 * @property {string} [name]
 * @property {string} status
 * @property {string} [message]
 * @property {{ status: string, fullName?: string, failureMessages?: string[] }[]} assertionResults
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} [errors]
 */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** @returns {Tally} */
export function addTallies(/** @type {Tally[]} */ tallies) {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  )
}

/** @returns {Tally} */
export function tallyVitest(/** @type {VitestReport | undefined} */ report, /** @type {number} */ exitCode) {
  if (!report) return crashed(NOTHING, exitCode, true)
  // A file that can't be loaded has failed although none of its tests did.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  ).length
  return crashed(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    },
    exitCode,
  )
}

/** @returns {Tally} */
export function tallyPlaywright(
  /** @type {PlaywrightReport | undefined} */ report,
  /** @type {number} */ exitCode,
) {
  if (!report) return crashed(NOTHING, exitCode, true)
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + (report.errors?.length ?? 0)
  return crashed({ passed: expected + flaky, failed, skipped }, exitCode)
}

/** A runner that ends with an error, or without a report, has failed whatever it counted. */
function crashed(/** @type {Tally} */ tally, /** @type {number} */ exitCode, silent = false) {
  if (tally.failed === 0 && (exitCode !== 0 || silent)) return { ...tally, failed: 1 }
  return tally
}

const NAME_LETTERS = 300

/** The names are in the last line, because only that may be kept of a long log. */
export function closingLine(
  /** @type {Tally} */ { passed, failed, skipped },
  /** @type {readonly string[]} */ failures = [],
) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return [counts, failures.map((name) => name.slice(0, NAME_LETTERS)).join('; ')].filter(Boolean).join(': ')
}
