/**
 * How long the parts of a run took, for its last lines.
 *
 * @typedef {{ name: string, seconds: number }} Timing
 *
 * @typedef {object} TimedPlaywrightSuite
 * @property {TimedPlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests?: { results?: { duration?: number }[] }[] }[]} [specs]
 */

const SLOWEST_SHOWN = 10
const MS = 1000

/**
 * Returns each file with the time between the start of its first test and the end of its last.
 * @returns {Timing[]}
 */
export function timingsOfVitest(
  /** @type {{ testResults?: { name?: string, startTime?: number, endTime?: number }[] } | undefined} */ report,
  /** @type {string} */ root,
) {
  return (report?.testResults ?? []).map(({ name = '', startTime = 0, endTime = 0 }) => ({
    name: name.replace(root, '').replace(/^[/\\]/, ''),
    seconds: Math.max(0, endTime - startTime) / MS,
  }))
}

/**
 * Returns each journey, with all of its attempts.
 * @returns {Timing[]}
 */
export function timingsOfPlaywright(/** @type {{ suites?: TimedPlaywrightSuite[] } | undefined} */ report) {
  return (report?.suites ?? []).flatMap(specsOf).map(({ title, file, tests = [] }) => ({
    name: `${file} › ${title}`,
    seconds: sum(tests.flatMap(({ results = [] }) => results.map(({ duration = 0 }) => duration / MS))),
  }))
}

/** @returns {NonNullable<TimedPlaywrightSuite['specs']>} */
function specsOf(/** @type {TimedPlaywrightSuite} */ { suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * Returns the unit tests by package or program, longest first.
 * @returns {Timing[]}
 */
export function byProject(/** @type {readonly Timing[]} */ files) {
  const totals = new Map()
  for (const { name, seconds } of files) {
    const project = name
      .split(/[/\\]/)
      .slice(0, /^(?:apps|packages)[/\\]/.test(name) ? 2 : 1)
      .join('/')
    totals.set(project, (totals.get(project) ?? 0) + seconds)
  }
  return longestFirst([...totals].map(([name, seconds]) => ({ name, seconds })))
}

/** @returns {string[]} */
export function describeTimings(
  /** @type {readonly Timing[]} */ parts,
  /** @type {readonly Timing[]} */ unitFiles,
  /** @type {readonly Timing[]} */ journeys,
) {
  const line = (/** @type {Timing} */ { name, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${name}`
  return [
    `Where the time went (${sum(parts.map(({ seconds }) => seconds)).toFixed(0)} s):`,
    ...parts.map(line),
    ...section('Unit tests by project, added up over the workers:', byProject(unitFiles)),
    ...section('The slowest test files:', longestFirst(unitFiles).slice(0, SLOWEST_SHOWN)),
    ...section('The slowest journeys:', longestFirst(journeys).slice(0, SLOWEST_SHOWN)),
  ]

  /** @returns {string[]} */
  function section(/** @type {string} */ title, /** @type {readonly Timing[]} */ timings) {
    return timings.length === 0 ? [] : [title, ...timings.map(line)]
  }
}

const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((total, each) => total + each, 0)

const longestFirst = (/** @type {readonly Timing[]} */ timings) =>
  timings.toSorted((left, right) => right.seconds - left.seconds)
