import { defineConfig, type Project } from '@playwright/test'
import { firefoxProject } from './tools/firefox/firefoxProject.mjs'
import { isFull, journeyWorkers, rotation, slowness } from './tools/run/testScope.mjs'
import { findBrowser } from './tools/setup/findBrowser.mjs'
import { webkitProject } from './tools/webkit/webkitProject.mjs'

// Time-outs end tests that hang; they must not end tests that are only slow.
const slowFactor = slowness()
// The workers are separate processes and read their cells of the test matrices from it.
rotation()

export default defineConfig({
  testDir: 'e2e',
  // CONTRIBUTING.md says which journeys `npm test` leaves to `npm run test:full`, and where their facts are shown instead.
  ...(isFull ? {} : { grepInvert: /@release/u }),
  globalSetup: './e2e/server/buildPandok.ts',
  outputDir: 'test-results',
  workers: journeyWorkers,
  // Playwright's own translator takes 50 ms for a file, and each worker that is first at it takes them again: the library
  // with the words of five languages was half a minute of a journey. `npm test` brings a quicker one for all but journeys.
  build: {
    external: process.execArgv.includes('tsx') ? ['**/packages/**', '**/apps/**', '**/tools/**'] : [],
  },
  // On a busy machine, a journey may fail once. Those that need a second try are listed at the end of the run; local
  // runs have no second try.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 600_000 * slowFactor,
  expect: { timeout: 60_000 * slowFactor },
  reporter: 'list',
  use: {
    launchOptions: findBrowser(),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    actionTimeout: 60_000 * slowFactor,
    navigationTimeout: 120_000 * slowFactor,
    screenshot: 'only-on-failure',
    // Recording a journey takes a large part of its time, so only the second try of a failed one is recorded.
    trace: 'on-first-retry',
    video: 'off',
    // A window that moves is drawn sixty times a second by the processor, and buttons are pressed once they stand still.
    // With motion, as most people have it, all of it runs in `npm run test:full`.
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
  },
  projects: [projectFor(process.env['PANDOK_BROWSER'])],
})

function projectFor(browser: string | undefined): Project {
  if (browser === 'firefox') return firefoxProject()
  if (browser === 'webkit') return webkitProject()
  return { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }
}
