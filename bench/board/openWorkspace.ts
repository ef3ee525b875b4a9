import type { BrowserContext, Page } from '@playwright/test'

/** The plate as it is used, with its keys in force. */
export async function openWorkspace(context: BrowserContext, plateId: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/program/preview?plate=${plateId}`)
  await page.getByRole('gridcell', { name: /칸 60/u }).waitFor()
  // Modules are made ready while nothing else happens; a person needs a moment for the first key, too.
  await page.waitForTimeout(1000)
  return page
}
