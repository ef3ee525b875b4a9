import { mkdir, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { IndependentClient } from '../../e2e/independent-client/IndependentClient.ts'
import { enter } from '../../e2e/people/enter.ts'
import { fullModule } from '../../e2e/people/fullModule.ts'
import { keepModule } from '../../e2e/people/keepModule.ts'
import { keepPlate } from '../../e2e/people/keepPlate.ts'
import { mailedCode } from '../../e2e/people/mailedCode.ts'
import { demoAccount } from '../../e2e/server/demoAccount.ts'
import { type Pandok, startPandok } from '../../e2e/server/startPandok.ts'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { inRepository } from '../build/repository.mjs'
import { findBrowser } from '../setup/findBrowser.mjs'
import { buyPlans } from './buyPlans.ts'
import { chestPhantom } from './chestPhantom.ts'
import { seedOffice } from './seedOffice.ts'
import { thyroidPlate } from './thyroidPlate.ts'

interface Shot {
  name: string
  path: string
  size: [width: number, height: number]
  language?: string
  who?: 'member' | 'admin'
  theme?: 'light' | 'dark'
  /** What has to be there before the picture is taken, beside the heading. */
  until?: string
  prepare?: (pandok: Pandok) => Promise<void>
  /** What a person does before it is taken. */
  act?: (page: Page) => Promise<void>
}

/** The demo member's module and plate; their addresses are known when they have been made. */
const EDITOR = '/program/module/:tirads'
const PLATE = '/program/plate?plate=:thyroid'
const RUN = '/program/preview?plate=:thyroid'

const SHOTS: readonly Shot[] = [
  { name: 'home-ko', path: '/', size: [1280, 800] },
  { name: 'home-en', path: '/', size: [1280, 800], language: 'en' },
  { name: 'home-ko-360', path: '/', size: [360, 800] },
  { name: 'login-ko', path: '/login', size: [1280, 800] },
  { name: 'join-ko', path: '/join', size: [1280, 800] },
  { name: 'join-de-360', path: '/join', size: [360, 800], language: 'de' },
  { name: 'mypage-ko', path: '/mypage', size: [1280, 1000], who: 'member', until: 'input[name=nickname]' },
  { name: 'modules-ko', path: '/program/module', size: [1280, 800], who: 'member', prepare: keepModules },
  { name: 'module-editor-ko', path: EDITOR, size: [1600, 1000], who: 'member', act: fillIn },
  {
    name: 'module-table-en',
    path: EDITOR,
    size: [1440, 900],
    who: 'member',
    language: 'en',
    theme: 'light',
    act: (page) => openFirst(page, 'tables'),
  },
  {
    name: 'module-sentence-ko',
    path: EDITOR,
    size: [1600, 1000],
    who: 'member',
    act: async (page) => {
      await fillIn(page)
      await openFirst(page, 'outputs')
      await page.getByRole('button', { name: /^왜 이렇게 썼나요/u }).click()
    },
  },
  { name: 'module-editor-de-360', path: EDITOR, size: [360, 800], who: 'member', language: 'de' },
  {
    name: 'plates-ko',
    path: '/program/plate',
    size: [1280, 800],
    who: 'member',
    until: 'li svg',
    prepare: keepPlates,
  },
  {
    name: 'plate-editor-ko',
    path: PLATE,
    size: [1680, 1000],
    who: 'member',
    until: '[role=grid]',
    act: (page) => page.locator('[data-position="20"]').click(),
  },
  {
    name: 'plate-keys-en',
    path: `${PLATE}&view=keys`,
    size: [1680, 1000],
    who: 'member',
    language: 'en',
    theme: 'light',
  },
  { name: 'plate-fill-ko', path: `${PLATE}&view=fill`, size: [1280, 700], who: 'member' },
  {
    name: 'plate-run-ko',
    path: RUN,
    size: [1680, 1000],
    who: 'member',
    until: '[role=grid]',
    act: writeReport,
  },
  {
    name: 'plate-run-en',
    path: RUN,
    size: [1280, 800],
    who: 'member',
    language: 'en',
    theme: 'light',
    until: '[role=grid]',
    act: writeReport,
  },
  { name: 'plate-run-ko-360', path: RUN, size: [360, 800], who: 'member', until: '[role=grid]' },
  {
    name: 'viewer-ko',
    path: '/program/viewer',
    size: [1680, 1000],
    who: 'member',
    act: readChest,
  },
  {
    name: 'viewer-en-light',
    path: '/program/viewer',
    size: [1440, 900],
    who: 'member',
    language: 'en',
    theme: 'light',
    act: openChest,
  },
  { name: 'viewer-ko-360', path: '/program/viewer', size: [360, 800], who: 'member', act: openChest },
  { name: 'trash-ko', path: '/program/delete', size: [1280, 600], who: 'member' },
  {
    name: 'admin-users-ko',
    path: '/admin/user',
    size: [1440, 900],
    who: 'admin',
    until: 'td, [role=gridcell]',
    prepare: seedOffice,
  },
  {
    name: 'admin-user-de',
    path: '/admin/user',
    size: [1440, 1000],
    who: 'admin',
    language: 'de',
    until: 'a[href*="/admin/user/detail"]',
    act: (page) => page.locator('a[href*="/admin/user/detail"]').nth(3).click(),
  },
  {
    name: 'admin-payments-ko',
    path: '/admin/payment',
    size: [1440, 900],
    who: 'admin',
    until: 'td, [role=gridcell]',
  },
  {
    name: 'admin-figures-ko',
    path: '/admin/payment?tab=figures',
    size: [1440, 1000],
    who: 'admin',
    until: 'main svg.block',
  },
  {
    name: 'admin-figures-en-360',
    path: '/admin/payment?tab=figures',
    size: [360, 800],
    who: 'admin',
    language: 'en',
    until: 'svg',
  },
  { name: 'price-ko', path: '/price', size: [1280, 800], until: 'a[href*=plan]' },
  {
    name: 'checkout-ko',
    path: '/price?plan=basic-monthly',
    size: [1280, 900],
    who: 'member',
    until: 'main form',
  },
  {
    name: 'payments-ko',
    path: '/program/payment',
    size: [1280, 850],
    who: 'member',
    until: 'td',
    prepare: buyPlans,
  },
  { name: 'mailbox-ko', path: '/dev/mailbox', size: [1280, 800], until: 'article', prepare: mailCodes },
]

/** Opens the made-up chest and waits for its picture. */
async function openChest(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .locator('main section, main div')
      .getByRole('button')
      .filter({ hasText: /파일 열기|Open files/u })
      .click(),
  ])
  await chooser.setFiles(chestPhantom())
  await page.locator('[data-window]').first().waitFor()
  await page.waitForTimeout(1500)
}

