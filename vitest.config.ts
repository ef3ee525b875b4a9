import { defineConfig } from 'vitest/config'
import { shortLived } from './tools/run/shortLived.mjs'
import { isFull, rotation, slowness, workers } from './tools/run/testScope.mjs'

// Time-outs end tests that hang; they must not end tests that are only slow.
const TIMEOUT_MS = 300_000 * slowness()
const PROPERTY_SEED = process.env['PANDOK_PROPERTY_SEED'] ?? (isFull ? '' : String(rotation()))

/**
 * Three projects: code that runs in Node beside a database, components that need a document, and our own tools. They run
 * one after the other: a worker that meets a file of another project is thrown away with all the modules it has loaded.
 * Components have one worker, which gets all files at once and makes one document for them; with several, each file costs
 * another document. `npm test` runs them in a process beside the others.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    // Isolation costs 0.4 s per file on two cores; tests keep no state in modules instead.
    isolate: false,
    testTimeout: TIMEOUT_MS,
    // As for journeys, tests that pass only at the second try are listed at the end of `npm test`.
    retry: process.env['CI'] === undefined ? 0 : 1,
    hookTimeout: TIMEOUT_MS,
    setupFiles: ['tools/run/setUpTests.ts'],
    env: { PANDOK_PROPERTY_SEED: PROPERTY_SEED },
    expect: { poll: { timeout: TIMEOUT_MS / 2 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Native code (password hashing, image files) may crash a process whose threads come and go; a worker that
          // dies as a process of its own is named with the file it ran.
          pool: 'forks',
          execArgv: shortLived(),
          maxWorkers: workers - 1,
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: [
            'packages/{domain,module-engine,board,report-check,exchange,viewer,protocol,i18n,library,testkit}/src/**/*.test.ts',
            'apps/{server,gateway-sandbox,desktop}/src/**/*.test.ts',
          ],
          globalSetup: ['apps/server/src/testkit/provideDatabase.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          pool: 'forks',
          execArgv: shortLived(),
          maxWorkers: workers - 1,
          sequence: { groupOrder: 2 },
          environment: 'node',
          include: ['tools/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          environment: 'happy-dom',
          // Beside the one above, which a project inherits.
          setupFiles: ['apps/web/src/testkit/setUpScreens.ts'],
          // Style sheets are emptied in tests, except the one whose contrasts are measured.
          css: { include: [/tokens\.css/] },
          include: ['packages/{ui,module-form}/src/**/*.test.tsx', 'apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
