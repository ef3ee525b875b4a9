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
import { serveSlidePeer } from './slide/serveSlidePeer.ts'

export interface SlideRow {
  slide: string
  viewer: string
  firstTileMs: number
  wholeViewMs: number
  /** The time from a pan to another place until every tile there is drawn. */
  panMs: number
}

/** A slide viewer with the slides that it can show; the other one reads no DICOM. */
interface SlideViewer {
  viewer: string
  url: string
  canShow: (slide: string) => boolean
}

/** The available slides: a large one, which needs libvips, and real ones from outside the repository. */
export async function measureSlides(browser: Browser, peer: string): Promise<SlideRow[]> {
  const slides = slidesAtHand()
  if (slides.size === 0)
    console.log('No slide at hand: neither libvips nor the collection of real files is here.')
  const [ours, other] = [await serveSlidePage(), await serveSlidePeer()]
  const viewers: SlideViewer[] = [
    { viewer: 'Pandok', url: ours.url, canShow: () => true },
    { viewer: peer, url: other.url, canShow: (slide) => slide !== 'dicom' },
  ]
  try {
    const rows: SlideRow[] = []
    const shown = [...slides].flatMap(([slide, files]) =>
      viewers.filter(({ canShow }) => canShow(slide)).map((by) => ({ ...by, slide, files })),
    )
    for (const { slide, files, viewer, url } of shown) {
      const { firstTileMs, wholeViewMs, pans } = await measureSlide(browser, url, files)
      rows.push({
        slide,
        viewer,
        firstTileMs: rounded(firstTileMs, 0),
        wholeViewMs: rounded(wholeViewMs, 0),
        panMs: rounded(median(pans), 0),
      })
    }
    return rows
  } finally {
    await ours.stop()
    await other.stop()
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
