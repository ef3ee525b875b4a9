import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chooseFiles } from './pages/chooseFiles.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { ModulesPage } from './pages/ModulesPage.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import type { Newcomer } from './people/newcomer.ts'

async function signIn(page: Page, person: Newcomer): Promise<ModulesPage> {
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(person.email, person.password)
  await expect(page).toHaveURL((at) => at.pathname === '/')
  return new ModulesPage(page)
}

async function inOwnBrowser(browser: Browser, baseURL: string, person: Newcomer): Promise<ModulesPage> {
  const context = await browser.newContext({ baseURL, locale: 'ko-KR' })
  return signIn(await context.newPage(), person)
}

test('a member shares a module; another previews and copies it, and a second copy is refused', {
  tag: '@release',
}, async ({ browser, pandok }) => {
  const [{ client, person: mina }, { person: jun }] = [
    await joinByWire(pandok.url),
    await joinByWire(pandok.url),
  ]
  const name = `결절 ${mina.nickname}`
  await keepModule(client, name, {
    section: 'chest',
    modality: 'CT',
    type: 'finding',
    note: '크기만 묻습니다.',
  })

  const hers = await inOwnBrowser(browser, pandok.url, mina)
  await hers.open()
  await expect(hers.row(name)).toContainText('흉부')
  await hers.choose(name, '공유하기')
  await hers.page.getByRole('alertdialog').getByRole('button', { name: '공유하기', exact: true }).click()
  await hers.says('1개를 공유했습니다.')
  await expect(hers.row(name)).toContainText('공유 중')

  const his = await inOwnBrowser(browser, pandok.url, jun)
  await his.open('shared')
  await his.search(mina.nickname)
  await expect(his.row(name)).toContainText(mina.nickname)
  const otherTab = new ModulesPage(await his.page.context().newPage())
  await otherTab.open('shared')
  await otherTab.search(mina.nickname)
  await expect(otherTab.row(name)).toBeVisible()
  await his.page.getByRole('button', { name, exact: true }).click()
  const preview = his.page.getByRole('dialog', { name: `${name} 미리보기` })
  await preview.getByRole('textbox', { name: '크기' }).fill('12')
  await expect(preview.getByText('크기 12 mm의 결절이 보임.')).toBeVisible()
  await expect(preview.getByText('Local convention')).toBeVisible()
  await preview.getByRole('button', { name: '내 모듈로 복사' }).click()
  await his.says(`‘${name}’ 모듈을 내 모듈로 복사했습니다.`)
  await expect(his.row(name)).toContainText('복사함')
  // A list that was opened before still offers it; the server refuses.
  await otherTab.choose(name, '내 모듈로 복사')
  await otherTab.says('이미 사본이 있습니다.')
  await expect(otherTab.row(name)).toContainText('복사함')

  await his.open()
  await expect(his.row(name)).toContainText(`${mina.nickname} 님의 모듈 사본`)

  // His copy stays when she stops sharing.
  await hers.choose(name, '공유 해제')
  await hers.says('1개의 공유를 해제했습니다.')
  // An empty list has no search field, so the search is in the address.
  await his.page.goto(`/program/module?tab=shared&q=${encodeURIComponent(mina.nickname)}`)
  await expect(his.page.getByText('조건에 맞는 항목이 없습니다')).toBeVisible()
  await his.open()
  await expect(his.row(name)).toBeVisible()
})

