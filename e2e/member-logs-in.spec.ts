import { expect, test } from './fixtures.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { leaveProgram } from './people/leaveProgram.ts'
import { signInAsNewMember } from './people/signInAsNewMember.ts'
import { demoAccount } from './server/demoAccount.ts'

test('the e-mail is remembered if and only if the member asks for it', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(email, password, { remember: true })
  await expect(page).toHaveURL(/\/$/u)
  await page.goto('/program/plate')
  await leaveProgram(page)
  await expect(page).toHaveURL(/\/program$/u)
  await expect(login.email).toHaveValue(email)
  await expect(page.getByLabel('이메일 기억하기')).toBeChecked()

  await page.getByLabel('이메일 기억하기').uncheck()
  await login.signIn(email, password)
  await expect(page).toHaveURL(/\/program\/plate$/u)
  await leaveProgram(page)
  await expect(login.email).toHaveValue('')
})

test('a visitor who was redirected to the log-in returns to the requested page', async ({ page, pandok }) => {
  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  await page.goto('/mypage')
  await expect(page).toHaveURL(/\/login/u)
  await new LoginPage(page).signIn(email, password)
  await expect(page).toHaveURL(/\/mypage$/u)
})

test('a member at the administrators’ log-in is redirected to the start page', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  const login = new LoginPage(page)
  await login.open('/admin')
  await login.signIn(email, password)
  await expect(page).toHaveURL(/\/$/u)
  await page.goto('/admin/user')
  await expect(page).toHaveURL(/\/$/u)
})

test('an administrator opens the users, and logs out to the log-in page', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const { email, password } = await demoAccount(pandok.dataDir, 'admin')
  const login = new LoginPage(page)
  await login.open('/admin')
  await login.signIn(email, password)
  await expect(page).toHaveURL(/\/admin\/user$/u)
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/admin$/u)
  await login.expectOpen()
})

test('a member withdraws: the account and its session are deleted', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const person = await signInAsNewMember(page, pandok.url)
  await page.goto('/mypage')
  await page.getByRole('button', { name: '회원 탈퇴' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '비밀번호', exact: true }).fill(person.password)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '탈퇴하기' }).click()
  await expect(page.getByRole('heading', { name: '탈퇴가 완료되었습니다' })).toBeVisible()

  const login = new LoginPage(page)
  await login.open()
  await login.signIn(person.email, person.password)
  await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다.').first()).toBeVisible()
})
