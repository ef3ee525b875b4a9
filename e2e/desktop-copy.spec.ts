import type { Locale } from '@pandok/domain/locale'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { IndependentClient } from './independent-client/IndependentClient.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { enterAs } from './people/enter.ts'
import { enterProgramAs } from './people/enterProgramAs.ts'
import { fullModule } from './people/fullModule.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import { keepPlate } from './people/keepPlate.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import type { Pandok } from './server/startPandok.ts'
import { type DesktopProgram, startProgram } from './server/startProgram.ts'

test.describe.configure({ mode: 'parallel' })

const phrase = (position: number, name: string, text: string) => ({
  id: `c${position}`,
  position,
  name,
  title: name,
  outputs: [
    {
      id: 'o',
      kind: 'phrase',
      section: 'findings',
      text: { ko: text, en: text, zh: text, ja: text, de: text },
    },
  ],
})

async function memberWithPlate(pandok: Pandok) {
  const { client } = await joinByWire(pandok.url)
  const moduleId = await keepModule(client, 'TI RADS', {}, fullModule)
  const id = await keepPlate(client, {
    name: '흉부 X선',
    cells: [
      phrase(0, '폐', '폐 실질은 정상임.'),
      phrase(1, '심장', '심장 크기는 정상임.'),
      phrase(7, '늑막', '늑막 삼출은 보이지 않음.'),
      {
        id: 'm',
        position: 12,
        name: '결절',
        title: '결절',
        outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId }],
      },
    ],
    keyMap: { KeyQ: 'c0', KeyW: 'c1', KeyE: 'c7', KeyR: 'm' },
  })
  return { client, id }
}

let program: DesktopProgram
test.beforeEach(async ({ pandok, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  program = await startProgram(pandok.url)
})
test.afterEach(() => program.dispose())

/** The page is logged in inside the program, which has a storage of its own. */
const open = (page: Page, client: IndependentClient, path: string, locale: Locale = 'ko') =>
  enterProgramAs(page, program, client, path, { program_language: locale })

async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: '판독문: 더 보기' }).click()
  await page.getByRole('menuitem', { name: '복사 설정…' }).click()
  const dialog = page.getByRole('dialog', { name: '복사 설정' })
  for (const name of names) await dialog.getByRole('radio', { name }).check()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('gridcell').first().focus()
}

test('every run is copied if that is chosen, and the choice is stored', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1400, height: 900 })
  const { client, id } = await memberWithPlate(pandok)
  await open(page, client, `/program/preview?plate=${id}`)
  const workspace = new RunWorkspacePage(page)
  await workspace.ready()
  await page.keyboard.press('q')
  await workspace.says(['폐 실질은 정상임.'])
  expect(await workspace.copied()).toBe('')
  await choose(page, '판독문 전체')
  await page.keyboard.press('w')
  await expect(page.getByText('복사함', { exact: true })).toBeVisible()
  expect(await workspace.copied()).toBe('소견\n폐 실질은 정상임.\n심장 크기는 정상임.')
  await expect(page.getByText('판독문을 복사했습니다.')).toBeHidden()
  await choose(page, '방금 쓴 문장')
  await page.keyboard.press('e')
  await expect.poll(() => workspace.copied()).toBe('늑막 삼출은 보이지 않음.')
  // The program stores the member's choice, so it survives a restart.
  page.on('dialog', (dialog) => void dialog.accept())
  await program.restart()
  await program.enter(page, `/program/preview?plate=${id}`)
  await workspace.ready()
  await page.keyboard.press('w')
  await expect.poll(() => workspace.copied()).toBe('심장 크기는 정상임.')
})

test('the program copies, and restores the previous clipboard content', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1400, height: 900 })
  const { client, id } = await memberWithPlate(pandok)
  // The route answers as on Windows, because the program has no clipboard on this system.
  const copied: unknown[] = []
  await page.route('**/desktop/clipboard', async (route) => {
    copied.push(route.request().postDataJSON())
    await route.fulfill({ json: { isVerified: copied.length > 1, canRestore: copied.length > 1 } })
  })
  await page.route('**/desktop/clipboard/restore', (route) => route.fulfill({ json: { isRestored: true } }))
  await open(page, client, `/program/preview?plate=${id}`)
  const workspace = new RunWorkspacePage(page)
  await workspace.ready()
  await page.keyboard.press('q')
  await page.keyboard.press('Control+Shift+c')
  await expect(page.getByText(/복사하지 못했습니다/u).first()).toBeVisible()
  await page.getByRole('button', { name: '다시 시도', exact: true }).click()
  await expect(page.getByText('판독문을 복사했습니다.').first()).toBeVisible()
  expect(copied).toEqual(
    Array(2).fill({ text: '소견\n폐 실질은 정상임.', isPrivate: true, restoreAfterSeconds: null }),
  )
  await page.getByRole('button', { name: '이전 클립보드 되돌리기' }).click()
  await expect(page.getByText('이전 클립보드를 되돌렸습니다.').first()).toBeVisible()
  await choose(page, '복사하고 60초 뒤', '판독문 전체')
  await page.keyboard.press('w')
  await expect(page.getByText('복사함', { exact: true })).toBeVisible()
  expect(copied.at(-1)).toMatchObject({ restoreAfterSeconds: 60 })
})

