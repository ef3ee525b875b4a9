import { expect, test } from './fixtures.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { requestsOutside } from './pages/requestsOutside.ts'
import { demoAccount } from './server/demoAccount.ts'

test('without settings no page sends requests to another server, or offers a log-in elsewhere', {
  tag: '@release',
}, async ({ page, pandok }) => {
  const outside = requestsOutside(page, pandok.url)
  for (const path of ['/', '/login', '/join', '/id', '/pw', '/price', '/program', '/admin', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: /카카오|네이버/u })).toHaveCount(0)
  }
  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(email, password)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/mypage')
  await expect(page.getByRole('textbox', { name: '우편번호' })).toBeVisible()
  await expect(page.getByRole('button', { name: '우편번호 찾기' })).toHaveCount(0)
  expect((await page.request.get('/postcode')).status()).toBe(404)
  expect(outside).toEqual([])
})
