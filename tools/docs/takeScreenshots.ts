import { mkdir, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { IndependentClient } from '../../e2e/independent-client/IndependentClient.ts'
import { enter } from '../../e2e/people/enter.ts'
import { mailedCode } from '../../e2e/people/mailedCode.ts'
import { type Pandok, startPandok } from '../../e2e/server/startPandok.ts'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { inRepository } from '../build/repository.mjs'
import { findBrowser } from '../setup/findBrowser.mjs'

interface Shot {
  name: string
  path: string
  size: [width: number, height: number]
  language?: string
  who?: 'member' | 'admin'
  /** What has to be there before the picture is taken, beside the heading. */
  until?: string
  prepare?: (pandok: Pandok) => Promise<void>
}

const SHOTS: readonly Shot[] = [
  { name: 'home-ko', path: '/', size: [1280, 800] },
  { name: 'home-en', path: '/', size: [1280, 800], language: 'en' },
  { name: 'home-ko-360', path: '/', size: [360, 800] },
  { name: 'login-ko', path: '/login', size: [1280, 800] },
  { name: 'join-ko', path: '/join', size: [1280, 800] },
  { name: 'join-de-360', path: '/join', size: [360, 800], language: 'de' },
  { name: 'mypage-ko', path: '/mypage', size: [1280, 1000], who: 'member', until: 'input[name=nickname]' },
  { name: 'program-ko', path: '/program/plate', size: [1280, 800], who: 'member' },
  { name: 'admin-ko', path: '/admin/user', size: [1280, 800], who: 'admin' },
  { name: 'price-ko', path: '/price', size: [1280, 800] },
  { name: 'mailbox-ko', path: '/dev/mailbox', size: [1280, 800], until: 'article', prepare: mailCodes },
]

async function mailCodes({ url }: Pandok): Promise<void> {
  const client = new IndependentClient(url)
  const language = 'ko'
  await client.call('user-sendCode', { email: 'member@pandok.local', purpose: 'password' }, { language })
  await mailedCode(url, 'member@pandok.local')
  await client.call('user-sendCode', { email: 'reader@example.com', purpose: 'join' }, { language })
  await mailedCode(url, 'reader@example.com')
}

async function take(browser: Browser, pandok: Pandok, shot: Shot): Promise<void> {
  const { name, path, size, language = 'ko', who, until, prepare } = shot
  await prepare?.(pandok)
  const [width, height] = size
  const context = await browser.newContext({
    baseURL: pandok.url,
    viewport: { width, height },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  })
  if (who) await enter(context, pandok, who)
  const page = await context.newPage()
  await page.addInitScript((kept) => localStorage.setItem('language', kept), language)
  await page.goto(path)
  await settle(page, until)
  const image = await page.screenshot()
  await writeFile(inRepository('docs', 'images', `${name}.png`), image)
  await context.close()
  process.stdout.write(`docs/images/${name}.png ${Math.round(image.length / 1024)} kB\n`)
}

async function settle(page: Page, until = 'h1'): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.locator(until).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

await ensureBuilt()
await mkdir(inRepository('docs', 'images'), { recursive: true })
const pandok = await startPandok()
const browser = await chromium.launch(findBrowser())
try {
  for (const shot of SHOTS) await take(browser, pandok, shot)
} finally {
  await browser.close()
  await pandok.dispose()
}
