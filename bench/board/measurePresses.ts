import type { BrowserContext } from '@playwright/test'
import { phraseKeys } from './fullPlate.ts'
import { openDesk } from './openDesk.ts'

interface Watching {
  watchFor(sentence: string): void
  pressToText(): Promise<Press>
}

/** `shown` waits for the display's next frame, `laidOut` doesn't. */
interface Press {
  laidOutMs: number
  shownMs: number
}

/** Presses every key of a cell that writes at once; from the keyboard's event to the text. */
export async function measurePresses(context: BrowserContext, plateId: string): Promise<Press[]> {
  try {
    const page = await openDesk(context, plateId)
    const times: Press[] = []
    for (const { key, text } of phraseKeys) {
      await page.evaluate((sentence) => (window as unknown as Watching).watchFor(sentence), text)
      await page.keyboard.press(key)
      times.push(await page.evaluate(() => (window as unknown as Watching).pressToText()))
    }
    return times
  } finally {
    await context.close()
  }
}