test('several modules are downloaded, deleted, restored, and imported from the file again', {
  tag: '@release',
}, async ({ page, pandok }) => {
  const { client, person } = await joinByWire(pandok.url)
  for (const name of ['간 결절', '폐 결절', '신장 낭종']) await keepModule(client, name)
  const modules = await signIn(page, person)
  await modules.open()
  // A row that doesn't exist yet counts as hidden, so the search starts only after it is visible.
  await expect(modules.row('신장 낭종')).toBeVisible()
  await modules.search('결절')
  await expect(modules.row('신장 낭종')).toBeHidden()
  await page.getByRole('checkbox', { name: '이 쪽의 항목 모두 선택' }).check()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '내려받기' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('모듈 2.pandok.json')
  const content = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(content).toMatchObject({ format: 'pandok', version: 1, plates: [] })

  await page.getByRole('button', { name: '삭제', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '모듈 2개를 삭제할까요?' })
  await expect(question.getByText('이 모듈을 사용하는 판은 없습니다.')).toBeVisible()
  await question.getByRole('button', { name: '삭제' }).click()
  await modules.says('2개를 휴지통으로 옮겼습니다.')

  await page.goto('/program/delete')
  await expect(page.getByRole('row').filter({ hasText: '간 결절' })).toContainText('30일 남음')
  await page.getByRole('button', { name: '간 결절: 되살리기' }).click()
  await modules.says('1개를 되살렸습니다.')
  await page.getByRole('checkbox', { name: '폐 결절 선택' }).check()
  await page.getByRole('button', { name: '완전히 삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '완전히 삭제' }).click()
  await expect(page.getByRole('heading', { name: '휴지통이 비어 있습니다' })).toBeVisible()

  await modules.open()
  await expect(modules.row('폐 결절')).toBeHidden()
  const take = async (text: string) => {
    await page.getByRole('button', { name: '가져오기', exact: true }).click()
    await chooseFiles(page.getByRole('dialog').getByRole('button', { name: '파일 선택' }), {
      name: 'modules.pandok.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  }
  await take('{"format":')
  await expect(page.getByText('읽을 수 없는 파일입니다.')).toBeVisible()
  await page.keyboard.press('Escape')

  const broken = structuredClone(content)
  broken.modules[1].definition.outputs = []
  await take(JSON.stringify(broken))
  const refusal = page.getByRole('dialog').getByRole('alert')
  await expect(refusal).toContainText('아무것도 가져오지 않았습니다')
  await expect(refusal).toContainText('modules.1.definition.outputs')
  await expect(refusal).toContainText('출력은 하나 이상 필요합니다.')
  await page.keyboard.press('Escape')
  await expect(modules.row('결절')).toHaveCount(1)

  await take(JSON.stringify(content))
  await modules.says('모듈 2개를 가져왔습니다.')
  // The existing module keeps its name; the other gets the next free one.
  await expect(modules.row('간 결절 2')).toBeVisible()
  await expect(modules.row('폐 결절')).toBeVisible()
})

test('a backup is created by hand, compared with the present version, and restored', {
  tag: '@release',
}, async ({ page, pandok }) => {
  const { client, person } = await joinByWire(pandok.url)
  const id = await keepModule(client, '되돌릴 모듈', { note: '처음' })
  const modules = await signIn(page, person)
  await modules.open()
  await modules.choose('되돌릴 모듈', '백업')
  const dialog = page.getByRole('dialog', { name: '되돌릴 모듈의 백업' })
  await dialog.getByRole('textbox', { name: '메모(선택)' }).fill('고치기 전')
  await dialog.getByRole('button', { name: '지금 상태 백업' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: '고치기 전' })).toContainText('직접')

  await client.call('module-save', {
    id,
    revision: 1,
    name: '되돌릴 모듈',
    note: '바뀜',
    definition: {
      outputs: [{ id: 'finding', section: 'impression', body: { ko: ['다른 문장'] } }],
    },
  })
  await modules.open()
  await modules.choose('되돌릴 모듈', '백업')
  const kept = dialog.getByRole('listitem').filter({ hasText: '고치기 전' })
  await kept.getByRole('button', { name: '지금과 비교' }).click()
  await expect(kept).toContainText('크기')
  await kept.getByRole('button', { name: '이 상태로 되돌리기' }).click()
  await modules.says('백업한 상태로 되돌렸습니다. 직전 상태도 백업에 있습니다.')
  const answer = await client.call('module-get', { id })
  expect(answer.body).toMatchObject({ data: { module: { note: '처음', revision: 3 } } })
})
