import type { BrowserContext, Page } from '@playwright/test'

/** Opens the plate in use, with its keys in effect. */
export async function openWorkspace(context: BrowserContext, plateId: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/program/preview?plate=${plateId}`)
  await page.getByRole('gridcell', { name: /칸 60/u }).waitFor()
  // Modules are compiled while the page is idle; a person needs a moment before the first key as well.
  await page.waitForTimeout(1000)
  return page
}
