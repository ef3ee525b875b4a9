import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { inRepository } from '../build/repository.mjs'
import { findBrowser } from '../setup/findBrowser.mjs'
import { siteShots } from './siteShots.ts'
import { takeLibraryPlate } from './takeLibraryPlate.ts'
import { takeShot } from './takeShot.ts'

interface Sharp {
  resize(width: number): Sharp
  avif(options: { quality: number; effort: number }): Sharp
  webp(options: { quality: number }): Sharp
  toFile(path: string): Promise<{ size: number }>
}

/** This is the server's own copy, with which it processes banners. */
const sharp: (image: Buffer) => Sharp = createRequire(inRepository('apps', 'server', 'package.json'))('sharp')

const LANGUAGES = { ko: '흉부 CT', en: 'Chest CT' }
/** Every screen has at least 1440 pixels. */
const SCALE = 1.125
const WIDTHS = [720, 1440]

const folder = inRepository('apps', 'web', 'src', 'features', 'site', 'shots')
/** Takes the named screenshots, or all. */
const names = process.argv.slice(2)

async function keep(image: Buffer, name: string): Promise<void> {
  for (const width of WIDTHS) {
    const { size } = await sharp(image)
      .resize(width)
      .avif({ quality: 55, effort: 3 })
      .toFile(`${folder}/${name}-${width}.avif`)
    process.stdout.write(`${name}-${width}.avif ${Math.round(size / 1024)} kB\n`)
  }
  await sharp(image).resize(1440).webp({ quality: 78 }).toFile(`${folder}/${name}-1440.webp`)
}

await ensureBuilt()
await mkdir(folder, { recursive: true })
const browser = await chromium.launch(findBrowser())
try {
  for (const [language, plateName] of Object.entries(LANGUAGES)) {
    // Each screenshot needs a server of its own, because copies keep the names of the language in which they
    // were copied.
    const pandok = await startPandok()
    try {
      const taken = await takeLibraryPlate(pandok, plateName, language)
      for (const shot of siteShots(taken).filter(({ name }) => names.length === 0 || names.includes(name)))
        for (const theme of ['light', 'dark'] as const)
          await keep(
            await takeShot(browser, pandok, { ...shot, language, theme }, SCALE),
            `${shot.name}-${language}-${theme}`,
          )
    } finally {
      await pandok.dispose()
    }
  }
} finally {
  await browser.close()
}