const NARROW_WORDS: Record<Locale, Record<'open' | 'close' | 'options' | 'more', string>> = {
  ko: { open: '작은 창', close: '작은 창 닫기', options: '복사 설정…', more: '판독문: 더 보기' },
  en: {
    open: 'Compact window',
    close: 'Close the compact window',
    options: 'Copy settings…',
    more: 'Report: more',
  },
  zh: { open: '小窗口', close: '关闭小窗口', options: '复制设置…', more: '报告：更多' },
  ja: {
    open: 'コンパクト表示',
    close: 'コンパクト表示を閉じる',
    options: 'コピーの設定…',
    more: 'レポート：その他',
  },
  de: {
    open: 'Kompaktes Fenster',
    close: 'Kompaktes Fenster schließen',
    options: 'Kopiereinstellungen …',
    more: 'Weitere Aktionen: Befund',
  },
}

for (const locale of localesInTurn('copy')) {
  test(`the narrow window has no accessibility violation in ${locale}`, async ({ page, pandok }) => {
    test.slow()
    await page.setViewportSize({ width: 1400, height: 900 })
    const { client, id } = await memberWithPlate(pandok)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let isNarrow = false
    await page.route('**/desktop/window', async (route) => {
      const asked = route.request()
      if (asked.method() === 'PUT') isNarrow = asked.postDataJSON().isNarrow
      await route.fulfill({ json: { kind: 'webview', isNarrow, isAlwaysOnTop: isNarrow } })
    })
    await open(page, client, `/program/preview?plate=${id}`, locale)
    const words = NARROW_WORDS[locale]
    await page.getByRole('button', { name: words.more }).click()
    await page.getByRole('menuitem', { name: words.options }).click()
    await examine(page, locale, 'how to copy')
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.getByRole('radio').nth(1).check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.open, exact: true }).click()
    await expect(page.getByRole('button', { name: words.close, exact: true })).toBeVisible()
    expect(isNarrow).toBe(true)
    await page.setViewportSize({ width: 380, height: 800 })
    await page.keyboard.press('q')
    await page.keyboard.press('e')
    await expect(page.locator('[data-entry-text]')).toHaveValue('늑막 삼출은 보이지 않음.')
    await expect(page.getByRole('gridcell')).toHaveCount(8)
    await examine(page, locale, 'the narrow window')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.keyboard.press('r')
    await expect(page.locator('[data-module-form]')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await examine(page, locale, 'the narrow window with a form')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toBeVisible()
    await page.getByRole('button', { name: words.close, exact: true }).click()
    await page.setViewportSize({ width: 1400, height: 900 })
    await expect(page.getByRole('button', { name: words.more })).toBeVisible()
    // The window's state changes after the page.
    await expect.poll(() => isNarrow).toBe(false)
  })
}

test('a browser opens the board in a small window of its own', async ({ page, context, pandok }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  const { client, id } = await memberWithPlate(pandok)
  await enterAs(context, client)
  await page.goto(`/program/preview?plate=${id}`)
  await new RunWorkspacePage(page).ready()
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: '작은 창' }).click()
  const small = await opening
  await expect(small.getByRole('grid')).toBeVisible()
  await expect(small.getByRole('button', { name: '모두 복사' })).toBeVisible()
  await small.keyboard.press('q')
  await expect(small.locator('[data-entry-text]')).toHaveValue('폐 실질은 정상임.')
  await small.getByRole('button', { name: '모두 복사' }).click()
  await expect(small.getByText('판독문을 복사했습니다.').first()).toBeVisible()
  const closed = small.waitForEvent('close')
  await small.getByRole('button', { name: '작은 창 닫기' }).click()
  await closed
})
