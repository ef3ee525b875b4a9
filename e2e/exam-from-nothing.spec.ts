import { expect, test } from './fixtures.ts'
import { PlateEditorPage } from './pages/PlateEditorPage.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { enterAsNewMember } from './people/enterAsNewMember.ts'

test('an exam is created from scratch, and its report is written by keys and copied', async ({
  page,
  context,
  pandok,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAsNewMember(context, pandok.url)
  const editor = new PlateEditorPage(page)
  await editor.openNew()
  await editor.name.fill('갑상선 초음파')

  await editor.view('검사')
  for (const [name, normal] of [
    ['양엽', '갑상선 양엽에 결절 없음.'],
    ['림프절', '경부 림프절 비대 없음.'],
  ] as const) {
    await page.getByRole('button', { name: '부위 추가' }).click()
    const region = page.getByRole('group', { name: '새 부위' })
    await region.getByRole('textbox', { name: '정상 문장', exact: true }).fill(normal)
    // The name comes last, because the group is found by it from then on.
    await region.getByRole('textbox', { name: '이름', exact: true }).fill(name)
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('textbox', { name: '정상 결론', exact: true }).fill('정상 갑상선.')

  await editor.view('판')
  const { inspector } = editor
  await editor.place(1, 1).click()
  await inspector.getByRole('button', { name: '전체 정상' }).click()
  await editor.addPhrase(editor.place(1, 2), {
    name: '결절',
    section: '소견',
    ko: '{좌우} 갑상선에 {크기} cm 결절.',
  })
  await inspector.getByRole('button', { name: '좌우 → 좌우' }).click()
  await inspector.getByRole('button', { name: '크기 → 크기(a × b × c)' }).click()
  await inspector.getByRole('combobox', { name: '소견의 부위' }).selectOption('양엽')
  await inspector.getByRole('button', { name: '문구 추가' }).click()
  await inspector.getByRole('combobox', { name: '판독문에서의 위치' }).last().selectOption('결론')
  await inspector.getByRole('textbox', { name: '문구(한국어)' }).last().fill('{side} 갑상선 결절, {size}.')
  await editor.save()

  // Escape leaves the text field, after which keys reach the board again.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+p')
  const workspace = new RunWorkspacePage(page)
  await workspace.ready()
  await page.keyboard.press('1')
  await workspace.says(['갑상선 양엽에 결절 없음.', '경부 림프절 비대 없음.', '정상 갑상선.'])
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { name: '우측' })).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('radio', { name: '우측' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('1.2x0.8')
  await page.keyboard.press('Control+Enter')
  await workspace.says([
    '우측 갑상선에 1.2 × 0.8 cm 결절.',
    '경부 림프절 비대 없음.',
    '우측 갑상선 결절, 1.2 × 0.8 cm.',
  ])
  await page.keyboard.press('Control+Shift+C')
  await expect
    .poll(async () => (await workspace.copied()).replaceAll('\r\n', '\n'))
    .toBe(
      '소견\n우측 갑상선에 1.2 × 0.8 cm 결절.\n경부 림프절 비대 없음.\n\n결론\n우측 갑상선 결절, 1.2 × 0.8 cm.',
    )
})
