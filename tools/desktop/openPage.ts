import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../setup/findBrowser.mjs'

export interface OpenPage {
  page: Page
  /** The errors that the page has reported. */
  errors: string[]
  close: () => Promise<void>
}

/** Opens the program's page in a browser without stored data, as at every start. */
export async function openPage(enter: string): Promise<OpenPage> {
  const browser: Browser = await chromium.launch(findBrowser())
  const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1500, height: 900 } })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (line) => {
    const { url } = line.location()
    // A document that was never stored is answered with 404, which isn't an error, but browsers log it.
    const isNothingKept = /status of 404/.test(line.text()) && /\/desktop\/keep\//.test(url)
    if (line.type() === 'error' && !isNothingKept) errors.push(`${line.text()} (${url})`)
  })
  await page.goto(enter)
  return { page, errors, close: () => browser.close() }
}
