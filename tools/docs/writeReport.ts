import type { Page } from '@playwright/test'

/** Four sentences by their keys, then the module's form. */
export async function writeReport(page: Page): Promise<void> {
  for (const key of ['1', '2', 'q', 'w', 'd']) await page.keyboard.press(key)
  const form = page.locator('[data-module-form]')
  await form.waitFor()
  await page.keyboard.press('2')
  await form.locator('[data-field]').nth(2).locator('input').fill('12.5')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('d')
}
