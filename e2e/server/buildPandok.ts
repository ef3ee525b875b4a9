import { ensureBuilt } from '../../tools/build/ensureBuilt.mjs'

// Playwright calls the default export of this file before the first journey.
export default async function buildPandok(): Promise<void> {
  await ensureBuilt()
}