/** A nodule is looked for in the lung window, measured, and stands in the report. */
async function readChest(page: Page): Promise<void> {
  await openChest(page)
  const viewport = page.locator('[data-viewport="0"]')
  await viewport.press('2')
  for (let step = 0; step < 23; step++) await viewport.press('ArrowDown')
  await page
    .getByRole('button', { name: /갑상선/u })
    .first()
    .click()
  await page.locator('[role=grid]').waitFor()
  const box = await viewport.boundingBox()
  if (!box) return
  const side = Math.min(box.width, box.height)
  const at = (x: number, y: number) =>
    [box.x + box.width / 2 + (x - 0.5) * side, box.y + box.height / 2 + (y - 0.5) * side] as const
  await viewport.press('l')
  await page.mouse.move(...at(0.238, 0.46))
  await page.mouse.down()
  await page.mouse.move(...at(0.302, 0.46), { steps: 4 })
  await page.mouse.up()
  await viewport.press('Shift+l')
  await page.locator('[data-position="0"]').click()
  await page.locator('[data-position="2"]').click()
}

async function mailCodes({ url }: Pandok): Promise<void> {
  const client = new IndependentClient(url)
  const language = 'ko'
  await client.call('user-sendCode', { email: 'member@pandok.local', purpose: 'password' }, { language })
  await mailedCode(url, 'member@pandok.local')
  await client.call('user-sendCode', { email: 'reader@example.com', purpose: 'join' }, { language })
  await mailedCode(url, 'reader@example.com')
}

