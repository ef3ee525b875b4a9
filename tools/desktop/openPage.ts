import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../setup/findBrowser.mjs'

export interface OpenPage {
  page: Page
  /** What the page complained about. */
  errors: string[]
  close: () => Promise<void>
}

/** The program's page in a browser that was never used, as every start has it. */
export async function openPage(enter: string): Promise<OpenPage> {
  const browser: Browser = await chromium.launch(findBrowser())
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (line) => {
    // Without a server some calls fail, which the page shows and browsers log.
    if (line.type() === 'error' && !/status of 502/.test(line.text())) errors.push(line.text())
  })
  await page.goto(enter)
  return { page, errors, close: () => browser.close() }
}
