import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { phraseKeys } from './fullPlate.ts'

interface Filling {
  fillWith(texts: string[]): void
}

const PAGE = '/floor-of-the-benchmark'

/** Opens a page with one field that a key fills at once; no text can be visible sooner than there. */
export async function openFloor(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const body = await readFile(new URL('pages/floor.html', import.meta.url), 'utf8')
  await page.route(`**${PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(PAGE)
  await page.evaluate(
    (texts) => (window as unknown as Filling).fillWith(texts),
    phraseKeys.map(({ text }) => text),
  )
  await page.waitForTimeout(1000)
  return page
}
