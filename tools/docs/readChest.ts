import type { Page } from '@playwright/test'
import { openChest } from './openChest.ts'

/** Finds a nodule in the lung window, measures it and enters it in the report. */
export async function readChest(page: Page): Promise<void> {
  await openChest(page)
  const viewport = page.locator('[data-viewport="0"]')
  await viewport.press('2')
  for (let step = 0; step < 23; step++) await viewport.press('ArrowDown')
  await page
    .getByRole('button', { name: /갑상선/u })
    .first()
    .click()
  await page.locator('[role=grid]').waitFor()
  const box = await viewport.boundingBox()
  if (!box) return
  const side = Math.min(box.width, box.height)
  const at = (x: number, y: number) =>
    [box.x + box.width / 2 + (x - 0.5) * side, box.y + box.height / 2 + (y - 0.5) * side] as const
  await viewport.press('l')
  await page.mouse.move(...at(0.238, 0.46))
  await page.mouse.down()
  await page.mouse.move(...at(0.302, 0.46), { steps: 4 })
  await page.mouse.up()
  await viewport.press('Shift+l')
  await page.locator('[data-position="0"]').click()
  await page.locator('[data-position="2"]').click()
}
