import { expect, test } from './fixtures.ts'
import { IndependentClient } from './independent-client/IndependentClient.ts'
import { signInAsNewMember } from './people/signInAsNewMember.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

test.describe.configure({ mode: 'serial' })

test('an expired auth token is renewed without a visible effect', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const person = await signInAsNewMember(page, pandok.url)
  const before = await page.evaluate(() => localStorage.getItem('authToken'))

  await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: String(20 * MINUTE) })
  await page.goto('/mypage')
  await expect(page.getByRole('heading', { name: '마이페이지' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '닉네임' })).toHaveValue(person.nickname)
  const after = await page.evaluate(() => localStorage.getItem('authToken'))
  expect(after).not.toBe(before)
  await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: '0' })
})

test('a change of the RSA key has no visible effect', { tag: '@release' }, async ({ page, pandok }) => {
  const person = await signInAsNewMember(page, pandok.url)
  await page.goto('/mypage')
  await expect(page.getByRole('textbox', { name: '닉네임' })).toHaveValue(person.nickname)

  const refused: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/live-event')) refused.push(response.status())
  })
  // The key's day and its two hours of grace are over, so the key that the page used no longer exists.
  await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: String(27 * HOUR) })
  await page.getByRole('textbox', { name: '이름', exact: true }).fill('김하나')
  await page.getByRole('button', { name: '변경 사항 저장' }).click()
  await expect(page.getByText('변경 사항을 저장했습니다.').first()).toBeVisible()
  expect(refused).toContain(400)
  expect(refused.at(-1)).toBe(200)
  await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: '0' })
})

test('a stolen refresh token ends the session for the thief and for the member', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  await signInAsNewMember(page, pandok.url)
  const stolen = await page.evaluate(() => localStorage.getItem('refreshToken') ?? '')

  const thief = new IndependentClient(pandok.url)
  expect((await thief.refresh(stolen)).status).toBe(200)
  expect((await thief.call('user-info')).status).toBe(200)

  // The ten seconds that two tabs are given are over when the member's browser sends the used token.
  await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: '15' })
  await page.evaluate(() => localStorage.setItem('authToken', 'run.out.long-ago'))
  await page.goto('/mypage')
  await expect(page).toHaveURL((url) => url.pathname === '/login')
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
  expect(await thief.call('user-info')).toMatchObject({ status: 405, body: { code: 'SESSION_REVOKED' } })
  expect((await thief.refresh()).status).toBe(401)
  await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: '0' })
})

test('two tabs renew at the same moment and both continue', async ({ context, pandok }) => {
  const first = await context.newPage()
  const person = await signInAsNewMember(first, pandok.url)
  const second = await context.newPage()
  await second.goto('/')
  await first.evaluate(() => localStorage.setItem('authToken', 'run.out.long-ago'))
  await Promise.all([first.goto('/mypage'), second.goto('/mypage')])
  for (const tab of [first, second]) {
    await expect(tab.getByRole('textbox', { name: '닉네임' })).toHaveValue(person.nickname)
  }
})
