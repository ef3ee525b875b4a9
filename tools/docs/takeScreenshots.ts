import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { inRepository } from '../build/repository.mjs'
import { findBrowser } from '../setup/findBrowser.mjs'
import { screenShots } from './screenShots.ts'
import { takeShot } from './takeShot.ts'

/** Takes the named screenshots, or all. A screenshot may need what an earlier one has prepared. */
const names = process.argv.slice(2)
const requested = screenShots.filter(({ name }) => names.length === 0 || names.includes(name))

await ensureBuilt()
await mkdir(inRepository('docs', 'images'), { recursive: true })
const pandok = await startPandok()
const browser = await chromium.launch(findBrowser())
try {
  for (const shot of requested) {
    const image = await takeShot(browser, pandok, shot)
    await writeFile(inRepository('docs', 'images', `${shot.name}.png`), image)
    process.stdout.write(`docs/images/${shot.name}.png ${Math.round(image.length / 1024)} kB\n`)
  }
} finally {
  await browser.close()
  await pandok.dispose()
}
