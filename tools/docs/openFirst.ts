import type { Page } from '@playwright/test'

export async function openFirst(page: Page, part: string): Promise<void> {
  await page.locator(`[data-part=${part}]`).click()
  await page.locator('[role=tabpanel] [aria-expanded=false]').first().click()
}
