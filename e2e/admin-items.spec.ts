import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ask } from './independent-client/ask.ts'
import { IndependentClient } from './independent-client/IndependentClient.ts'
import { ModulesPage } from './pages/ModulesPage.ts'
import { PlatesPage } from './pages/PlatesPage.ts'
import { watchPages } from './pages/watchPages.ts'
import { enter, enterAs } from './people/enter.ts'
import { fullModule } from './people/fullModule.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import { keepPlate } from './people/keepPlate.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { untilSettled } from './screens/moveTo.ts'
import { demoAccount } from './server/demoAccount.ts'
import type { Pandok } from './server/startPandok.ts'

const passing = { ...fullModule, tests: fullModule.tests.slice(0, 1) }

const phrase = (position: number, name: string, ko: string, en: string) => ({
  id: `c${position}`,
  position,
  name,
  title: name,
  color: 'green',
  outputs: [{ id: 'o1', kind: 'phrase', section: 'findings', text: { ko, en } }],
})

async function atTheOffice(browser: Browser, pandok: Pandok) {
  const context = await browser.newContext({
    baseURL: pandok.url,
    locale: 'ko-KR',
    viewport: { width: 1440, height: 900 },
  })
  await enter(context, pandok, 'admin')
  const complaints = await watchPages(context)
  return { page: await context.newPage(), complaints }
}

async function asMember(browser: Browser, pandok: Pandok, client: IndependentClient): Promise<Page> {
  const context = await browser.newContext({ baseURL: pandok.url, locale: 'ko-KR' })
  await enterAs(context, client)
  return context.newPage()
}

/** Searches the list and opens the item. */
async function find(page: Page, path: '/admin/plate' | '/admin/module', owner: string, name: string) {
  await page.goto(path)
  await page.getByRole('searchbox').fill(owner)
  await expect(page).toHaveURL(/[?&]q=/u)
  // A copy has the same name and another owner.
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: owner, exact: true }) })
  await row.getByRole('link', { name, exact: true }).click()
  const detail = page.getByRole('dialog', { name, exact: true })
  await expect(detail).toBeVisible()
  return detail
}

/** Presses an action of the open item, gives a reason and waits for the message. */
async function act(page: Page, action: string, title: string, done: string) {
  await page.getByRole('group', { name: '작업' }).getByRole('button', { name: action }).click()
  const question = page.getByRole('dialog', { name: title })
  await question.getByRole('textbox', { name: '사유' }).fill('약관 위반 신고')
  await question.getByRole('button', { name: action, exact: true }).click()
  await expect(page.getByText(done, { exact: true }).first()).toBeVisible()
  await expect(question).toBeHidden()
}

