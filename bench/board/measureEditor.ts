import type { BrowserContext } from '@playwright/test'

/** From the arrival of the plate's data to the frame that shows a board whose cells take the focus. */
export async function measureEditor(context: BrowserContext, plateId: string): Promise<number> {
  try {
    const page = await context.newPage()
    // Once without counting: the code of the editor is on the computer after the first visit.
    await page.goto(`/program/plate?plate=${plateId}`)
    await page.getByRole('gridcell', { name: /칸 60/u }).waitFor()
    await page.addInitScript(() => {
      const look = () => {
        const isThere = document.querySelectorAll('[role="gridcell"]').length >= 60
        if (!isThere) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Object.assign(window, { boardShownAt: performance.now() })
        port2.postMessage(0)
        return undefined
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await page.getByRole('gridcell', { name: /칸 60/u }).waitFor()
    return await page.evaluate(() => {
      const { boardShownAt } = window as unknown as { boardShownAt: number }
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/live-event'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .filter((end) => end < boardShownAt)
      return boardShownAt - Math.max(...answers)
    })
  } finally {
    await context.close()
  }
}
