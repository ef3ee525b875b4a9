import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepPlate } from './people/keepPlate.ts'

const cell = (position: number, name: string) => ({
  id: `cell-${position}`,
  position,
  name,
  title: name,
  outputs: [{ id: 'o1', kind: 'phrase', section: 'findings', text: { ko: `${name}.` } }],
})

/** Opens a plate of three cells in its editor. */
async function openBoard(context: BrowserContext, url: string, view = 'board'): Promise<Page> {
  const { client } = await joinByWire(url)
  const cells = [cell(0, '정상'), cell(1, '결절'), cell(12, '흉수')]
  const id = await keepPlate(client, { name: '흉부', cells, keyMap: { KeyQ: 'cell-0', KeyW: 'cell-1' } })
  await enterAs(context, client)
  const page = await context.newPage()
  await page.goto(`/program/plate?plate=${id}&view=${view}`)
  return page
}

const place = (page: Page, position: number) => page.locator(`[role="grid"] [data-position="${position}"]`)

async function center(target: Locator): Promise<{ x: number; y: number }> {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no place on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: number, to: number, onTheWay = async () => {}): Promise<void> {
  const start = await center(place(page, from))
  const end = await center(place(page, to))
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await onTheWay()
  await page.mouse.up()
}

/** Sends the last move and the release before the page renders anything in between, as on a busy computer. */
async function dropAtOnce(page: Page, from: number, to: number): Promise<void> {
  const end = await center(place(page, to))
  await drag(page, from, to - 1, () =>
    page.evaluate(({ x, y }) => {
      const at = { bubbles: true, cancelable: true, clientX: x, clientY: y }
      for (const type of ['mousemove', 'mouseup'])
        document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent(type, at))
    }, end),
  )
}

test('cells are moved, swapped and copied with the mouse', async ({ context, pandok }) => {
  const page = await openBoard(context, pandok.url)
  await drag(page, 0, 23)
  await expect(place(page, 23)).toHaveAccessibleName('정상, 키 Q')
  await expect(place(page, 0)).toHaveAccessibleName('빈 칸')
  await expect(place(page, 23)).toBeFocused()

  await drag(page, 1, 12)
  await expect(place(page, 12)).toHaveAccessibleName('결절, 키 W')
  await expect(place(page, 1)).toHaveAccessibleName('흉수')

  await drag(page, 1, 40, () => page.keyboard.down('Control'))
  await page.keyboard.up('Control')
  await expect(place(page, 40)).toHaveAccessibleName('흉수')
  await expect(place(page, 1)).toHaveAccessibleName('흉수')

  await dropAtOnce(page, 40, 47)
  await expect(place(page, 47)).toHaveAccessibleName('흉수')

  await drag(page, 1, 41, () => page.keyboard.press('Escape'))
  await expect(place(page, 41)).toHaveAccessibleName('빈 칸')

  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
  await expect(place(page, 0)).toHaveAccessibleName('정상, 키 Q')
  await expect(place(page, 12)).toHaveAccessibleName('흉수')
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('a held cell is dragged, and opens its menu if it is released without a move', async ({
    context,
    pandok,
  }) => {
    const page = await openBoard(context, pandok.url)
    const start = await center(place(page, 1))
    const end = await center(place(page, 8))
    const client = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })

    // A lifted cell is rendered twice: faintly at its place, and under the finger.
    const isLifted = (name: string) =>
      expect.poll(() => page.getByText(name, { exact: true }).count()).toBe(2)
    await touch('touchStart', start)
    await isLifted('결절')
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8
      await touch('touchMove', {
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part,
      })
    }
    await touch('touchEnd')
    await expect(place(page, 8)).toHaveAccessibleName('결절, 키 W')

    await touch('touchStart', await center(place(page, 0)))
    await isLifted('정상')
    await touch('touchEnd')
    await page.getByRole('menuitem', { name: '칸 비우기' }).tap()
    await expect(place(page, 0)).toHaveAccessibleName('빈 칸')
  })
})

test('keys are assigned by pressing them, also with a Korean input method', { tag: '@release' }, async ({
  context,
  pandok,
}) => {
  const page = await openBoard(context, pandok.url, 'keys')
  await page.getByRole('button', { name: '‘흉수’ 칸에 키 지정' }).click()
  await page.evaluate(() => {
    const press = { code: 'KeyE', key: 'Process', keyCode: 229, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { ...press, key: 'ㄷ', keyCode: 69 }))
  })
  await expect(page.getByRole('button', { name: 'E: 흉수' })).toBeVisible()

  await page.getByRole('button', { name: '‘흉수’ 칸에 키 지정' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Ctrl+S 키는 저장, 되돌리기, 복사 같은 명령에 사용됩니다.')).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByText('Q 키는 ‘정상’ 칸에서 사용하고 있습니다.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Q: 흉수' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'E: 정상' })).toBeVisible()
})
