import { inRepository } from '../build/repository.mjs'
import { findFirefox } from './findFirefox.mjs'

/**
 * Journeys that this bridge can drive. Others stop at what the long-term version's BiDi lacks (a field filled at once tells React
 * nothing, clicks in the gateway's frame are lost), which says nothing of Firefox itself: a hand at the keyboard gets through.
 */
const JOURNEYS = ['home', 'keyboard', 'member-logs-in']

/**
 * The journeys in Firefox, for Playwright. Language and time zone are given as Firefox's own settings,
 * because the long-term version has no commands for them.
 * @returns {import('@playwright/test').Project}
 */
export function firefoxProject() {
  const path = findFirefox()
  if (path === undefined) throw new Error('No Firefox found. Install it, or set FIREFOX_PATH to one.')
  return {
    name: 'firefox',
    testMatch: JOURNEYS.map((name) => `${name}.spec.ts`),
    // Firefox doesn't report when its network is idle.
    grepInvert: /@release|nothing of the engine is fetched/u,
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
