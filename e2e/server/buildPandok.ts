import { rm } from 'node:fs/promises'
import { ensureBuilt, FOR_TESTS } from '../../tools/build/ensureBuilt.mjs'
import { isFull } from '../../tools/run/testScope.mjs'
import { startPandok, TEMPLATE_VARIABLE } from './startPandok.ts'

/**
 * Playwright calls the default export of this file before the first test. The first start on an empty data folder
 * (cluster, migrations, library, demo accounts) happens only once, here; every server of the tests starts with a
 * copy.
 */
export default async function buildPandok(): Promise<() => Promise<void>> {
  await ensureBuilt(isFull ? undefined : FOR_TESTS)
  const first = await startPandok()
  await first.stop()
  process.env[TEMPLATE_VARIABLE] = first.dataDir
  return () => rm(first.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
