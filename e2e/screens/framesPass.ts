import type { Page } from '@playwright/test'

/** Waits for that many frames of the page. */
export async function framesPass(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)
}
