import { expect, test } from './fixtures.ts'
import { JoinPage } from './pages/JoinPage.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { mailedCode } from './people/mailedCode.ts'
import { newcomer } from './people/newcomer.ts'

test('a visitor becomes a member with the code from the mail', async ({ page, pandok }) => {
  const person = newcomer()
  const join = new JoinPage(page)
  await join.agree()
  await join.askForCode(person.email)
  await expect(page.getByText(/[0-4]:[0-5]\d/u)).toBeVisible()
  await join.enterCode(await mailedCode(pandok.url, person.email))

  await join.choosePassword(person.password, `${person.password}x`)
  await expect(page.getByText('입력하신 비밀번호가 일치하지 않습니다.').first()).toBeVisible()
  await join.choosePassword(person.password)
  await join.introduce(person)
  await expect(page.getByRole('heading', { name: `${person.name} 님, 환영합니다` })).toBeVisible()

  await page.getByRole('link', { name: '프로그램 시작하기' }).click()
  await expect(page).toHaveURL(/\/program\/plate$/u)
  await expect(page.getByText(`${person.name} 님, 안녕하세요`)).toBeVisible()
})

test('a wrong code is refused, and the right one still works', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const person = newcomer()
  const join = new JoinPage(page)
  await join.agree()
  await join.askForCode(person.email)
  const code = await mailedCode(pandok.url, person.email)
  await page.getByRole('textbox', { name: '인증번호' }).fill(code === '111111' ? '222222' : '111111')
  await expect(page.getByText('인증번호가 올바르지 않거나 유효 시간이 지났습니다.').first()).toBeVisible()
  await join.enterCode(code)
})

test('a taken nickname is refused at its field', { tag: '@release' }, async ({ page, pandok, context }) => {
  const first = newcomer()
  const join = new JoinPage(page)
  await join.agree()
  await join.askForCode(first.email)
  await join.enterCode(await mailedCode(pandok.url, first.email))
  await join.choosePassword(first.password)
  await join.introduce(first)
  await expect(page.getByRole('heading', { name: `${first.name} 님, 환영합니다` })).toBeVisible()

  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  const second = newcomer()
  await join.agree()
  await join.askForCode(second.email)
  await join.enterCode(await mailedCode(pandok.url, second.email))
  await join.choosePassword(second.password)
  await page.getByRole('textbox', { name: '닉네임' }).fill(first.nickname)
  await page.getByRole('textbox', { name: '이름', exact: true }).focus()
  await expect(page.getByText('사용할 수 없는 닉네임입니다').first()).toBeVisible()
})

test('a visitor who forgot the password sets a new one', { tag: '@release' }, async ({ page, pandok }) => {
  const person = newcomer()
  const join = new JoinPage(page)
  await join.agree()
  await join.askForCode(person.email)
  await join.enterCode(await mailedCode(pandok.url, person.email))
  await join.choosePassword(person.password)
  await join.introduce(person)
  await expect(page.getByRole('heading', { name: `${person.name} 님, 환영합니다` })).toBeVisible()
  await page.evaluate(() => localStorage.clear())

  await page.goto('/pw')
  await page.getByRole('textbox', { name: '이메일' }).fill(person.email)
  const joinCode = await mailedCode(pandok.url, person.email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect.poll(() => mailedCode(pandok.url, person.email)).not.toBe(joinCode)
  await page.getByRole('textbox', { name: '인증번호' }).fill(await mailedCode(pandok.url, person.email))
  const fresh = `${person.password}-2`
  await page.getByRole('textbox', { name: '새 비밀번호', exact: true }).fill(fresh)
  await page.getByRole('textbox', { name: '비밀번호 확인' }).fill(fresh)
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await expect(page.getByRole('heading', { name: '비밀번호가 변경되었습니다' })).toBeVisible()

  const login = new LoginPage(page)
  await login.open()
  await login.signIn(person.email, person.password)
  await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다.').first()).toBeVisible()
  await login.signIn(person.email, fresh)
  await expect(page).toHaveURL(/\/$/u)
})
