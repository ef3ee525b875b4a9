import { expect, test } from './fixtures.ts'
import { IndependentClient, read } from './independent-client/IndependentClient.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { MemberPage } from './pages/MemberPage.ts'
import { OfficeList } from './pages/OfficeList.ts'
import { enter, enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { untilSettled } from './screens/moveTo.ts'
import { demoAccount } from './server/demoAccount.ts'
import type { Pandok } from './server/startPandok.ts'

const idOf = async (client: IndependentClient) =>
  read((await client.call('user-info')).body, 'data', 'user', 'id')

async function administrator(pandok: Pandok): Promise<IndependentClient> {
  const { email, password } = await demoAccount(pandok.dataDir, 'admin')
  const client = new IndependentClient(pandok.url)
  await client.signIn(email, password)
  return client
}

test('an administrator finds members, and the address contains the search', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const people = [await joinByWire(pandok.url), await joinByWire(pandok.url), await joinByWire(pandok.url)]
  const [first] = people
  if (!first) throw new Error('nobody has joined')
  const { email, password } = await demoAccount(pandok.dataDir, 'admin')
  const login = new LoginPage(page)
  await login.open('/admin')
  await login.signIn(email, password)
  await expect(page).toHaveURL(/\/admin\/user$/u)
  const list = new OfficeList(page, '/admin/user')
  await list.settled()
  await expect(list.row(first.person.email)).toBeVisible()

  await page.keyboard.press('/')
  await expect(list.search).toBeFocused()
  await page.keyboard.type(first.person.nickname)
  await expect(list.rows).toHaveCount(1)
  await expect(page).toHaveURL(`/admin/user?q=${encodeURIComponent(first.person.nickname)}`)

  await list.search.fill('reader-')
  await expect(list.row(people[2]?.person.email ?? '')).toBeVisible()
  await list.settled()
  await list.sortBy('이메일', 'descending')
  const sorted = await list.firstColumn()
  expect(sorted).toEqual([...sorted].sort().reverse())
  await list.filter('상태', '정지')
  await expect(list.rows).toHaveCount(0)
  await expect(page.getByText('조건에 맞는 항목이 없습니다')).toBeVisible()
  await list.filter('상태', '정상')
  await list.filter('역할', '회원')
  await expect(list.row(first.person.email)).toBeVisible()

  const asked = '?q=reader-&f.state=active&f.role=user&sort=email&order=desc'
  await expect(page).toHaveURL(({ search }) => search === asked)
  const address = page.url()
  await page.reload()
  await list.settled()
  expect(page.url()).toBe(address)
  await expect(list.search).toHaveValue('reader-')
  expect(await list.firstColumn()).toEqual(sorted)
})

test('an administrator chooses columns, and the browser remembers them', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'admin')
  const list = new OfficeList(page, '/admin/user')
  await list.open()
  await expect(list.column('모듈')).toBeVisible()
  await list.toggleColumn('모듈')
  await expect(list.column('모듈')).toHaveCount(0)
  await page.reload()
  await list.settled()
  await expect(list.column('모듈')).toHaveCount(0)
  await expect(list.column('판')).toBeVisible()
})

test('the file contains all filtered members, in Korean and without formulas', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { client, person } = await joinByWire(pandok.url)
  const renamed = await client.call('user-update', { name: '=HYPERLINK("http://evil.example","김")' })
  expect(renamed.status).toBe(200)
  await enter(context, pandok, 'admin')
  const list = new OfficeList(page, '/admin/user')
  await list.open(`?q=${encodeURIComponent(person.email)}`)
  await expect(list.rows).toHaveCount(1)
  const { name, text } = await list.exportCsv()
  expect(name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/u)
  const [head, row, rest] = text.split('\r\n')
  expect(head).toBe('\uFEFF이메일,닉네임,이름,역할,등급,상태,판,모듈,가입일,마지막 접속')
  expect(row).toContain(
    `${person.email},${person.nickname},"'=HYPERLINK(""http://evil.example"",""김"")",회원,무료,정상,0,0,`,
  )
  expect(rest).toBe('')
})

