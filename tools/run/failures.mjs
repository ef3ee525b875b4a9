/**
 * What failed, by name: the end of a long log is what people see of it first, and often all that is kept.
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, ok: boolean, file: string, line: number }[]} [specs]
 */

/** @returns {string[]} */
export function failuresOfVitest(/** @type {import('./tally.mjs').VitestReport | undefined} */ report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name = '', message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [`${name}: ${firstLine(message)}`]
      return failed.map(
        ({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
      )
    })
}

/** @returns {string[]} */
export function failuresOfPlaywright(/** @type {{ suites?: PlaywrightSuite[] } | undefined} */ report) {
  return (report?.suites ?? []).flatMap(failuresOfSuite)
}

/** @returns {string[]} */
function failuresOfSuite(/** @type {PlaywrightSuite} */ { suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`)
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

function firstLine(/** @type {string | undefined} */ text) {
  return (text ?? '').trim().split('\n', 1)[0] ?? ''
}
