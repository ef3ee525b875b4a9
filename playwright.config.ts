import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/setup/findBrowser.mjs'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server/buildPandok.ts',
  outputDir: 'test-results',
  workers: 2,
  // A crowded machine may be late once. What needs the second try is named at the end of the run; at home nothing gets one.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: findBrowser(),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Without the film: it costs every journey a seventh of its time, and each step's page is kept anyway.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    video: 'off',
  },
  projects: [{ name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }],
})
