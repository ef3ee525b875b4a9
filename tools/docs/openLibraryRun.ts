import type { Browser, Page } from '@playwright/test'
import { read } from '../../e2e/independent-client/IndependentClient.ts'
import { enterAs } from '../../e2e/people/enter.ts'
import { joinByWire } from '../../e2e/people/joinByWire.ts'
import type { Pandok } from '../../e2e/server/startPandok.ts'

export interface LibraryRun {
  plate: string
  language: string
  theme: 'light' | 'dark'
  size: readonly [width: number, height: number]
}

/** Opens a library plate as a new member who copied it in this language. */
export async function openLibraryRun(on: Browser, { url }: Pandok, run: LibraryRun): Promise<Page> {
  const { plate, language, theme, size } = run
  const [width, height] = size
  const context = await on.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  })
  // A member without a plan has room for one plate of the library.
  const { client } = await joinByWire(url)
  const taken = await client.call('plate-copy', { id: `pla_lib_${plate}` }, { language })
  await enterAs(context, client)
  const page = await context.newPage()
  await page.addInitScript((kept) => {
    for (const one of ['language', 'program_language']) localStorage.setItem(one, kept)
  }, language)
  await page.goto(`/program/preview?plate=${read(taken.body, 'data', 'plate', 'id')}`)
  await page.getByRole('grid').waitFor()
  await page.locator('html').evaluate((html, shown) => html.setAttribute('data-theme', shown), theme)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

export async function answerField(page: Page, name: string, typed: string): Promise<void> {
  const field = page.locator(`[data-field="${name}"]`)
  await field.waitFor()
  await field.locator('input, select, textarea, button, [tabindex="0"]').first().focus()
  await page.keyboard.type(typed)
}
