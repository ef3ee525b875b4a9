import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { enterAsNewMember } from './people/enterAsNewMember.ts'
import { tabTo } from './screens/tabTo.ts'

test('a plate is created, arranged, given keys, saved and run without a mouse', async ({
  page,
  context,
  pandok,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1600, height: 1000 })
  await enterAsNewMember(context, pandok.url)
  await page.goto('/program/plate')
  await tabTo(page, page.getByRole('link', { name: '새 판' }).first())
  await page.keyboard.press('Enter')

  const name = page.getByRole('textbox', { name: '판 이름' })
  await tabTo(page, name)
  await page.keyboard.type('흉부 X선')
  const board = page.getByRole('grid')
  const place = (position: number) => board.locator(`[data-position="${position}"]`)
  await tabTo(page, place(0))

  const inspector = page.getByRole('region', { name: '칸 편집' })
  const write = async (cell: string, sentence: string) => {
    await page.keyboard.press('Enter')
    await tabTo(page, inspector.getByRole('button', { name: '문구 쓰기' }))
    await page.keyboard.press('Enter')
    await tabTo(page, inspector.getByRole('textbox', { name: '이름' }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(cell)
    await tabTo(page, inspector.getByRole('textbox', { name: '문구(한국어)' }))
    await page.keyboard.type(sentence)
    await page.keyboard.press('Escape')
  }
  await write('폐', '폐 실질은 정상임.')
  await expect(place(0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await write('심장', '심장 크기는 정상임.')
  await expect(place(1)).toBeFocused()

  // The cell is lifted, moved one row down and dropped; undo moves it back and redo forward.
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(place(11)).toHaveAccessibleName(/심장/u)
  await page.keyboard.press('Control+z')
  await expect(place(1)).toHaveAccessibleName(/심장/u)
  await page.keyboard.press('Control+y')
  await expect(place(11)).toHaveAccessibleName(/심장/u)

  // A command is run by its name, and the key help is opened.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('키보드 순서')
  await page.keyboard.press('Enter')
  await expect(place(0)).toHaveAccessibleName(/키 1/u)
  await expect(place(11)).toHaveAccessibleName(/키 W/u)
  await page.keyboard.press('Shift+Slash')
  await expect(page.getByRole('dialog', { name: '단축키 도움말' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+s')
  await expect(page.getByText('저장됨', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Control+Shift+p')
  const workspace = new RunWorkspacePage(page)
  await workspace.ready()
  await page.keyboard.press('w')
  await page.keyboard.press('1')
  await workspace.says(['폐 실질은 정상임.', '심장 크기는 정상임.'])
  // F6 moves between the panes and back to the board, where undo concerns runs rather than letters.
  await page.keyboard.press('F6')
  await expect(page.getByText('키를 누르면 칸이 실행됩니다')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByText('키를 누르면 칸이 실행됩니다')).toBeVisible()
  await page.keyboard.press('Control+z')
  await workspace.says(['심장 크기는 정상임.'])
})