test('an administrator views a member’s plate, unshares, deletes and restores it', {
  tag: '@release',
}, async ({ browser, pandok }) => {
  const [mina, jun] = [await joinByWire(pandok.url), await joinByWire(pandok.url)]
  const { nickname } = mina.person
  const name = `갑상선 ${nickname}`
  const id = await keepPlate(mina.client, {
    name,
    cells: [
      phrase(0, '정상', '갑상선은 정상임.', 'The thyroid is normal.'),
      phrase(11, '결절', '결절이 보임.', ''),
    ],
    keyMap: { KeyQ: 'c0' },
    autoFill: [],
  })
  await ask(mina.client, 'plate-share', { id, shared: true })
  const his = await asMember(browser, pandok, jun.client)
  const shared = new PlatesPage(his)
  await shared.open('shared')
  await his.getByRole('searchbox').fill(nickname)
  await expect(shared.card(name)).toBeVisible()

  const { page, complaints } = await atTheOffice(browser, pandok)
  await test.step('finds it and sees it as its readers do', async () => {
    const detail = await find(page, '/admin/plate', nickname, name)
    await expect(detail.getByRole('gridcell')).toHaveCount(60)
    await expect(detail.getByRole('gridcell', { name: '정상, 키 Q' })).toBeVisible()
    await expect(detail.getByText('갑상선은 정상임.')).toBeVisible()
    await detail.getByRole('combobox').selectOption('en')
    await expect(detail.getByText('The thyroid is normal.')).toBeVisible()
    await detail.getByRole('gridcell', { name: '결절' }).click()
    await detail.getByRole('combobox').selectOption('ko')
    await expect(detail.getByText('결절이 보임.')).toBeVisible()
  })

  await test.step('its address can be opened directly, and «back» closes it', async () => {
    await expect(page).toHaveURL((at) => at.searchParams.get('id') === id && at.searchParams.has('q'))
    await page.reload()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL((at) => at.searchParams.has('q') && !at.searchParams.has('id'))
    await page.goForward()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  })

  await test.step('unshares it: nobody else finds it, the owner still has it', async () => {
    await act(page, '공유 해제', `‘${name}’의 공유를 해제할까요?`, `‘${name}’의 공유를 해제했습니다.`)
    await his.reload()
    await his.getByRole('searchbox').fill(nickname)
    await expect(his.getByText('조건에 맞는 항목이 없습니다')).toBeVisible()
    expect(Object(await ask(mina.client, 'plate-get', { id })).plate).toMatchObject({ name, shared: false })
  })

  await test.step('deletes it into the owner’s trash, and restores it', async () => {
    await act(page, '삭제', `‘${name}’ 항목을 삭제할까요?`, `‘${name}’ 항목을 삭제했습니다.`)
    const actions = page.getByRole('group', { name: '작업' }).getByRole('button')
    await expect(actions).toHaveText(['되살리기'])
    const mine = () => ask(mina.client, 'plate-list', { page: 1, pageSize: 20, search: '' })
    expect(Object(await mine()).total).toBe(0)
    await act(page, '되살리기', `‘${name}’ 항목을 되살릴까요?`, `‘${name}’ 항목을 되살렸습니다.`)
    expect(Object(await mine()).total).toBe(1)
  })

  await test.step('every action is recorded with its reason', async () => {
    await page.getByRole('tab', { name: '변경 기록' }).click()
    const trail = page.getByRole('tabpanel').getByRole('listitem')
    await expect(trail).toHaveCount(3)
    for (const entry of await trail.all()) await expect(entry).toContainText('약관 위반 신고')
  })
  expect(complaints).toEqual([])
})

