import { type Browser, chromium } from '@playwright/test'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { findBrowser } from '../setup/findBrowser.mjs'
import { answerField, type LibraryRun, openLibraryRun } from './openLibraryRun.ts'
import { writeImage } from './writeImage.ts'

interface LibraryShot extends Omit<LibraryRun, 'size'> {
  name: string
  /** The keys of cells, the last of which is a finding. */
  keys: readonly string[]
  /** The answers for the form of the finding: a field, and the text to type. */
  answers: readonly (readonly [field: string, typed: string])[]
  /** True if the report is then copied and the check stops it. */
  isStopped?: boolean
}

/** The report has a subdural hematoma without a record of its communication. */
const HEMATOMA = {
  plate: 'neuro-ct',
  keys: ['1', 'p', 's'],
  answers: [
    ['stage', '1'],
    ['side', '1'],
    ['loc', '1'],
    ['thick', '9'],
  ],
} as const

/**
 * The screenshots of docs/library.md, each of a library plate in use with a normal exam and one finding, and
 * that of the report check in the guide, which stops a copy.
 */
const SHOTS: readonly LibraryShot[] = [
  {
    name: 'library-thyroid-us-ko',
    plate: 'thyroid-us',
    language: 'ko',
    theme: 'dark',
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
    name: 'library-chest-radiograph-en',
    plate: 'chest-radiograph',
    language: 'en',
    theme: 'light',
    keys: ['1', '6', 'p', 'a'],
    answers: [
      ['zone', '3'],
      ['pattern', '1'],
    ],
  },
  { name: 'library-brain-ct-de', language: 'de', theme: 'dark', ...HEMATOMA },
  { name: 'report-check-ko', language: 'ko', theme: 'dark', ...HEMATOMA, isStopped: true },
  { name: 'report-check-en', language: 'en', theme: 'light', ...HEMATOMA, isStopped: true },
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

async function take(on: Browser, { name, keys, answers, isStopped, ...run }: LibraryShot): Promise<void> {
  const page = await openLibraryRun(on, pandok, { ...run, size: [1440, 900] })
  for (const key of keys) await page.keyboard.press(key)
  for (const [field, typed] of answers) await answerField(page, field, typed)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('form').waitFor({ state: 'hidden' })
  if (isStopped) {
    await page.keyboard.press('Control+Shift+C')
    await page.getByRole('dialog').waitFor()
  }
  await writeImage(name, await page.screenshot())
  await page.context().close()
}
