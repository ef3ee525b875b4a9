import type { Locale } from '@pandok/domain/locale'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter } from './people/enter.ts'
import { mailedCode } from './people/mailedCode.ts'
import { newcomer } from './people/newcomer.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { moveTo, untilSettled } from './screens/moveTo.ts'

test.describe.configure({ mode: 'parallel' })
// A trace would contain a copy of axe for each of about a hundred runs.

async function open(page: Page, locale: Locale): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((language) => {
    for (const name of ['language', 'program_language']) localStorage.setItem(name, language)
  }, locale)
  await page.goto('/')
  await untilSettled(page)
}

for (const locale of localesInTurn('sign-up')) {
  test(`no step of the sign-up has an accessibility violation in ${locale}`, async ({ page, pandok }) => {
    const person = newcomer()
    const submit = page.locator('main form button[type=submit]')
    await open(page, locale)
    await moveTo(page, '/join')
    await submit.click()
    await examine(page, locale, 'the agreements, refused')
    await page.getByRole('checkbox').first().check()
    await submit.click()
    await examine(page, locale, 'the address')
    await page.locator('input[type=email]').fill(person.email)
    await submit.click()
    await expect(page.locator('input[autocomplete=one-time-code]')).toBeVisible()
    await examine(page, locale, 'the code')
    await page.locator('input[autocomplete=one-time-code]').fill(await mailedCode(pandok.url, person.email))
    const passwords = page.locator('input[autocomplete=new-password]')
    await expect(passwords).toHaveCount(2)
    await passwords.first().fill('short')
    await examine(page, locale, 'the password')
    await passwords.first().fill(person.password)
    await passwords.last().fill(person.password)
    await submit.click()
    await expect(page.locator('input[type=tel]')).toBeVisible()
    await submit.click()
    await examine(page, locale, 'the profile, refused')
    await moveTo(page, '/dev/mailbox')
    await expect(page.getByText(person.email).first()).toBeVisible()
    await examine(page, locale, 'the mailbox with a letter')
  })

  test(`error states have no accessibility violation in ${locale}`, async ({ page, context }) => {
    await open(page, locale)
    await page.route('**/assets/DownloadScreen*.js', (route) => route.abort())
    // The page takes a reload for done, so that it shows the error instead of reloading.
    await page.evaluate(() => sessionStorage.setItem('chunk_reloaded_at', String(Date.now())))
    await moveTo(page, '/download')
    await examine(page, locale, 'a page that did not load')
    await context.setOffline(true)
    await moveTo(page, '/price')
    await examine(page, locale, 'a page without a connection')
    await context.setOffline(false)

    await page.goto('/login')
    await untilSettled(page)
    await page.locator('main form button[type=submit]').click()
    await examine(page, locale, 'the log-in, refused')
  })
}

test('dialogs and menus have no accessibility violation', async ({ page, context, pandok }) => {
  await enter(context, pandok, 'member')
  await open(page, 'ko')
  for (const menu of ['언어', '내 계정']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: new RegExp(`^${menu}`, 'u') }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await examine(page, 'ko', menu)
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible()
  await examine(page, 'ko', 'the menu of small windows')
  await moveTo(page, '/mypage')
  await page.locator('main section').last().getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await examine(page, 'ko', 'the withdrawal')
})