test('a tested module is published to the library and unpublished, and a failing one is refused', {
  tag: '@release',
}, async ({ browser, pandok }) => {
  const [mina, jun] = [await joinByWire(pandok.url), await joinByWire(pandok.url)]
  const { nickname } = mina.person
  const good = `결절 ${nickname}`
  const bad = `오류 ${nickname}`
  const id = await keepModule(mina.client, good, {}, passing)
  const badId = await keepModule(mina.client, bad, {}, fullModule)
  const { page, complaints } = await atTheOffice(browser, pandok)

  await test.step('runs it and publishes it as free', async () => {
    const detail = await find(page, '/admin/module', nickname, good)
    await expect(detail.getByRole('radio', { name: /고형/u })).toBeVisible()
    await detail.getByRole('button', { name: '라이브러리에 올리기' }).click()
    const question = page.getByRole('dialog', { name: `‘${good}’ 항목을 라이브러리에 올릴까요?` })
    await question.getByRole('radio', { name: /^무료/u }).check()
    await question.getByRole('button', { name: '라이브러리에 올리기' }).click()
    await expect(page.getByText(`‘${good}’ 항목을 라이브러리에 올렸습니다.`).first()).toBeVisible()
    await expect(detail.getByText('라이브러리 · 무료')).toBeVisible()
  })

  const his = await asMember(browser, pandok, jun.client)
  const library = new ModulesPage(his)
  await test.step('a member finds it in the library and copies it', async () => {
    await his.goto('/program/module?tab=library')
    await his.getByRole('searchbox').fill(good)
    await expect(his.getByRole('row').filter({ hasText: good })).toBeVisible()
    const list = await ask(jun.client, 'module-libraryList', { page: 1, pageSize: 20, search: good })
    expect(Object(list).items.map((each: { id: string }) => each.id)).toEqual([id])
    await library.choose(good, '내 모듈로 복사')
    await library.says(`‘${good}’ 모듈을 내 모듈로 복사했습니다.`)
  })

  await test.step('a failing one is refused, with the failing case', async () => {
    const detail = await find(page, '/admin/module', nickname, bad)
    await detail.getByRole('button', { name: '라이브러리에 올리기' }).click()
    const refusal = page.getByRole('dialog', { name: `‘${bad}’ 항목을 라이브러리에 올릴까요?` })
    await expect(refusal.getByRole('alert')).toContainText('지금은 라이브러리에 올릴 수 없습니다')
    const difference = refusal
      .getByRole('table', { name: /wrong on purpose/u })
      .getByRole('row')
      .nth(1)
    await expect(difference.getByRole('cell')).toHaveText([/level/u, 'high', 'low'])
    await expect(refusal.getByRole('button', { name: '라이브러리에 올리기' })).toHaveCount(0)

    const account = await demoAccount(pandok.dataDir, 'admin')
    const admin = new IndependentClient(pandok.url)
    await admin.signIn(account.email, account.password)
    const change = { kind: 'publish', grade: 'free' }
    expect(await admin.call('admin-moduleUpdate', { id: badId, change })).toMatchObject({ status: 400 })
  })

  await test.step('unpublishing leaves the copy working', async () => {
    await find(page, '/admin/module', nickname, good)
    await act(
      page,
      '라이브러리에서 내리기',
      `‘${good}’ 항목을 라이브러리에서 내릴까요?`,
      `‘${good}’ 항목을 라이브러리에서 내렸습니다.`,
    )
    const list = await ask(jun.client, 'module-libraryList', { page: 1, pageSize: 20, search: good })
    expect(Object(list).total).toBe(0)
    await his.goto('/program/module')
    await his.getByRole('link', { name: good }).click()
    const form = his.locator('[data-module-form]')
    await form.getByRole('radio', { name: /고형/u }).click()
    await form.getByRole('textbox', { name: /^크기/u }).fill('12')
    await form.getByRole('textbox', { name: /^크기/u }).blur()
    await expect(his.getByText('크기 12 mm의 고형 결절이 보임.').first()).toBeVisible()
  })
  expect(complaints).toEqual([])
})

for (const locale of localesInTurn('items')) {
  test(`administrators’ plates and modules have no accessibility violation in ${locale}`, async ({
    page,
    context,
    pandok,
  }) => {
    test.slow()
    const { client, person } = await joinByWire(pandok.url)
    const moduleId = await keepModule(client, `Bad ${person.nickname}`, { section: 'headNeck' }, fullModule)
    const plateId = await keepPlate(client, {
      name: `A ${person.nickname}`,
      cells: [phrase(0, '정상', '정상임.', 'Normal.')],
      keyMap: { KeyQ: 'c0' },
      autoFill: [],
    })
    await client.call('plate-share', { id: plateId, shared: true })
    await enter(context, pandok, 'admin')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((language) => localStorage.setItem('language', language), locale)

    // `every-route.spec.ts` covers the lists, and a plate as it opens.
    await page.goto(`/admin/module?id=${moduleId}`)
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(4)
    for (const place of [1, 2, 3]) {
      await tabs.nth(place).click()
      await untilSettled(page)
      await examine(page, locale, `a module’s tab ${place + 1}`)
    }
    await page.locator('dialog [role=group] button').first().click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await examine(page, locale, 'a refusal')
    await page.goto(`/admin/plate?id=${plateId}`)
    await page.locator('dialog [role=group] button').last().click()
    await expect(page.getByRole('textbox')).toBeVisible()
    await examine(page, locale, 'a question')
  })
}
