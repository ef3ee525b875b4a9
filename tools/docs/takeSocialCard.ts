// node --import tsx tools/docs/takeSocialCard.ts takes the picture that is shown next to a link to the site.
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { inRepository } from '../build/repository.mjs'
import { findBrowser } from '../setup/findBrowser.mjs'
import type { Shot } from './Shot.ts'
import { siteShots } from './siteShots.ts'
import { takeLibraryPlate } from './takeLibraryPlate.ts'
import { takeShot } from './takeShot.ts'

/**
 * Social networks ask for 1200 × 630 pixels (apps/server/src/http/site/headTags.ts declares them); they are
 * scaled down from a larger window.
 */
const SIZE: Shot['size'] = [1600, 840]
const SCALE = 0.75

await ensureBuilt()
const folder = inRepository('apps', 'web', 'public')
await mkdir(folder, { recursive: true })
const pandok = await startPandok()
const browser = await chromium.launch(findBrowser())
try {
  const language = 'en'
  const [viewer] = siteShots(await takeLibraryPlate(pandok, 'Chest CT', language))
  if (!viewer) throw new Error('There is no picture of the viewer to make the card from.')
  const image = await takeShot(browser, pandok, { ...viewer, size: SIZE, language, theme: 'dark' }, SCALE)
  await writeFile(`${folder}/social-card.png`, image)
  process.stdout.write(`apps/web/public/social-card.png ${Math.round(image.length / 1024)} kB\n`)
} finally {
  await browser.close()
  await pandok.dispose()
}
