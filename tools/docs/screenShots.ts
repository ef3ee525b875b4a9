import type { Page } from '@playwright/test'
import { IndependentClient } from '../../e2e/independent-client/IndependentClient.ts'
import { mailedCode } from '../../e2e/people/mailedCode.ts'
import type { Pandok } from '../../e2e/server/startPandok.ts'
import { buyPlans } from './buyPlans.ts'
import { keepModules } from './keepModules.ts'
import { keepPlates } from './keepPlates.ts'
import { openChest } from './openChest.ts'
import { readChest } from './readChest.ts'
import type { Shot } from './Shot.ts'
import { seedOffice } from './seedOffice.ts'

const EDITOR = '/program/module/:tirads'
const PLATE = '/program/plate?plate=:thyroid'
const RUN = '/program/preview?plate=:thyroid'

/**
 * The screenshots of docs/screens.md, in the order in which they are taken, because some need what an earlier
 * one has prepared.
 */
export const screenShots: readonly Shot[] = [
  { name: 'home-ko', path: '/', size: [1280, 800] },
  { name: 'home-en', path: '/', size: [1280, 800], language: 'en' },
  ...(['zh', 'ja', 'de'] as const).map(
    (language): Shot => ({ name: `home-${language}`, path: '/', size: [1280, 800], language }),
  ),
  { name: 'home-ko-360', path: '/', size: [360, 800] },
  { name: 'login-ko', path: '/login', size: [1280, 800] },
  { name: 'join-ko', path: '/join', size: [1280, 800] },
  { name: 'join-de-360', path: '/join', size: [360, 800], language: 'de' },
  { name: 'mypage-ko', path: '/mypage', size: [1280, 1000], who: 'member', until: 'input[name=nickname]' },
  ...inEnglishToo({
    name: 'modules-ko',
    path: '/program/module',
    size: [1280, 800],
    who: 'member',
    prepare: keepModules,
  }),
  ...inEnglishToo({ name: 'module-editor-ko', path: EDITOR, size: [1600, 1000], who: 'member', act: fillIn }),
  {
    name: 'module-table-en',
    path: EDITOR,
    size: [1440, 900],
    who: 'member',
    language: 'en',
    theme: 'light',
    act: (page) => openFirst(page, 'tables'),
  },
  ...inEnglishToo({
    name: 'module-sentence-ko',
    path: EDITOR,
    size: [1600, 1000],
    who: 'member',
    act: async (page) => {
      await fillIn(page)
      await openFirst(page, 'outputs')
      await page.getByRole('button', { name: /^(?:왜 이렇게 썼나요|Why)/u }).click()
    },
  }),
  { name: 'module-editor-de-360', path: EDITOR, size: [360, 800], who: 'member', language: 'de' },
  ...inEnglishToo({
    name: 'plates-ko',
    path: '/program/plate',
    size: [1280, 800],
    who: 'member',
    until: 'li svg',
    prepare: keepPlates,
  }),
  ...inEnglishToo({
    name: 'plate-editor-ko',
    path: PLATE,
    size: [1680, 1000],
    who: 'member',
    until: '[role=grid]',
    act: (page) => page.locator('[data-position="20"]').click(),
  }),
  {
    name: 'plate-keys-en',
    path: `${PLATE}&view=keys`,
    size: [1680, 1000],
    who: 'member',
    language: 'en',
    theme: 'light',
  },
  ...inEnglishToo({ name: 'plate-fill-ko', path: `${PLATE}&view=fill`, size: [1280, 700], who: 'member' }),
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
    name: 'library-ko',
    path: '/program/library',
    size: [1280, 900],
    who: 'member',
    until: 'main h2, main li',
  },
  {
    name: 'library-entry-en',
    path: '/program/library?plate=pla_lib_thyroid-us',
    size: [1280, 900],
    who: 'member',
    language: 'en',
    theme: 'light',
    until: 'main h2',
  },
  { name: 'sharing-ko', path: '/program/share', size: [1280, 600], who: 'member', until: 'td' },
  { name: 'import-ko', path: '/program/import', size: [1280, 600], who: 'member' },
  { name: 'check-ko', path: '/program/check', size: [1280, 800], who: 'member' },
  {
    name: 'guided-en',
    path: '/program/module/new?example',
    size: [1440, 900],
    who: 'member',
    language: 'en',
  },
  { name: 'help-ko', path: '/program/library', size: [1280, 800], who: 'member', act: askForHelp },
  { name: 'guide-de-360', path: '/guide', size: [360, 800], language: 'de' },
  { name: 'download-ko', path: '/download', size: [1280, 800] },
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
  ...inEnglishToo({ name: 'price-ko', path: '/price', size: [1280, 800], until: 'a[href*=plan]' }),
  ...inEnglishToo({
    name: 'checkout-ko',
    path: '/price?plan=basic-monthly',
    size: [1280, 900],
    who: 'member',
    until: 'main form',
  }),
  ...inEnglishToo({
    name: 'payments-ko',
    path: '/program/payment',
    size: [1280, 850],
    who: 'member',
    until: 'td',
    prepare: buyPlans,
  }),
  { name: 'mailbox-ko', path: '/dev/mailbox', size: [1280, 800], until: 'article', prepare: mailCodes },
]

/** The guide shows the English screenshot to readers of every language except Korean. */
function inEnglishToo(shot: Shot): Shot[] {
  const { prepare: _, ...again } = shot
  return [shot, { ...again, name: shot.name.replace(/ko$/u, 'en'), language: 'en' }]
}

async function openFirst(page: Page, part: string): Promise<void> {
  await page.locator(`[data-part=${part}]`).click()
  await page.locator('[role=tabpanel] [aria-expanded=false]').first().click()
}

async function fillIn(page: Page): Promise<void> {
  const form = page.locator('[data-module-form]')
  await form.locator('[data-field=composition]').getByRole('radio').nth(1).check()
  await form.locator('[data-field=foci]').getByRole('checkbox').nth(1).check()
  await form.locator('[data-field=size]').getByRole('textbox').fill('12.5')
  await page.locator('h1').first().click({ force: true })
}

async function askForHelp(page: Page): Promise<void> {
  await page.locator('h1').first().click()
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
}

async function mailCodes({ url }: Pandok): Promise<void> {
  const client = new IndependentClient(url)
  const language = 'ko'
  await client.call('user-sendCode', { email: 'member@pandok.local', purpose: 'password' }, { language })
  await mailedCode(url, 'member@pandok.local')
  await client.call('user-sendCode', { email: 'reader@example.com', purpose: 'join' }, { language })
  await mailedCode(url, 'reader@example.com')
}

/** Writes four sentences with their keys, then fills in the module's form. */
async function writeReport(page: Page): Promise<void> {
  for (const key of ['1', '2', 'q', 'w', 'd']) await page.keyboard.press(key)
  const form = page.locator('[data-module-form]')
  await form.waitFor()
  await page.keyboard.press('2')
  await form.locator('[data-field]').nth(2).locator('input').fill('12.5')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('d')
}
