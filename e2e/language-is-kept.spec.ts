import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { demoAccount } from './server/demoAccount.ts'

async function chooseLanguage(page: Page, menu: RegExp, language: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}

test('each area stores its own language, and a reload keeps it', { tag: '@release' }, async ({
  page,
  pandok,
  context,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await chooseLanguage(page, /^언어/u, 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de')
  const cookie = (await context.cookies()).find(({ name }) => name === 'language')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)

  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  await page.goto('/program')
  await page.getByLabel('E-Mail', { exact: false }).first().fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/program\/plate$/u)
  await chooseLanguage(page, /^Sprache/u, '日本語')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect(await page.evaluate(() => localStorage.getItem('program_language'))).toBe('ja')

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a language file that fails to load is reported in the console, and Korean replaces it', {
  tag: '@release',
}, async ({ page }) => {
  const told: string[] = []
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  const loaded: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (!body.includes('The email address or password is incorrect.')) return route.fulfill({ response })
    loaded.push(route.request().url())
    return route.abort()
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible()
  expect(loaded.length).toBeGreaterThan(0)
  expect(told.length).toBeGreaterThan(0)
})

test('errors of the server come in the language of the page', { tag: '@release' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  const login = new LoginPage(page)
  await login.open()
  await page.getByLabel('Email', { exact: false }).first().fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('The email address or password is incorrect.').first()).toBeVisible()
})
