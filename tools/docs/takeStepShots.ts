import { LOCALES } from '@pandok/domain'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { findBrowser } from '../setup/findBrowser.mjs'
import { answerField, openLibraryRun } from './openLibraryRun.ts'
import { writeImage } from './writeImage.ts'

type Step = (page: Page) => Promise<void>

/** The first report in four screenshots for the guide's first page: a normal exam, a finding, the copy. */
const STEPS: readonly Step[] = [
  async (page) => {
    await page.keyboard.press('p')
    await page.getByRole('textbox').first().waitFor()
  },
  async (page) => {
    await page.keyboard.press('a')
    await answerField(page, 'side2', '2')
    await answerField(page, 'site1', '6')
    await answerField(page, 'size3', '4.1x2.8x3.5')
  },
  async (page) => {
    await page.keyboard.press('Alt+n')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('form').waitFor({ state: 'hidden' })
  },
  async (page) => {
    await page.keyboard.press('Control+Shift+P')
    await page.getByRole('dialog').waitFor()
  },
]

const languages = process.argv.slice(2)
await ensureBuilt()
const pandok = await startPandok()
const browser = await chromium.launch(findBrowser())
try {
  for (const language of LOCALES.filter((one) => languages.length === 0 || languages.includes(one)))
    await take(browser, language)
} finally {
  await browser.close()
  await pandok.dispose()
}

async function take(on: Browser, language: string): Promise<void> {
  const page = await openLibraryRun(on, pandok, {
    plate: 'neuro-ct',
    language,
    theme: 'light',
    size: [1440, 860],
  })
  for (const [index, step] of STEPS.entries()) {
    await step(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await writeImage(`first-report-${index + 1}-${language}`, await page.screenshot())
  }
  await page.context().close()
}
