import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ask } from './independent-client/ask.ts'
import { chooseFiles } from './pages/chooseFiles.ts'
import { PlateEditorPage } from './pages/PlateEditorPage.ts'
import { PlatesPage } from './pages/PlatesPage.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { watchPages } from './pages/watchPages.ts'
import { enterAs } from './people/enter.ts'
import { fullModule } from './people/fullModule.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'

type Member = Awaited<ReturnType<typeof joinByWire>>

async function inOwnBrowser(browser: Browser, baseURL: string, { client }: Member) {
  const context = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    viewport: { width: 1680, height: 1050 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await enterAs(context, client)
  const complaints = await watchPages(context)
  return { page: await context.newPage(), complaints }
}

const REPORT = [
  '고해상도 초음파로 검사함.',
  '양측 갑상선의 크기와 에코는 정상임.',
  '크기 12 mm의 고형 결절이 보임.',
  '비대한 경부 림프절은 없음.',
  '갑상선 결절. 추적검사를 권고함.',
]

/** Writes a report by keyboard alone: cells by their keys, the module's form by digits and Tab. */
async function writeReport(workspace: RunWorkspacePage) {
  const { page } = workspace
  for (const key of ['5', '2', '1']) await page.keyboard.press(key)
  await page.keyboard.press('3')
  await expect(page.getByRole('form')).toBeVisible()
  await page.keyboard.press('2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('4')
  await workspace.says(REPORT)
}

test('a plate is created, run by keys, copied by another member, deleted, restored and moved to a third account', {
  tag: '@release',
}, async ({ browser, pandok }) => {
  const [mina, jun, sora] = [
    await joinByWire(pandok.url),
    await joinByWire(pandok.url),
    await joinByWire(pandok.url),
  ]
  await keepModule(mina.client, '갑상선 결절', {}, fullModule)
  const { page, complaints } = await inOwnBrowser(browser, pandok.url, mina)
  const plates = new PlatesPage(page)
  const plateName = `갑상선 ${mina.person.nickname}`

  await test.step('she makes a plate of five cells', async () => {
    await plates.open()
    await expect(page.getByText('만든 판 0 / 5')).toBeVisible()
    await page.getByRole('link', { name: '새 판' }).first().click()
    const editor = new PlateEditorPage(page)
    await expect(editor.board).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('판 이름을 먼저 정해 주세요.').first()).toBeVisible()
    await editor.name.fill(plateName)
    const phrases = [
      ['기법', '검사 방법', 'technique', REPORT[0], 'High-resolution ultrasound was performed.'],
      ['정상', '갑상선', 'findings', REPORT[1], 'Both lobes are normal in size and echotexture.'],
    ] as const
    for (const [at, [name, title, section, ko = '', en]] of phrases.entries())
      await editor.addPhrase(editor.place(1, at + 1), { name, title, section, ko, en })
    await editor.addModule(editor.place(1, 3), '갑상선 결절', '결절')
    await editor.addPhrase(editor.place(1, 4), { name: '림프절', section: 'findings', ko: REPORT[3] ?? '' })
    await editor.addPhrase(editor.place(2, 1), { name: '결론', section: 'impression', ko: REPORT[4] ?? '' })
    await editor.view('키 배치')
    await page.getByRole('button', { name: '키보드 순서대로 지정' }).click()
    // The second row of the board begins with Q; she assigns 5 to the conclusion.
    await page.getByRole('button', { name: '‘결론’ 칸에 키 지정' }).click()
    await page.keyboard.press('5')
    await editor.save()
    await editor.view('판')
    await expect(editor.board.getByRole('gridcell', { name: /결론.*키 5/u })).toBeVisible()
  })

  const [plateId = ''] =
    await test.step('she tries it with the keyboard alone and copies the report', async () => {
      await page.getByRole('button', { name: '미리보기', exact: true }).click()
      const workspace = new RunWorkspacePage(page)
      await workspace.ready()
      await writeReport(workspace)
      await page.keyboard.press('Control+Shift+c')
      await expect(page.getByText('판독문을 복사했습니다.').first()).toBeVisible()
      const copied = await workspace.copied()
      for (const sentence of REPORT) expect(copied).toContain(sentence)
      await workspace.report.getByRole('combobox', { name: '판독문 언어' }).selectOption('en')
      await expect.poll(() => workspace.sentences()).toContain('There is a 12 mm solid nodule.')
      return [new URL(page.url()).searchParams.get('plate') ?? '']
    })

  await test.step('she shares it', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await plates.open()
    await plates.choose(plateName, '공유하기')
    await page.getByRole('alertdialog').getByRole('button', { name: '공유하기', exact: true }).click()
    await plates.says('1개를 공유했습니다.')
  })

  const his = await inOwnBrowser(browser, pandok.url, jun)
  await test.step('another member tries it, copies it and runs his copy', async () => {
    const list = new PlatesPage(his.page)
    await list.open('shared')
    await his.page.getByRole('searchbox').fill(mina.person.nickname)
    await expect(list.card(plateName)).toContainText(mina.person.nickname)
    await list.card(plateName).getByRole('button', { name: '내 판으로 복사' }).click()
    await list.says(`‘${plateName}’ 판을 내 판으로 복사했습니다.`)
    await expect(list.card(plateName)).toContainText('복사함')
    await list.open()
    await expect(list.card(plateName)).toContainText(`${mina.person.nickname} 님의 판 사본`)
    await list.card(plateName).getByRole('link', { name: '사용하기' }).click()
    const workspace = new RunWorkspacePage(his.page)
    await workspace.ready()
    await writeReport(workspace)
  })

  await test.step('she deletes hers: his copy remains, and hers is restored', async () => {
    await plates.open()
    await plates.choose(plateName, '삭제')
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await plates.says('1개를 휴지통으로 옮겼습니다.')
    his.page.once('dialog', (dialog) => void dialog.accept())
    await his.page.reload()
    const workspace = new RunWorkspacePage(his.page)
    await workspace.ready()
    await writeReport(workspace)
    await page.goto('/program/delete')
    await expect(page.getByRole('row').filter({ hasText: plateName })).toContainText('30일 남음')
    await page.getByRole('button', { name: `${plateName}: 되살리기` }).click()
    await plates.says('1개를 되살렸습니다.')
  })

  await test.step('the downloaded file gives a third account the same plate', async () => {
    await plates.open()
    const downloading = page.waitForEvent('download')
    await plates.choose(plateName, '내려받기')
    const file = await downloading
    expect(file.suggestedFilename()).toBe(`${plateName}.pandok.json`)
    const buffer = await readFile(await file.path())

    const hers = await inOwnBrowser(browser, pandok.url, sora)
    const list = new PlatesPage(hers.page)
    await list.open()
    await hers.page.getByRole('button', { name: '가져오기', exact: true }).click()
    await chooseFiles(hers.page.getByRole('dialog').getByRole('button', { name: '파일 선택' }), {
      name: 'plate.pandok.json',
      mimeType: 'application/json',
      buffer,
    })
    // One of the module's own tests fails on purpose, and the import reports that first.
    await hers.page.getByRole('dialog').getByRole('button', { name: '그래도 가져오기' }).click()
    await list.says('판 1개와 모듈 1개를 가져왔습니다.')
    await list.card(plateName).getByRole('link', { name: '사용하기' }).click()
    const workspace = new RunWorkspacePage(hers.page)
    await workspace.ready()
    await writeReport(workspace)

    const original = Object(await ask(mina.client, 'plate-get', { id: plateId })).plate
    const id = new URL(hers.page.url()).searchParams.get('plate')
    const imported = Object(await ask(sora.client, 'plate-get', { id })).plate
    const withoutModules = (cells: unknown) =>
      JSON.parse(JSON.stringify(cells).replaceAll(/"moduleId":"[^"]+"/gu, '"moduleId":"x"'))
    expect(withoutModules(imported.cells)).toEqual(withoutModules(original.cells))
    expect(imported).toMatchObject({ keyMap: original.keyMap, autoFill: original.autoFill })
    expect(imported.modules[0].definition).toEqual(original.modules[0].definition)
    expect(hers.complaints).toEqual([])
  })
  expect([...complaints, ...his.complaints]).toEqual([])
})
