import { test as base, expect } from './fixtures.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { joinByWire } from './people/joinByWire.ts'
import { signInAsNewMember } from './people/signInAsNewMember.ts'
import { FOUND, type PostcodeScript, startPostcodeScript } from './server/startPostcodeScript.ts'

const test = base.extend<object, { script: PostcodeScript }>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const script = await startPostcodeScript()
      await use(script)
      await script.close()
    },
    { scope: 'worker' },
  ],
  pandokEnv: [
    async ({ script }, use) => use({ POSTCODE_ENABLED: 'on', POSTCODE_SCRIPT_URL: script.url }),
    { scope: 'worker' },
  ],
})

test('a member looks up an address, and the script of the look-up has no access to the site', async ({
  page,
  pandok,
  script,
}) => {
  const person = await signInAsNewMember(page, pandok.url)
  // The profile is opened by links, so the loaded document is that of another page.
  await page.getByRole('button', { name: `내 계정: ${person.name}` }).click()
  await page.getByRole('menuitem', { name: '마이페이지' }).click()
  await expect(page.getByRole('textbox', { name: '닉네임' })).toHaveValue(person.nickname)

  await page.getByRole('button', { name: '우편번호 찾기' }).click()
  const dialog = page.getByRole('dialog', { name: '우편번호 찾기' })
  await dialog.frameLocator('iframe').getByRole('button', { name: FOUND.roadAddress }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: '우편번호' })).toHaveValue(FOUND.zonecode)
  await expect(page.getByRole('textbox', { name: '주소', exact: true })).toHaveValue(FOUND.roadAddress)
  await expect(page.getByRole('textbox', { name: '상세 주소' })).toBeFocused()
  await page.keyboard.type('3층 301호')
  await page.getByRole('button', { name: '변경 사항 저장' }).click()
  await expect(page.getByText('변경 사항을 저장했습니다.').first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: '우편번호' })).toHaveValue(FOUND.zonecode)
  await expect(page.getByRole('textbox', { name: '주소', exact: true })).toHaveValue(FOUND.roadAddress)
  await expect(page.getByRole('textbox', { name: '상세 주소' })).toHaveValue('3층 301호')

  expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
  expect(script.observations).toEqual([
    {
      origin: 'null',
      ownStorage: 'SecurityError',
      ownCookies: 'SecurityError',
      siteStorage: 'SecurityError',
      siteDocument: 'SecurityError',
    },
  ])
})

test('the look-up page has no origin in a window of its own either', async ({ page, script }) => {
  const before = script.observations.length
  await page.goto('/postcode')
  await expect(page.getByRole('button', { name: FOUND.roadAddress })).toBeVisible()
  await expect.poll(() => script.observations.length).toBe(before + 1)
  expect(script.observations.at(-1)).toMatchObject({ origin: 'null', ownStorage: 'SecurityError' })
})

test('the address can be typed if the look-up does not load', { tag: '@release' }, async ({
  page,
  pandok,
  script,
}) => {
  const { person } = await joinByWire(pandok.url)
  await page.route(script.url, (route) => route.abort())
  const login = new LoginPage(page)
  await login.open('/login')
  await login.signIn(person.email, person.password)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/mypage')
  await page.getByRole('button', { name: '우편번호 찾기' }).click()
  const dialog = page.getByRole('dialog', { name: '우편번호 찾기' })
  await expect(dialog.getByRole('alert')).toHaveText(/주소를 직접 입력해 주세요/u)
  await dialog.getByRole('button', { name: '닫기' }).click()
  await page.getByRole('textbox', { name: '우편번호' }).fill(FOUND.zonecode)
  await page.getByRole('textbox', { name: '주소', exact: true }).fill(FOUND.roadAddress)
  await page.getByRole('button', { name: '변경 사항 저장' }).click()
  await expect(page.getByText('변경 사항을 저장했습니다.').first()).toBeVisible()
})
