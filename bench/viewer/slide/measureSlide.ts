import type { Browser } from '@playwright/test'
import type {} from '../../../e2e/slide/slidePage.ts'

/** The figures of one slide in a fresh page; times are in milliseconds. */
export interface SlideFigures {
  openedMs: number
  firstTileMs: number
  wholeViewMs: number
  pans: readonly number[]
  leftOpen: number
  violations: readonly string[]
  errors: readonly string[]
}

/** Places all over a slide, far from each other, as fractions of its size. */
const PLACES = [0.2, 0.7, 0.45, 0.85, 0.3, 0.6]

export async function measureSlide(
  browser: Browser,
  url: string,
  files: readonly string[],
  picture?: string,
): Promise<SlideFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  try {
    await page.goto(url)
    await page.setInputFiles('#files', [...files])
    const first = await page.evaluate(() => window.slidePage.open())
    if (picture) await page.screenshot({ path: picture })
    const size = await page.evaluate(() => window.slidePage.size())
    const pans: number[] = []
    for (const [index, x] of PLACES.entries()) {
      const y = PLACES[(index + 2) % PLACES.length] ?? 0.5
      const to = { x: x * size.width, y: y * size.height }
      pans.push(await page.evaluate((place) => window.slidePage.panTo(place.x, place.y), to))
    }
    await page.evaluate(() => window.slidePage.dispose())
    await page.waitForTimeout(300)
    const { made, closed, violations } = await page.evaluate(() => window.slidePage.counts())
    const { openedMs, firstTileMs, wholeViewMs } = first
    return { openedMs, firstTileMs, wholeViewMs, pans, leftOpen: made - closed, violations, errors }
  } finally {
    await context.close()
  }
}
