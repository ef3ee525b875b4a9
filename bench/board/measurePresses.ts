import type { BrowserContext, Page } from '@playwright/test'
import { phraseKeys } from './fullPlate.ts'

interface Watching {
  watchFor(sentence: string): void
  pressToText(): Promise<Press>
}

/** `shown` waits for the display's next frame, `laidOut` doesn't. */
export interface Press {
  laidOutMs: number
  shownMs: number
}

interface Presses {
  times: Press[]
  /** The processor time of one press including rendering, which other programs affect least. */
  processorMs: number
}

/** Presses the key of every cell that writes without a form, and measures from the keyboard's event to the text. */
export async function measurePresses(
  context: BrowserContext,
  open: (context: BrowserContext) => Promise<Page>,
): Promise<Presses> {
  try {
    const page = await open(context)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const usedMs = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    const before = await usedMs()
    const times: Press[] = []
    for (const { key, text } of phraseKeys) {
      await page.evaluate((sentence) => (window as unknown as Watching).watchFor(sentence), text)
      await page.keyboard.press(key)
      times.push(await page.evaluate(() => (window as unknown as Watching).pressToText()))
    }
    return { times, processorMs: ((await usedMs()) - before) / times.length }
  } finally {
    await context.close()
  }
}