test('an administrator’s change to a member takes effect at once and is recorded permanently', async ({
  page,
  context,
  browser,
  pandok,
}) => {
  const { client, person } = await joinByWire(pandok.url)
  const id = await idOf(client)
  await enter(context, pandok, 'admin')
  const list = new OfficeList(page, '/admin/user')
  await list.open(`?q=${encodeURIComponent(person.email)}`)
  await list.row(person.email).getByRole('link').click()
  await expect(page).toHaveURL(`/admin/user/detail?id=${id}`)
  const member = new MemberPage(page)
  await expect(member.part('프로필').getByText(person.phone.replace(/^(...)(....)/u, '$1-$2-'))).toBeVisible()

  await member.change('등급 부여', '시범 병원', async (question) => {
    await question.getByLabel('부여할 등급').selectOption({ label: '스탠더드' })
    await question.getByLabel('마지막 날').fill('2099-12-31')
  })
  await expect(member.part('등급과 구독').getByText(/^스탠더드 · 2099년 12월 31일/u)).toBeVisible()
  expect(read((await client.call('user-info')).body, 'data', 'user', 'tier')).toBe('standard')

  const theirs = await browser.newContext({ baseURL: pandok.url })
  await enterAs(theirs, client)
  const screen = await theirs.newPage()
  await screen.goto('/mypage')
  await expect(screen.getByText(person.email).first()).toBeVisible()

  await member.change('이용 정지', '계정 공유')
  await expect(page.getByText(/부터 이용이 정지된 회원입니다/u)).toBeVisible()
  await expect(member.part('로그인된 기기').getByText('로그인된 기기가 없습니다.')).toBeVisible()
  await screen.reload()
  await expect(screen).toHaveURL(/\/login/u)
  await theirs.close()
  const again = await new IndependentClient(pandok.url).call('user-login', {
    email: person.email,
    password: person.password,
  })
  expect(again.status).not.toBe(200)

  const trail = member.part('이 회원에 대한 변경 기록')
  await expect(trail.getByRole('listitem')).toHaveCount(2)
  await expect(trail.getByRole('listitem').first()).toContainText('계정 공유')
  const audit = new OfficeList(page, '/admin/audit')
  await audit.open(`?q=${encodeURIComponent(person.nickname)}`)
  await expect(audit.row('회원의 이용을 정지함')).toContainText(person.nickname)
  await expect(audit.row('회원에게 등급을 부여함')).toContainText('무료 → 스탠더드')
  await audit.row('회원에게 등급을 부여함').getByRole('button').click()
  await expect(page.getByRole('dialog').getByText('시범 병원')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: person.nickname }).click()
  await expect(page).toHaveURL(`/admin/user/detail?id=${id}`)

  await member.change('정지 해제', '확인함')
  const back = await new IndependentClient(pandok.url).signIn(person.email, person.password)
  expect(back.status).toBe(200)
})

test('administrators can neither change their own role nor suspend themselves', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  const id = await idOf(await administrator(pandok))
  await enter(context, pandok, 'admin')
  const member = new MemberPage(page)
  await member.open(id)
  const button = page.getByRole('button', { name: '관리자 권한 해제' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('자신의 권한은 바꿀 수 없습니다.')
})

test('a member who opens the users is redirected to the start page', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  await enterAs(context, client)
  for (const path of ['/admin/user', `/admin/user/detail?id=${await idOf(client)}`, '/admin/audit']) {
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === '/')
  }
})

test('the table can be used by keyboard alone', { tag: '@release' }, async ({ page, context, pandok }) => {
  const people = [await joinByWire(pandok.url), await joinByWire(pandok.url), await joinByWire(pandok.url)]
  const [last, , oldest] = [...people].reverse()
  await enter(context, pandok, 'admin')
  const list = new OfficeList(page, '/admin/user')
  await list.open()
  await page.keyboard.press('/')
  await page.keyboard.type('reader-')
  await list.settled()
  await expect(page).toHaveURL(/q=reader-/u)
  await list.settled()
  await page.keyboard.press('Tab')
  // Tab passes the reset button, filters, columns, file, the checkbox and the headers before it reaches the one row
  // that is a tab stop.
  for (let stop = 0; stop < 20 && !(await isRowFocused()); stop += 1) await page.keyboard.press('Tab')
  const focused = list.table.locator('tr:focus')
  await expect(focused).toContainText(last?.person.email ?? '')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(focused).toContainText(oldest?.person.email ?? '')
  await page.keyboard.press('End')
  await expect(focused).toHaveAttribute('data-row', String((await list.rows.count()) - 1))
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('data-row', '0')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: last?.person.nickname ?? '' })).toBeVisible()
  await page.goBack()
  await list.settled()
  await expect(list.search).toHaveValue('reader-')

  async function isRowFocused(): Promise<boolean> {
    return page.evaluate(() => document.activeElement?.matches('tr[data-row]') ?? false)
  }
})

for (const locale of localesInTurn('users')) {
  test(`the confirmation of a change has no accessibility violation in ${locale}`, async ({
    page,
    context,
    pandok,
  }) => {
    test.slow()
    const { client } = await joinByWire(pandok.url)
    const id = await idOf(client)
    const admin = await administrator(pandok)
    const change = { kind: 'grant', tier: 'basic', until: null, reason: '시험' }
    await admin.call('admin-userUpdate', { id, change })
    await enter(context, pandok, 'admin')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((language) => {
      for (const name of ['language', 'program_language']) localStorage.setItem(name, language)
    }, locale)
    await page.goto(`/admin/user/detail?id=${id}`)
    await untilSettled(page)
    await expect(page.locator('main ol > li').first()).toBeVisible()
    // `every-route.spec.ts` covers a member as the page opens, and the history.
    await page.locator('main section').first().getByRole('button').first().click()
    await examine(page, locale, 'the question about a grant')
  })
}
