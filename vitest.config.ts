import { defineConfig } from 'vitest/config'

/** Three rooms: code that runs in Node beside a database, components that need a document, and our own tools. */
export default defineConfig({
  test: {
    pool: 'threads',
    // Isolation costs 0.4 s per file on two cores; tests keep no state in modules instead.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{domain,module-engine,board,viewer,protocol,i18n,library,testkit}/src/**/*.test.ts',
            'apps/{server,gateway-sandbox,desktop}/src/**/*.test.ts',
          ],
          globalSetup: ['apps/server/src/testkit/provideDatabase.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts', 'e2e/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/testkit/patience.ts'],
          testTimeout: 20_000,
          // Style sheets are emptied in tests, except the one whose contrasts are measured.
          css: { include: [/tokens\.css/] },
          include: ['packages/{ui,module-form}/src/**/*.test.tsx', 'apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
