import { startIdentityProvider, type TestIdentityProvider } from '@pandok/testkit'
import type { Page } from '@playwright/test'
import { freePort } from '../tools/run/freePort.mjs'
import { test as base, expect } from './fixtures.ts'
import { JoinPage } from './pages/JoinPage.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { requestsOutside } from './pages/requestsOutside.ts'
import { leaveProgram } from './people/leaveProgram.ts'
import { mailedCode } from './people/mailedCode.ts'
import { newcomer } from './people/newcomer.ts'
import { demoAccount } from './server/demoAccount.ts'

const test = base.extend<object, { provider: TestIdentityProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const provider = await startIdentityProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  pandokEnv: [
    async ({ provider: { kakao } }, use) => {
      const port = String(await freePort())
      await use({
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        KAKAO_CLIENT_ID: kakao.clientId,
        KAKAO_CLIENT_SECRET: kakao.clientSecret,
        KAKAO_ISSUER: kakao.issuer,
      })
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })

const person = newcomer()

async function goToKakao(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: '카카오로 로그인' }).click()
}

/** Returns the e-mail of the session in the browser. */
const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('user_mail'))

test('the first Kakao log-in leads to the sign-up, every later one logs in directly', {
  tag: '@release',
}, async ({ page, pandok, provider }) => {
  provider.person = { subject: '4711', email: person.email, name: person.name }
  await goToKakao(page)
  await expect(page).toHaveURL((url) => url.href === `${pandok.url}/join`)
  await expect(page.getByText('가입을 마치면 소셜 계정이 새 계정에 연결됩니다.')).toBeVisible()
  const join = new JoinPage(page)
  await join.agreeHere()
  await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue(person.email)
  await join.askForCode(person.email)
  await join.enterCode(await mailedCode(pandok.url, person.email))
  await join.choosePassword(person.password)
  await expect(page.getByRole('textbox', { name: '이름', exact: true })).toHaveValue(person.name)
  await join.introduce(person)
  await expect(page.getByRole('heading', { name: `${person.name} 님, 환영합니다` })).toBeVisible()

  await page.goto('/program/plate')
  await leaveProgram(page)
  await expect(page).toHaveURL(/\/program$/u)
  expect(await sessionOf(page)).toBeNull()

  await goToKakao(page)
  await expect(page).toHaveURL((url) => url.href === `${pandok.url}/`)
  expect(await sessionOf(page)).toBe(person.email)
  await page.goto('/mypage')
  await expect(page.getByRole('textbox', { name: '닉네임' })).toHaveValue(person.nickname)
})

test('a Kakao log-in from the program’s log-in page opens the program', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/program')
  await page.getByRole('button', { name: '카카오로 로그인' }).click()
  await expect(page).toHaveURL(/\/program\/plate$/u)
  await expect(page.getByText(`${person.name} 님, 안녕하세요`)).toBeVisible()
})

test('a member links a Kakao account by logging in, and can log in with it from then on', {
  tag: '@release',
}, async ({ page, pandok, provider }) => {
  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  provider.person = { subject: '4720', email: 'elsewhere@example.org', name: '다른 이름' }
  await goToKakao(page)
  await page.getByRole('button', { name: '이미 회원이면 로그인해서 연결' }).click()
  await expect(page.getByText(/^로그인하면 소셜 계정이 이 계정에 연결되어/u)).toBeVisible()
  await new LoginPage(page).signIn(email, password)
  await expect(page).toHaveURL((url) => url.href === `${pandok.url}/`)
  await page.goto('/program/plate')
  await leaveProgram(page)
  await expect(page).toHaveURL(/\/program$/u)
  await goToKakao(page)
  await expect(page).toHaveURL((url) => url.href === `${pandok.url}/`)
  expect(await sessionOf(page)).toBe(email)
})

test('another Kakao account with the same e-mail address can’t log in to the account', {
  tag: '@release',
}, async ({ page, provider }) => {
  provider.person = { subject: '4712', email: person.email, name: person.name }
  await goToKakao(page)
  await expect(page.getByText('가입을 마치면 소셜 계정이 새 계정에 연결됩니다.')).toBeVisible()
  expect(await sessionOf(page)).toBeNull()
  provider.person = { subject: '4711', email: person.email, name: person.name }
})

test('an answer with another state is refused, with a link back', { tag: '@release' }, async ({
  page,
  pandok,
  provider,
}) => {
  await page.route(`${provider.kakao.issuer}/**`, async (route) => {
    const { redirect } = await provider.visit(route.request().url())
    redirect.searchParams.set('state', 'A'.repeat(43))
    await route.fulfill({ status: 302, headers: { location: redirect.href } })
  })
  await goToKakao(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('로그인을 마치지 못했습니다.')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('로그인 요청을 확인할 수 없습니다.')
  expect(await sessionOf(page)).toBeNull()

  // The server refuses the state as well, in case the page was tricked into accepting it.
  await page.goto('/login')
  await page.evaluate(() => sessionStorage.setItem('social_state', 'A'.repeat(43)))
  await page.goto(`/login/kakao?code=x&state=${'A'.repeat(43)}`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    '로그인 제공자와 연결하지 못했습니다.',
  )
  expect(await sessionOf(page)).toBeNull()

  await page.unroute(`${provider.kakao.issuer}/**`)
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/login')
  await page.getByRole('button', { name: '카카오로 로그인' }).click()
  await expect(page).toHaveURL((url) => url.href === `${pandok.url}/`)
  expect(await sessionOf(page)).toBe(person.email)
})

test('a used answer, opened again from the history, is refused', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  let answer = ''
  page.on('request', (request) => {
    if (request.url().startsWith(`${pandok.url}/login/kakao?`)) answer = request.url()
  })
  await goToKakao(page)
  await expect(page).toHaveURL((url) => url.href === `${pandok.url}/`)
  const state = new URL(answer).searchParams.get('state') ?? ''
  await page.evaluate((spent) => {
    localStorage.clear()
    sessionStorage.setItem('social_state', spent)
  }, state)
  await page.goto(answer)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    '로그인 제공자와 연결하지 못했습니다.',
  )
  expect(await sessionOf(page)).toBeNull()
})

test('canceling at Kakao is reported', { tag: '@release' }, async ({ page, provider }) => {
  await page.route(`${provider.kakao.issuer}/**`, async (route) => {
    const { redirect } = await provider.visit(route.request().url())
    redirect.searchParams.delete('code')
    redirect.searchParams.set('error', 'access_denied')
    await route.fulfill({ status: 302, headers: { location: redirect.href } })
  })
  await goToKakao(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('로그인이 취소되었습니다.')
})

test('nothing is loaded from outside before Kakao is chosen', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const outside = requestsOutside(page, pandok.url)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: '카카오로 로그인' })).toBeVisible()
  await expect(page.getByRole('button', { name: '네이버' })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])
})
