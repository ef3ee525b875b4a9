import type { BrowserContext } from '@playwright/test'

/**
 * Measures the time from the arrival of the plate's data to the frame that shows a board whose cells can have the
 * focus.
 */
export async function measureEditor(context: BrowserContext, plateId: string): Promise<number> {
  try {
    const page = await context.newPage()
    // The first visit isn't counted, because the editor's code is cached afterwards.
    for (const _ of ['first visit', 'counted']) {
      await page.goto(`/program/plate?plate=${plateId}`)
      await page.getByRole('gridcell', { name: /칸 60/u }).waitFor()
    }
    return await page.evaluate(async () => {
      const shownAt = await (window as unknown as { boardShownAt: Promise<number> }).boardShownAt
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/live-event'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .filter((end) => end < shownAt)
      return shownAt - Math.max(...answers)
    })
  } finally {
    await context.close()
  }
}