const MODULES = [
  ['폐 결절 추적', 'chest', 'CT', 'finding', '크기와 위험 인자로 추적 간격을 정합니다.'],
  ['척추 압박골절', 'spine', 'XR', 'finding', ''],
  ['신장 낭종', 'urogenital', 'CT', 'score', ''],
  ['지운 모듈', 'general', 'any', 'phrase', ''],
] as const

let tirads = ''

async function keepModules({ url, dataDir }: Pandok): Promise<void> {
  const { email, password } = await demoAccount(dataDir, 'member')
  const client = new IndependentClient(url)
  await client.signIn(email, password)
  let last = ''
  for (const [name, section, modality, type, note] of MODULES) {
    last = await keepModule(client, name, { section, modality, type, note })
  }
  await client.call('module-delete', { ids: [last] })
  const labels = {
    section: 'headNeck',
    modality: 'US',
    type: 'score',
    note: '구성과 석회화의 점수로 등급을 정합니다.',
  }
  tirads = await keepModule(client, '갑상선 결절', labels, {
    ...fullModule,
    tests: fullModule.tests.slice(0, 1),
  })
  await client.call('module-share', { id: tirads, shared: true })
}

let thyroid = ''

async function keepPlates({ url, dataDir }: Pandok): Promise<void> {
  const { email, password } = await demoAccount(dataDir, 'member')
  const client = new IndependentClient(url)
  await client.signIn(email, password)
  const plate = thyroidPlate(tirads)
  thyroid = await keepPlate(client, plate)
  await client.call('plate-share', { id: thyroid, shared: true })
  await keepPlate(client, { name: '경부 림프절', cells: plate.cells.slice(0, 6) })
}

/** Four sentences by their keys, then the module's form. */
async function writeReport(page: Page): Promise<void> {
  for (const key of ['1', '2', 'q', 'w', 'd']) await page.keyboard.press(key)
  const form = page.locator('[data-module-form]')
  await form.waitFor()
  await page.keyboard.press('2')
  await form.locator('[data-field]').nth(2).locator('input').fill('12.5')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('d')
}

async function fillIn(page: Page): Promise<void> {
  const form = page.locator('[data-module-form]')
  await form.getByRole('radio', { name: /^고형/u }).check()
  await form.getByRole('checkbox', { name: /^변연부/u }).check()
  await form.getByRole('textbox', { name: /^크기/u }).fill('12.5')
  await page.locator('h1').first().click({ force: true })
}

async function openFirst(page: Page, part: string): Promise<void> {
  await page.locator(`[data-part=${part}]`).click()
  await page.locator('[role=tabpanel] [aria-expanded=false]').first().click()
}

async function take(browser: Browser, pandok: Pandok, shot: Shot): Promise<void> {
  const { name, path, size, language = 'ko', theme, who, until, prepare, act } = shot
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
  await page.addInitScript((kept) => {
    for (const name of ['language', 'program_language', 'admin_language']) localStorage.setItem(name, kept)
  }, language)
  await page.goto(path.replace(':tirads', tirads).replace(':thyroid', thyroid))
  await settle(page, until)
  if (theme) await page.locator('html').evaluate((html, next) => html.setAttribute('data-theme', next), theme)
  await act?.(page)
  await page.waitForTimeout(600)
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

/** Those that are named, or all; a picture may need what an earlier one has prepared. */
const names = process.argv.slice(2)
const wanted = SHOTS.filter(({ name }) => names.length === 0 || names.includes(name))

await ensureBuilt()
await mkdir(inRepository('docs', 'images'), { recursive: true })
const pandok = await startPandok()
const browser = await chromium.launch(findBrowser())
try {
  for (const shot of wanted) await take(browser, pandok, shot)
} finally {
  await browser.close()
  await pandok.dispose()
}
