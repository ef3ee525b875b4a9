import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepNodulePlate } from './people/keepNodulePlate.ts'
import { makePhantom } from './people/makePhantom.ts'

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return box
}

test('choosing another plate while a report exists needs a confirmation', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  await keepNodulePlate(client)
  await enterAs(context, client)
  const workspace = new RunWorkspacePage(page)
  await new ViewerPage(page).open(makePhantom())
  const chosen = page.getByRole('button', { name: /흉부 CT/u })
  const choose = page.getByRole('button', { name: '판 고르기' })
  const question = page.getByRole('alertdialog', { name: '판독문을 버리고 나갈까요?' })
  await chosen.click()
  await workspace.ready()
  await choose.click()
  await chosen.click()
  await workspace.ready()

  // Unfinished measurements also count as unsaved.
  await page.keyboard.press('l')
  await page.getByRole('form').getByRole('textbox', { name: /^크기/u }).fill('12')
  await page.getByRole('button', { name: '다른 창으로 옮기기' }).click()
  await expect(page.getByRole('region', { name: /^알림/u })).toContainText(
    '작성 중인 판독문은 옮길 수 없습니다.',
  )
  await choose.click()
  await question.getByText('남아 있기', { exact: true }).click()
  await page.getByRole('form').getByRole('textbox', { name: /^크기/u }).press('Control+Enter')
  await expect.poll(() => workspace.sentences()).toEqual(['크기 12 mm의 결절이 보임.'])
  await choose.click()
  await question.getByRole('button', { name: '버리고 나가기' }).click()
  await expect(chosen).toBeVisible()
})

test('the images have the whole width until a plate is chosen; the board is beside them, or floats over them', async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  await keepNodulePlate(client)
  await enterAs(context, client)
  await page.setViewportSize({ width: 1280, height: 720 })
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  await test.step('the report is visible as soon as a plate is chosen', () => chooseBeside(viewer))
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('the board floats and returns, with the report unchanged', () => float(viewer))
})

async function chooseBeside(viewer: ViewerPage): Promise<void> {
  const { page } = viewer
  const workspace = new RunWorkspacePage(page)
  const alone = await boxOf(viewer.viewport())
  expect(alone.x + alone.width).toBeGreaterThan(1240)
  await page.getByRole('button', { name: /흉부 CT/u }).click()
  await workspace.ready()
  await expect.poll(async () => (await boxOf(viewer.viewport())).width).toBeLessThan(alone.width - 300)
  await page.keyboard.press('l')
  await page.getByRole('form').getByRole('textbox', { name: /^크기/u }).fill('12')
  const [form, report] = [await boxOf(page.getByRole('form')), await boxOf(workspace.report)]
  expect(report.y).toBeGreaterThan(form.y)
  expect(report.y + report.height).toBeLessThanOrEqual(720)
  expect(report.height).toBeGreaterThan(150)
  await page.keyboard.press('Control+Enter')
  await expect(workspace.board).toBeVisible()
  await page.keyboard.press('F2')
  await expect(workspace.report.getByRole('region', { name: '이 문장의 근거' })).toContainText('크기: 12 mm')
  await expect(page.getByText('키를 누르면 칸이 실행됩니다')).toBeVisible()

  // Choosing another plate would discard the report, so it needs a confirmation.
  await page.getByRole('button', { name: '판 고르기' }).click()
  const question = page.getByRole('alertdialog', { name: '판독문을 버리고 나갈까요?' })
  await question.getByText('남아 있기', { exact: true }).click()
  await expect(question).toBeHidden()
  await workspace.board.getByRole('gridcell').first().focus()
}

/** Floats the board with one sentence in the report. */
async function float(viewer: ViewerPage): Promise<void> {
  const { page } = viewer
  const workspace = new RunWorkspacePage(page)
  const image = viewer.viewport()
  const size = page.getByRole('form').getByRole('textbox', { name: /^크기/u })
  await expect.poll(() => workspace.sentences()).toEqual(['크기 12 mm의 결절이 보임.'])
  // The measurement is being edited when the board floats.
  await page.keyboard.press('l')
  await size.fill('7')

  // The board floats over the images, which take the whole width; nothing written is lost.
  const narrow = (await boxOf(image)).width
  const board = page.getByRole('region', { name: '판과 판독문' })
  await page.getByRole('button', { name: '영상 위에 띄우기' }).click()
  await expect(board).toHaveAttribute('data-floating', '')
  await expect(size).toHaveValue('7')
  await size.press('Control+Enter')
  await expect.poll(() => workspace.sentences()).toEqual(['크기 7 mm의 결절이 보임.'])
  await expect.poll(async () => (await boxOf(image)).width).toBeGreaterThan(narrow + 300)

  // The board moves by mouse and by keys, and stays inside the window.
  const handle = board.getByRole('button', { name: /^판 옮기기/u })
  const [before, grip] = [await boxOf(board), await boxOf(handle)]
  await viewer.pull({ x: grip.x + 40, y: grip.y + 10 }, { x: grip.x - 160, y: grip.y - 20 })
  await expect.poll(async () => Math.round((await boxOf(board)).x)).toBe(Math.round(before.x - 200))
  await handle.press('Shift+ArrowLeft')
  await expect.poll(async () => Math.round((await boxOf(board)).x)).toBe(Math.round(before.x - 296))
  const corner = board.getByRole('button', { name: /^판 크기 바꾸기/u })
  await corner.press('ArrowUp')
  await expect.poll(async () => Math.round((await boxOf(board)).height)).toBe(Math.round(before.height - 16))
  for (let time = 0; time < 12; time++) await handle.press('Shift+ArrowRight')
  const far = await boxOf(board)
  expect(Math.round(far.x + far.width)).toBe(1440)

  // Keys still go to the part that has the focus.
  await image.focus()
  await expect(page.getByText('키: 영상')).toBeVisible()
  await image.press('ArrowDown')
  await expect(image).toContainText('2 / 5')
  await handle.focus()
  await expect(page.getByText('키: 판')).toBeVisible()

  // Escape on its bar docks the board, a key floats it again, and the browser stores the choice.
  await handle.press('Escape')
  await expect(board).not.toHaveAttribute('data-floating')
  expect(await workspace.sentences()).toEqual(['크기 7 mm의 결절이 보임.'])
  await image.press('Shift+B')
  await expect(board).toHaveAttribute('data-floating', '')
  expect(await workspace.sentences()).toEqual(['크기 7 mm의 결절이 보임.'])

  // A window without room beside the images has none for a floating board either.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: '영상 옆에 붙이기' })).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: /흉부 CT/u }).click()
  await expect(board).toHaveAttribute('data-floating', '')
  await board.getByRole('button', { name: '영상 옆에 붙이기' }).first().click()
  await expect(board).not.toHaveAttribute('data-floating')
}
