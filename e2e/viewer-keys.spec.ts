import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enter, enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepNodulePlate } from './people/keepNodulePlate.ts'
import { makePhantom } from './people/makePhantom.ts'

test('the keys of the images are changed, stored and reset', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  await keepNodulePlate(client)
  await enterAs(context, client)
  await page.setViewportSize({ width: 1680, height: 1000 })
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  const image = viewer.viewport()
  await expect(image).toContainText('1 / 5')

  // The page always shows which part receives keys.
  await image.focus()
  await expect(page.getByText('키: 영상')).toBeVisible()
  await page.getByRole('button', { name: /흉부 CT/u }).click()
  await expect(page.getByText('키: 판')).toBeVisible()

  // Keys that the plate uses as well are marked.
  await image.press('Shift+K')
  const dialog = page.getByRole('dialog', { name: '영상 키 설정' })
  await expect(dialog).toContainText('영상과 판이 함께 사용하는 키: L')
  const row = (id: string) => dialog.locator(`[data-command="${id}"]`)
  await expect(row('tool.length')).toContainText('판에서도 사용하는 키')

  // A free key is assigned at once.
  await row('tool.length').getByRole('button', { name: '‘길이 재기’ 키 바꾸기' }).click()
  await expect(dialog.getByText(/‘길이 재기’에 쓸 키를 누르세요/u)).toBeVisible()
  await page.keyboard.press('Shift+U')
  await expect(row('tool.length').getByRole('button', { name: /키 바꾸기/u })).toHaveText('ShiftU')
  await expect(row('tool.length')).not.toContainText('판에서도 사용하는 키')

  // A key that the browser never delivers, or that moves the focus, is refused with the reason; Escape cancels
  // recording and stays in the dialog.
  await row('tool.angle')
    .getByRole('button', { name: /키 바꾸기/u })
    .click()
  await page.keyboard.press('F6')
  await expect(row('tool.angle')).toContainText('화면을 오가거나 닫는 데 사용됩니다')
  await page.keyboard.press('Control+s')
  await expect(row('tool.angle')).toContainText('저장, 되돌리기, 복사')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(row('tool.angle').getByRole('button', { name: /키 바꾸기/u })).toHaveText('A')

  // Taking a key from another command needs a confirmation.
  await row('tool.angle')
    .getByRole('button', { name: /키 바꾸기/u })
    .click()
  await page.keyboard.press('i')
  await expect(row('tool.angle')).toContainText(/I 키는 ‘.+’에서 사용하고 있습니다/u)
  await row('tool.angle').getByRole('button', { name: '여기로 가져오기' }).click()
  await expect(row('tool.angle').getByRole('button', { name: /키 바꾸기/u })).toHaveText('I')
  await expect(row('look.invert').getByRole('button', { name: /키 바꾸기/u })).toHaveText('키 없음')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // The assigned keys work, and the browser stores them.
  await image.press('Shift+U')
  await expect(page.getByRole('button', { name: /^길이/u })).toBeVisible()
  await page.reload()
  await viewer.open(makePhantom())
  await image.press('Shift+K')
  await expect(row('tool.length').getByRole('button', { name: /키 바꾸기/u })).toHaveText('ShiftU')
  await row('tool.length').getByRole('button', { name: '‘길이 재기’ 기본 키로 되돌리기' }).click()
  await expect(row('tool.length').getByRole('button', { name: /키 바꾸기/u })).toHaveText('L')
  await dialog.getByRole('button', { name: '모두 기본 키로 되돌리기' }).click()
  await expect(row('tool.angle').getByRole('button', { name: /키 바꾸기/u })).toHaveText('A')
  await expect(row('look.invert').getByRole('button', { name: /키 바꾸기/u })).toHaveText('I')
})

test('commands are found by name and keys are listed while no plate is chosen', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'member')
  await page.setViewportSize({ width: 1440, height: 900 })
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  await expect(viewer.viewport()).toContainText('1 / 5')
  await viewer.viewport().press('Control+k')
  const palette = page.getByRole('dialog', { name: '명령 찾기' })
  await palette.getByRole('combobox').fill('마지막 영상')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(viewer.viewport()).toBeFocused()
  await expect(viewer.viewport()).toContainText('5 / 5')

  await viewer.viewport().press('Shift+?')
  const help = page.getByRole('dialog', { name: '단축키 도움말' })
  await expect(help.getByText('길이 재기', { exact: true })).toBeVisible()
  await expect(help.getByText('칸 실행')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
})
