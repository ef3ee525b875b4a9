import type { Browser } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { ModuleEditorPage } from './pages/ModuleEditorPage.ts'
import { ModulesPage } from './pages/ModulesPage.ts'
import { watchPages } from './pages/watchPages.ts'
import { joinByWire } from './people/joinByWire.ts'
import type { Newcomer } from './people/newcomer.ts'

async function signedIn(browser: Browser, baseURL: string, person: Newcomer) {
  const context = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    viewport: { width: 1680, height: 1050 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const complaints = await watchPages(context)
  const page = await context.newPage()
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(person.email, person.password)
  await expect(page).toHaveURL((at) => at.pathname === '/')
  return { page, complaints }
}

const [WIDER, TALLER] = ['가로로 긴 모양', '세로로 긴 모양'] as const

/** Creates three inputs of three kinds; Enter separates the typed options. */
async function makeInputs(editor: ModuleEditorPage) {
  await editor.addChoice('모양', [WIDER, TALLER])
  await editor.input.getByRole('button', { name: `‘${TALLER}’ 자세히` }).click()
  const detail = editor.input.locator('[data-path="inputs/0/options/1/label"]').last()
  await editor.inLanguage(detail, 'taller than wide')
  await editor.addYesNo('점상 고에코')
  await editor.choose('입력 항목 추가', /^숫자/u)
  await editor.page.keyboard.type('최대 직경')
  await editor.input.getByRole('combobox', { name: '단위', exact: true }).fill('cm')
  await editor.page.keyboard.press('Tab')
}

async function makeScore(editor: ModuleEditorPage) {
  const { input, page } = editor
  await editor.part('계산 값')
  await editor.choose('계산 값 추가', '점수표')
  await page.keyboard.type('점수')
  await editor.field(`모양, ${WIDER}의 점수`).fill('0')
  await editor.field(`모양, ${TALLER}의 점수`).fill('3')
  await editor.field('점상 고에코, 예의 점수').fill('3')
  await expect(input.getByText('0점에서 6점까지')).toBeVisible()
  await input.getByRole('combobox', { name: '종류' }).selectOption('정수')
}

/** Turns ranges into levels; values outside of all ranges are reported at once, and one press adds a row for them. */
async function makeLevels(editor: ModuleEditorPage) {
  const { input, page } = editor
  await input.getByRole('button', { name: '이 값으로 등급표 만들기' }).click()
  const dialog = page.getByRole('dialog', { name: '점수를 등급으로' })
  await dialog.getByRole('textbox', { name: '점수 구간' }).fill('0–2 | ≥4')
  for (const [at, range] of ['0–2', '≥ 4'].entries())
    await dialog.getByRole('textbox', { name: `${range} 구간의 등급 이름` }).fill(`TR${at + 3}`)
  await dialog.getByRole('button', { name: '등급표 만들기' }).click()
  await expect(input.getByText('빠진 경우: 점수 = 3')).toBeVisible()
  await input.getByRole('button', { name: '이 경우의 행 추가' }).click()
  await input.getByRole('gridcell', { name: 'level: 모름' }).click()
  await page.getByRole('dialog', { name: 'level' }).getByRole('radio', { name: 'TR4' }).check()
  await page.keyboard.press('Escape')
  await expect(input.getByText(/^빠진 경우도 겹치는 경우도 없습니다\./u)).toBeVisible()
}

async function makeSentence(editor: ModuleEditorPage) {
  const { input, page } = editor
  await editor.part('문장')
  await input.getByRole('button', { name: '문장 추가' }).click()
  await editor.write('최대 직경 {최대 직경}, {level}')
  // The fifth of the offered particles is 으로/로.
  await expect(page.getByText('조사를 붙일까요? 숫자 키로 고르세요.')).toBeVisible()
  await page.keyboard.press('5')
  await editor.write(' 분류됨.')
  await input.getByRole('tab', { name: /^영어/u }).click()
  await input.getByRole('textbox', { name: '문장(영어)' }).click()
  await editor.write('{문장 첫머리} {모양} nodule of {최대 직경}, {level}.')
}

async function fill(editor: ModuleEditorPage, shape: string, size: string) {
  await editor.answer('모양', shape)
  await editor.answer('점상 고에코', '아니요')
  await editor.test.getByRole('textbox', { name: /^최대 직경/u }).fill(size)
}

const says = (editor: ModuleEditorPage, sentence: string) =>
  expect(editor.result.getByText(sentence, { exact: true }).first()).toBeVisible()

// A test below the browser builds all of ACR TI-RADS: apps/web/src/features/modules/editor/tirads/tirads.test.tsx.
test('a module is built in the editor, tested, shared, and copied by another member once', {
  tag: '@release',
}, async ({ browser, pandok }) => {
  const [mina, jun] = [await joinByWire(pandok.url), await joinByWire(pandok.url)]
  const { nickname } = mina.person
  const name = `TI-RADS ${nickname}`.replaceAll('-', ' ')
  const hers = await signedIn(browser, pandok.url, mina.person)
  const editor = new ModuleEditorPage(hers.page)
  await editor.openNew()
  await editor.name(name)
  await makeInputs(editor)
  await makeScore(editor)
  await makeLevels(editor)
  await makeSentence(editor)

  await editor.result.getByRole('button', { name: '영어' }).click()
  await fill(editor, TALLER, '1.2')
  await says(editor, '최대 직경 1.2 cm, TR4로 분류됨.')
  await says(editor, 'A taller than wide nodule of 1.2 cm, TR4.')
  await editor.test.getByRole('button', { name: '테스트로 저장' }).click()
  const dialog = editor.page.getByRole('dialog', { name: '테스트로 저장' })
  for (const language of await dialog.getByRole('checkbox', { name: /^문장/u }).all()) await language.check()
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await expect(editor.test.getByText('1개 모두 통과')).toBeVisible()
  await editor.save()
  await editor.share()
  await editor.says('1개를 공유했습니다.')

  const second = await signedIn(browser, pandok.url, jun.person)
  const his = new ModulesPage(second.page)
  await his.open('shared')
  await his.search(nickname)
  await expect(his.row(name)).toBeVisible()
  await his.choose(name, '내 모듈로 복사')
  await his.says(`‘${name}’ 모듈을 내 모듈로 복사했습니다.`)
  // The list no longer offers the copy, and a request from an outdated list is refused.
  await expect(his.row(name)).toContainText('복사함')
  const id = new URL(hers.page.url()).pathname.split('/').at(-1)
  expect(await jun.client.call('module-copy', { id })).toMatchObject({ body: { code: 'COPY_EXISTS' } })

  await his.open()
  await his.row(name).getByRole('link', { name }).click()
  const copy = new ModuleEditorPage(his.page)
  await expect(copy.test.getByText('1개 모두 통과')).toBeVisible()
  await fill(copy, WIDER, '2')
  await says(copy, '최대 직경 2 cm, TR3으로 분류됨.')
  expect([...hers.complaints, ...second.complaints], 'what the pages complained about').toEqual([])
})
