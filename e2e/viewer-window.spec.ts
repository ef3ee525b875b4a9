import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enter } from './people/enter.ts'
import { makePhantom, PHANTOM } from './people/makePhantom.ts'

test('the images move to a window of their own, are scrolled and measured there, and return', async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'member')
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  const [other] = await Promise.all([page.waitForEvent('popup'), viewer.viewport().press('Alt+0')])
  const away = new ViewerPage(other)
  await expect(page.getByText('영상이 다른 창에 있습니다.')).toBeVisible()
  await expect(away.viewport().locator('strong')).toHaveText('DOE, JANE')
  await other.setViewportSize({ width: 900, height: 700 })
  await expect.poll(async () => (await away.viewport().boundingBox())?.width).toBe(900)

  await other.keyboard.press('ArrowDown')
  await expect(away.viewport()).toContainText('2 / 5')
  await other.keyboard.press('l')
  const { left, right, row } = PHANTOM
  await away.drag({ x: left + 0.5, y: row + 0.5 }, { x: right + 0.5, y: row + 0.5 })
  await expect(away.viewport().locator('[data-measurement]')).toContainText('28.0 mm')
  await page.getByRole('button', { name: '내보내기' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '지금 화면을 PNG로 저장' }).click(),
  ])
  expect(await download.failure()).toBeNull()

  await page.getByRole('button', { name: '여기로 다시 가져오기' }).click()
  await expect(viewer.viewport().locator('[data-measurement]')).toContainText('28.0 mm')
  await expect.poll(() => other.isClosed()).toBe(true)
})
