import { expect, test } from './fixtures.ts'
import { JoinPage } from './pages/JoinPage.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAsNewMember } from './people/enterAsNewMember.ts'
import { keepLibraryPlate } from './people/keepLibraryPlate.ts'
import { mailedCode } from './people/mailedCode.ts'
import { makePhantom } from './people/makePhantom.ts'
import { newcomer } from './people/newcomer.ts'
import { expectNamed, isBadlyNamed, namesInTree, repeatedNames } from './screens/expectNamed.ts'

test.describe.configure({ mode: 'parallel' })

test('a control without a name, or with an identifier as its name, is detected', async ({ page }) => {
  await page.setContent(`<html lang="ko"><title>이름</title><button>저장</button><button><svg></svg></button>
    <input aria-label="size_mm"><a href="#a">크기 (size_mm)</a><select aria-label="lobe"></select>
    <button>moduleLogic.values.title</button><button>K-TIRADS, 키 A</button><input aria-label="크기">`)
  const bad = (await namesInTree(page)).filter(isBadlyNamed).map(({ name }) => name)
  expect(bad).toEqual(['', 'size_mm', '크기 (size_mm)', 'lobe', 'moduleLogic.values.title'])
})

test('two controls of one place that share a name are detected, and rows of a list are places of their own', async ({
  page,
}) => {
  await page.setContent(`<html lang="ko"><title>이름</title><main>
    <ul><li>하나 <button>지우기</button></li><li>둘 <button>지우기</button></li></ul>
    <section aria-label="입력"><button>추가</button></section><section aria-label="문장"><button>추가</button></section>
    <button>닫기</button><div><button>닫기</button></div><a href="#a">닫기</a>
    <a href="#b">더 보기</a><a href="#c">더 보기</a><a href="#d">로그인</a><a href="#d">로그인</a>
    <input type="date" aria-label="부터"><input type="date" aria-label="까지"></main>`)
  expect(await repeatedNames(page)).toEqual([
    expect.stringMatching(/^2 × button «닫기» in main/u),
    expect.stringMatching(/^2 × link «더 보기» in main/u),
  ])
})

test('joining: every control has a name for screen readers', async ({ page, pandok }) => {
  const person = newcomer()
  const join = new JoinPage(page)
  await page.goto('/join')
  await expect(page.getByRole('button', { name: '다음' })).toBeVisible()
  await expectNamed(page, 'agreements')
  await join.agree()
  await join.askForCode(person.email)
  await expectNamed(page, 'the code')
  await join.enterCode(await mailedCode(pandok.url, person.email))
  await expectNamed(page, 'the password')
  await join.choosePassword(person.password)
  await expect(page.getByRole('textbox', { name: '닉네임' })).toBeVisible()
  await expectNamed(page, 'the profile')
  await join.introduce(person)
  await expect(page.getByRole('heading', { name: `${person.name} 님, 환영합니다` })).toBeVisible()
  await expectNamed(page, 'the welcome')
})

test('reporting: board, form, report and commands have names for screen readers', async ({
  context,
  page,
  pandok,
}) => {
  const { client } = await enterAsNewMember(context, pandok.url)
  const workspace = new RunWorkspacePage(page)
  await workspace.open(await keepLibraryPlate(client, 'neuro-ct'))
  await expectNamed(page, 'the board')
  await page.keyboard.press('p')
  await expect.poll(() => workspace.sentences()).toContain('두개강 내 출혈 없음.')
  await page.keyboard.press('a')
  await expect(page.getByRole('form')).toBeVisible()
  await expectNamed(page, 'the form of a finding, with a report')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNamed(page, 'the commands')
})

test('viewer: tools, series, images and measurements have names for screen readers', async ({
  context,
  page,
  pandok,
}) => {
  await enterAsNewMember(context, pandok.url)
  await page.setViewportSize({ width: 1440, height: 900 })
  const viewer = new ViewerPage(page)
  await page.goto('/program/viewer')
  await expect(page.getByRole('button', { name: '파일 열기', exact: true })).toBeVisible()
  await expectNamed(page, 'the viewer without images')
  await viewer.open(makePhantom())
  await viewer.measurePhantom()
  await expect(await viewer.list()).toContainText('길이 1')
  await expectNamed(page, 'images with a measurement')
  await viewer.tool(/^밝기·대조 프리셋/u).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNamed(page, 'presets')
})
