import type { BrowserContext } from '@playwright/test'
import { phraseKeys } from './fullPlate.ts'
import { openDesk } from './openDesk.ts'

interface Watching {
  pressedAt: number
  shownAt: Promise<number>
}

/** Presses every key of a cell that writes at once; from the keyboard's event to the frame that shows the text. */
export async function measurePresses(context: BrowserContext, plateId: string): Promise<number[]> {
  try {
    const page = await openDesk(context, plateId)
    const times: number[] = []
    for (const { key, text } of phraseKeys) {
      await page.evaluate((sentence) => {
        const watching = {} as Watching
        window.addEventListener(
          'keydown',
          ({ timeStamp }) => {
            watching.pressedAt = timeStamp
          },
          { capture: true, once: true },
        )
        watching.shownAt = new Promise((resolve) => {
          const isShown = () =>
            [...document.querySelectorAll('textarea')].some(({ value }) => value.includes(sentence))
          const look = () => {
            if (!isShown()) return requestAnimationFrame(look)
            // The frame that was being made when it was found is on the screen when the next task runs.
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now())
            port2.postMessage(0)
            return undefined
          }
          requestAnimationFrame(look)
        })
        Object.assign(window, { watching })
      }, text)
      await page.keyboard.press(key)
      times.push(
        await page.evaluate(async () => {
          const { watching } = window as unknown as { watching: Watching }
          return (await watching.shownAt) - watching.pressedAt
        }),
      )
    }
    return times
  } finally {
    await context.close()
  }
}
