import type { Browser, Page } from '@playwright/test'
import { enter } from '../../e2e/people/enter.ts'
import type { Pandok } from '../../e2e/server/startPandok.ts'
import { made } from './made.ts'
import type { Shot } from './Shot.ts'

/** Returns the screen as a PNG; `scale` gives more pixels than points. */
export async function takeShot(browser: Browser, pandok: Pandok, shot: Shot, scale = 1): Promise<Buffer> {
  const { path, size, language = 'ko', theme, who, until, prepare, act } = shot
  await prepare?.(pandok)
  const [width, height] = size
  const context = await browser.newContext({
    baseURL: pandok.url,
    viewport: { width, height },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    deviceScaleFactor: scale,
  })
  if (who) await enter(context, pandok, who)
  const page = await context.newPage()
  await page.addInitScript((kept) => {
    for (const name of ['language', 'program_language', 'admin_language']) localStorage.setItem(name, kept)
  }, language)
  await page.goto(path.replace(':tirads', made.tirads).replace(':thyroid', made.thyroid))
  await settle(page, until)
  if (theme) await page.locator('html').evaluate((html, next) => html.setAttribute('data-theme', next), theme)
  await act?.(page)
  await page.waitForTimeout(600)
  const image = await page.screenshot()
  await context.close()
  return image
}

async function settle(page: Page, until = 'h1'): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.locator(until).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
