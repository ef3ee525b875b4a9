import { test as base, expect } from '@playwright/test'
import { slowness } from '../tools/run/testScope.mjs'
import { watchPages } from './pages/watchPages.ts'
import { OWN_GATEWAY } from './server/ownGateway.ts'
import { type Pandok, startPandok } from './server/startPandok.ts'
import { startPandokForFirefox } from './server/startPandokForFirefox.ts'

interface JourneyFixtures {
  /**
   * `test.use({ pagesMayComplain: true })` is for tests that cause content policy violations or uncaught errors on
   * purpose.
   */
  pagesMayComplain: boolean
  serverOutputOnFailure: undefined
}

interface WorkerFixtures {
  /**
   * Settings of the server; `test.use({ pandokEnv: {…} })` at the top of a file starts a separate server for that
   * file.
   */
  pandokEnv: Record<string, string>
  /** The running server, one per worker, initially empty. */
  pandok: Pandok
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  pandokEnv: [OWN_GATEWAY, { scope: 'worker', option: true }],
  pandok: [
    async ({ pandokEnv, browserName }, use) => {
      const start = browserName === 'firefox' ? startPandokForFirefox : startPandok
      const pandok = await start(pandokEnv)
      await use(pandok)
      await pandok.dispose()
    },
    { scope: 'worker', timeout: 300_000 * slowness() },
  ],
  baseURL: async ({ pandok }, use) => use(pandok.url),
  pagesMayComplain: [false, { option: true }],
  context: async ({ context, pagesMayComplain }, use) => {
    const complaints = await watchPages(context)
    await use(context)
    if (!pagesMayComplain) expect(complaints, 'what the pages complained about').toEqual([])
  },
  serverOutputOnFailure: [
    async ({ pandok }, use, testInfo) => {
      const before = pandok.output().length
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      await testInfo.attach('server output', {
        body: pandok.output().slice(before),
        contentType: 'text/plain',
      })
    },
    { auto: true },
  ],
})

export { expect }
