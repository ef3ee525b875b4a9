import type { Page } from '@playwright/test'
import { chestPhantom } from './chestPhantom.ts'

/** Opens the synthetic chest and waits for its image. */
export async function openChest(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .locator('main section, main div')
      .getByRole('button')
      .filter({ hasText: /파일 열기|Open files/u })
      .click(),
  ])
  await chooser.setFiles(chestPhantom())
  await page.locator('[data-window]').first().waitFor()
  await page.waitForTimeout(1500)
}
