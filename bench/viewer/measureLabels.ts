import type { Browser, Page } from '@playwright/test'
import { median, rounded } from '../measure/statistics.ts'
import { SLICES } from './makeCt.ts'
import { drop, type ProbeWindow, readyPage } from './measureViewer.ts'
import type { Viewer } from './viewers/Viewer.ts'

/** Compares scrolling through the same study in the same page with and without a segmentation on the images. */
export interface LabelRow {
  labels: 'drawn' | 'hidden'
  scrollFps: number
  notchMs: number
}

/** Both alternate, so that a slow moment affects both. */
export async function measureLabels(
  browser: Browser,
  viewer: Viewer,
  files: readonly string[],
  rounds: number,
): Promise<LabelRow[]> {
  const page = await readyPage(browser, viewer, files)
  try {
    await drop(page, viewer)
    await page.evaluate(() => {
      const { probe, isDone } = window as unknown as ProbeWindow
      return probe.watch(isDone)
    })
    await openLabels(page)
    const found: LabelRow[] = []
    for (let round = 0; round < rounds; round++)
      for (const labels of ['drawn', 'hidden'] as const) {
        await showLabels(page, labels === 'drawn')
        found.push({ labels, ...(await scroll(page, viewer)) })
      }
    return (['drawn', 'hidden'] as const).map((labels) => {
      const own = found.filter((row) => row.labels === labels)
      return {
        labels,
        scrollFps: rounded(median(own.map(({ scrollFps }) => scrollFps)), 1),
        notchMs: rounded(median(own.map(({ notchMs }) => notchMs)), 1),
      }
    })
  } finally {
    await page.context().close()
  }
}

const drawn = (page: Page) => page.locator('[data-viewport] [data-labels]')

/** A segmentation is listed with its study, and drawn once it is chosen there. */
async function openLabels(page: Page): Promise<void> {
  await page.getByRole('region', { name: '분할과 윤곽' }).getByRole('button').first().click()
  await drawn(page).waitFor({ timeout: 120_000 })
}

async function showLabels(page: Page, isWanted: boolean): Promise<void> {
  if ((await drawn(page).isVisible()) !== isWanted) await page.locator('[data-viewport]').press('Shift+V')
  await drawn(page).waitFor({ state: isWanted ? 'visible' : 'detached' })
}

async function scroll(page: Page, { wheelOn }: Viewer) {
  const { framesPerSecond, notchMs } = await page.evaluate(
    ({ css, slices }) => (window as unknown as ProbeWindow).probe.scroll(css, slices),
    { css: wheelOn, slices: SLICES },
  )
  return { scrollFps: framesPerSecond, notchMs: median(notchMs) }
}
