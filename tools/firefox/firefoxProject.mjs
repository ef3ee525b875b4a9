import { inRepository } from '../build/repository.mjs'
import { findFirefox } from './findFirefox.mjs'

/** The main ways through the product. What a browser has no part in isn't tried twice. */
const JOURNEYS = [
  'answer-keys',
  'home',
  'library',
  'member-logs-in',
  'module-by-keyboard',
  'plate-by-keyboard',
  'report-check',
  'report-of-an-exam',
  'store-buying',
  'viewer-into-report',
  'viewer-looking',
  'viewer-planes',
  'visitor-joins',
]

/**
 * The journeys in Firefox, for Playwright. Language and time zone are given as Firefox's own settings, because the long-term
 * version has no commands for them.
 * @returns {import('@playwright/test').Project}
 */
export function firefoxProject() {
  const path = findFirefox()
  if (path === undefined) throw new Error('No Firefox found. Install it, or set FIREFOX_PATH to one.')
  return {
    name: 'firefox',
    testMatch: JOURNEYS.map((name) => `${name}.spec.ts`),
    // These look at what only Chromium tells: its requests' bodies, its accessibility tree, its memory.
    grepInvert: /@release|@chromium/u,
    use: {
      browserName: 'firefox',
      viewport: { width: 1280, height: 800 },
      launchOptions: {
        channel: 'moz-firefox',
        executablePath: inRepository('tools', 'firefox', 'bidiBridge.mjs'),
        env: { ...definedOnly(process.env), FIREFOX_PATH: path, TZ: 'Asia/Seoul' },
        args: [],
        firefoxUserPrefs: { 'intl.accept_languages': 'ko-KR,ko', 'ui.prefersReducedMotion': 1 },
      },
    },
  }
}

/** @returns {Record<string, string>} */
function definedOnly(/** @type {NodeJS.ProcessEnv} */ environment) {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
