import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { read } from '../../e2e/independent-client/IndependentClient.ts'
import { enterAs } from '../../e2e/people/enter.ts'
import { joinByWire } from '../../e2e/people/joinByWire.ts'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { inRepository } from '../build/repository.mjs'
import { findBrowser } from '../setup/findBrowser.mjs'

interface LibraryShot {
  name: string
  plate: string
  language: 'ko' | 'en' | 'de'
  theme: 'light' | 'dark'
  /** Keys of cells, the last one that of a finding. */
  keys: readonly string[]
  /** What is answered in the finding's form: a field, and what is typed there. */
  answers: readonly (readonly [field: string, typed: string])[]
}

/** The pictures of docs/library.md: plates of the library in use, each with a normal exam and one finding. */
const SHOTS: readonly LibraryShot[] = [
  {
    ...{ name: 'library-thyroid-us-ko', plate: 'thyroid-us', language: 'ko', theme: 'dark' },
    keys: ['p', 'a'],
    answers: [
      ...([
        ['lobe', '1'],
        ['level', '2'],
        ['size', '1.8x1.2x1.5'],
        ['comp', '1'],
        ['echo', '2'],
      ] as const),
      ['features', '13'],
    ],
  },
  {
    ...{ name: 'library-chest-radiograph-en', plate: 'chest-radiograph', language: 'en', theme: 'light' },
    keys: ['1', '6', 'p', 'a'],
    answers: [
      ['zone', '3'],
      ['pattern', '1'],
    ],
  },
  {
    ...{ name: 'library-brain-ct-de', plate: 'neuro-ct', language: 'de', theme: 'dark' },
    keys: ['1', 'p', 's'],
    answers: [
      ['stage', '1'],
      ['side', '1'],
      ['loc', '1'],
      ['thick', '9'],
    ],
  },
]

const names = process.argv.slice(2)
await ensureBuilt()
const pandok = await startPandok()
const browser = await chromium.launch(findBrowser())
try {
  for (const shot of SHOTS.filter(({ name }) => names.length === 0 || names.includes(name)))
    await take(browser, shot)
} finally {
  await browser.close()
  await pandok.dispose()
}

async function take(
  on: Browser,
  { name, plate, language, theme, keys, answers }: LibraryShot,
): Promise<void> {
  const context = await on.newContext({
    baseURL: pandok.url,
    viewport: { width: 1440, height: 900 },
    ...{ locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' },
  })
  // A member without a plan has room for one plate of the library, and its cells are called as in the language it is taken in.
  const { client } = await joinByWire(pandok.url)
  const taken = await client.call('plate-copy', { id: `pla_lib_${plate}` }, { language })
  await enterAs(context, client)
  const page = await context.newPage()
  await page.addInitScript((kept) => {
    for (const one of ['language', 'program_language']) localStorage.setItem(one, kept)
  }, language)
  await page.goto(`/program/preview?plate=${read(taken.body, 'data', 'plate', 'id')}`)
  await page.getByRole('grid').waitFor()
  await page.locator('html').evaluate((html, shown) => html.setAttribute('data-theme', shown), theme)
  for (const key of keys) await page.keyboard.press(key)
  for (const [field, typed] of answers) await answer(page, field, typed)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('form').waitFor({ state: 'hidden' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const image = await page.screenshot()
  await writeFile(inRepository('docs', 'images', `${name}.png`), image)
  process.stdout.write(`docs/images/${name}.png ${Math.round(image.length / 1024)} kB\n`)
  await context.close()
}

async function answer(page: Page, name: string, typed: string): Promise<void> {
  const field = page.locator(`[data-field="${name}"]`)
  await field.waitFor()
  await field.locator('input, textarea, button, [tabindex="0"]').first().focus()
  await page.keyboard.type(typed)
}
