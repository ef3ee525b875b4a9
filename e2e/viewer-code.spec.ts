import { inScope } from '@pandok/testkit/scope'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter } from './people/enter.ts'

/** Strings in the code of the DICOM reader and of the slide view, and nowhere else. */
const VIEWERS = /TransferSyntaxUID|openseadragon-canvas|data-openseadragon/u

/** Resolves with the texts of the scripts that a page loads. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text())
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('response')
  return Promise.all(texts)
}

test('the viewer’s code is loaded on its own page only', async ({ page, context, pandok }) => {
  for (const path of inScope(['/', '/price', '/login'])) {
    const scripts = await scriptsOf(page, path)
    expect(scripts.length, path).toBeGreaterThan(0)
    expect(scripts.filter((text) => VIEWERS.test(text)).length, path).toBe(0)
  }
  await enter(context, pandok, 'member')
  for (const path of inScope(['/program/plate', '/program/module']))
    expect((await scriptsOf(page, path)).filter((text) => VIEWERS.test(text)).length, path).toBe(0)
  expect((await scriptsOf(page, '/program/viewer')).some((text) => VIEWERS.test(text))).toBe(true)
})
