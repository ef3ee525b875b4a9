import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { serveSlidePage } from '../../e2e/slide/serveSlidePage.ts'
import { median, rounded } from '../measure/statistics.ts'
import { makeLargeSlide } from './slide/makeLargeSlide.ts'
import { measureSlide } from './slide/measureSlide.ts'

export interface SlideRow {
  slide: string
  firstTileMs: number
  wholeViewMs: number
  /** From a pan to a fresh place until every tile there is drawn. */
  panMs: number
}

/** The slides that are at hand: a large one needs libvips to be made, the real ones lie beside the repository. */
export async function measureSlides(browser: Browser): Promise<SlideRow[]> {
  const slides = slidesAtHand()
  if (slides.size === 0)
    console.log('No slide at hand: neither libvips nor the collection of real files is here.')
  const served = await serveSlidePage()
  try {
    const rows: SlideRow[] = []
    for (const [slide, files] of slides) {
      const { firstTileMs, wholeViewMs, pans } = await measureSlide(browser, served.url, files)
      rows.push({
        slide,
        firstTileMs: rounded(firstTileMs, 0),
        wholeViewMs: rounded(wholeViewMs, 0),
        panMs: rounded(median(pans), 0),
      })
    }
    return rows
  } finally {
    await served.stop()
  }
}

function slidesAtHand(): Map<string, string[]> {
  const slides = new Map<string, string[]>()
  if (spawnSync('vips', ['--version']).status === 0)
    slides.set('large', [makeLargeSlide(join(tmpdir(), 'pandok-slides'))])
  const collection =
    process.env['PANDOK_DICOM'] ?? fileURLToPath(new URL('../../../shared/dicom', import.meta.url))
  const wsi = join(collection, 'wsi')
  if (!existsSync(wsi)) return slides
  const series = join(wsi, 'dicom-cmu1')
  slides.set('svs', [join(wsi, 'CMU-1-Small-Region.svs')])
  slides.set(
    'dicom',
    readdirSync(series).map((name) => join(series, name)),
  )
  return slides
}
