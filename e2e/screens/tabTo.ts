import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab (or another key) until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab', pressesMax = 90): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < pressesMax; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} was not reached with ${pressesMax} presses of ${key}`)
}
