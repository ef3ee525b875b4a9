import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { joinByWire } from './people/joinByWire.ts'
import { mailedCode } from './people/mailedCode.ts'
import { newcomer } from './people/newcomer.ts'
import type { Pandok } from './server/startPandok.ts'

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator, key = 'Tab', pressesMax = 60): Promise<void> {
  for (let press = 0; press < pressesMax; press += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectSeen(target)
      return
    }
  }
  throw new Error(`${target} was not reached with ${pressesMax} presses of ${key}`)
}

/** The focus ring is around the element, or around the frame that a field shares with its buttons. */
async function expectSeen(target: Locator): Promise<void> {
  const widths = await target.evaluate((element) =>
    [element, element.parentElement ?? element].map((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    }),
  )
  expect(Math.max(...widths), `${target} shows its focus`).toBeGreaterThanOrEqual(2)
}

async function logIn(page: Page, pandok: Pandok): Promise<void> {
  const { person } = await joinByWire(pandok.url)
  await page.goto('/login')
  const email = page.getByRole('textbox', { name: '이메일', exact: true })
  await expect(email).toBeVisible()
  await tabTo(page, email)
  await page.keyboard.type(person.email)
  await tabTo(page, page.getByRole('textbox', { name: '비밀번호', exact: true }))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/')
}

test('the first Tab reaches the link that skips the navigation', async ({ page }) => {
  await page.goto('/price')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const skip = page.getByRole('link', { name: '본문으로 바로가기' })
  await tabTo(page, skip, 'Tab', 1)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true)
})

test('the language is chosen with arrow keys, and Escape changes nothing', async ({ page }) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: /^언어/u })
  await expect(button).toBeVisible()
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: '한국어' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: '한국어' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitemradio', { name: '日本語' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitemradio', { name: '中文' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.getByRole('button', { name: /^语言/u })).toBeFocused()
})

test('a member edits the profile and reaches the withdrawal by keyboard', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  await logIn(page, pandok)
  await page.goto('/mypage')
  const name = page.getByRole('textbox', { name: '이름', exact: true })
  await expect(name).toBeVisible()
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('김하나')
  await tabTo(page, page.getByLabel('전공'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('button', { name: '변경 사항 저장' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('변경 사항을 저장했습니다.').first()).toBeVisible()
  await expect(page.getByLabel('전공')).toHaveValue('clinician')

  const withdraw = page.getByRole('button', { name: '회원 탈퇴' })
  await tabTo(page, withdraw)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const isInside = await dialog.evaluate((element) => {
      const { activeElement } = document
      // The browser's own buttons come after the last element, as on every page.
      return activeElement === document.body || element.contains(activeElement)
    })
    expect(isInside).toBe(true)
  }
  await tabTo(page, dialog.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(withdraw).toBeFocused()
})

test('leaving a changed form needs a confirmation, which can be answered by keyboard', {
  tag: '@release',
}, async ({ page, pandok }) => {
  await logIn(page, pandok)
  await page.goto('/mypage')
  const name = page.getByRole('textbox', { name: '이름', exact: true })
  await expect(name).toBeVisible()
  await tabTo(page, name)
  await page.keyboard.type('나')
  await tabTo(page, page.getByRole('link', { name: '이용권 구매' }).first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/mypage$/u)
  await expect(page.getByRole('link', { name: '이용권 구매' }).first()).toBeFocused()
})

test('a visitor agrees and verifies the address by keyboard', async ({ page, pandok }) => {
  const { email } = newcomer()
  await page.goto('/join')
  const all = page.getByRole('checkbox', { name: '모두 동의합니다' })
  await expect(all).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: '다음' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toBeFocused()
  await tabTo(page, all)
  await page.keyboard.press('Space')
  await expect(page.getByLabel('[필수] 이용약관에 동의합니다')).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: '다음' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: '이메일 인증' })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: '이메일' }))
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '인증번호' })).toBeFocused()
  await page.keyboard.type(await mailedCode(pandok.url, email))
  await expect(page.getByRole('heading', { name: '비밀번호' })).toBeFocused()
})
