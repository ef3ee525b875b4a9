// npx tsx bench/viewer/slide/run.ts [folder for pictures]
import { existsSync, readdirSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { serveSlidePage } from '../../../e2e/slide/serveSlidePage.ts'
import { findBrowser } from '../../../tools/setup/findBrowser.mjs'
import { makeLargeSlide } from './makeLargeSlide.ts'
import { measureSlide } from './measureSlide.ts'

const pictures = process.argv[2]
const collection =
  process.env['PANDOK_DICOM'] ?? fileURLToPath(new URL('../../../../shared/dicom', import.meta.url))
const wsi = join(collection, 'wsi')
const slides: Record<string, string[]> = { large: [makeLargeSlide(join(tmpdir(), 'pandok-slides'))] }
if (existsSync(wsi)) {
  const series = join(wsi, 'dicom-cmu1')
  slides['svs'] = [join(wsi, 'CMU-1-Small-Region.svs')]
  slides['dicom'] = readdirSync(series).map((name) => join(series, name))
}

const { executablePath, env, args } = findBrowser()
const served = await serveSlidePage()
const browser = await chromium.launch({ executablePath, env, args })
try {
  for (const [name, files] of Object.entries(slides)) {
    const picture = pictures && join(pictures, `${name}.png`)
    const figures = await measureSlide(browser, served.url, files, picture)
    console.log(name, JSON.stringify({ ...figures, load: loadavg()[0] }, undefined, 2))
  }
} finally {
  await browser.close()
  await served.stop()
}
