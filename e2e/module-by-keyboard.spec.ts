import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterAsNewMember } from './people/enterAsNewMember.ts'
import { keepModule } from './people/keepModule.ts'
import { tabTo } from './screens/tabTo.ts'

const nameField = (page: Page) => page.getByRole('textbox', { name: '이름', exact: true })
const part = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') })

/** Moves along the tabs of the Input pane with the arrow keys. */
async function goToPart(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }).first(), 'Shift+Tab')
  const target = part(page, name)
  for (let press = 0; press < 6; press += 1) {
    if ((await target.getAttribute('aria-selected')) === 'true') return
    await page.keyboard.press('ArrowRight')
  }
  await expect(target).toHaveAttribute('aria-selected', 'true')
}

async function addInput(page: Page, kind: RegExp): Promise<void> {
  await goToPart(page, '입력 항목')
  await tabTo(page, page.getByRole('button', { name: '입력 항목 추가' }))
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: kind })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await tabTo(page, item, 'ArrowDown', 12)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '표시 이름', exact: true })).toBeFocused()
}

/** Builds a module about a nodule's size and composition by keyboard alone. */
async function buildModule(page: Page, name: string): Promise<void> {
  await page.goto('/program/module')
  const begin = page.getByRole('link', { name: '새 모듈' }).first()
  await tabTo(page, begin)
  await page.keyboard.press('Enter')
  await tabTo(page, nameField(page))
  await page.keyboard.type(name)

  await addInput(page, /^계측값/u)
  await page.keyboard.type('크기')
  await addInput(page, /^하나 고르기/u)
  await page.keyboard.type('성상')
  const option = (number: number) => page.getByRole('textbox', { name: `선택지 ${number}의 이름` })
  await tabTo(page, option(1))
  await page.keyboard.type('고형')
  await page.keyboard.press('Enter')
  await expect(option(2)).toBeFocused()
  await page.keyboard.type('낭성')

  await goToPart(page, '문장')
  await tabTo(page, page.getByRole('button', { name: '문장 추가' }))
  await page.keyboard.press('Enter')
  const sentence = page.locator('[data-path="outputs/0/body/ko"]')
  await expect(sentence).toBeFocused()
  await page.keyboard.type('크기 /크기')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type(' 결절.')
}

const isSaved = (page: Page) => expect(page.getByText('저장됨', { exact: true })).toBeVisible()

test('a new member builds, tests and saves a module without a mouse, with a reload in between', async ({
  page,
  context,
  pandok,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAsNewMember(context, pandok.url)
  await buildModule(page, '결절 크기')
  await expect.poll(() => draftsOf(page)).toContain('결절.')
  await page.reload()
  await expect(page.getByText(/되살렸습니다/u)).toBeVisible()
  await expect(nameField(page)).toHaveValue('결절 크기')

  const size = page.getByRole('region', { name: '테스트' }).getByRole('textbox', { name: /크기/u })
  await tabTo(page, size)
  await page.keyboard.type('12')
  await expect(page.getByRole('region', { name: '결과' }).getByText(/크기 12\s?mm 결절\./u)).toBeVisible()

  await page.keyboard.press('Control+s')
  await isSaved(page)
  await expect(page).toHaveURL((url) => /^\/program\/module\/(?!new$)[^/]+$/u.test(url.pathname))
  await expect(size).toHaveValue('12')
  await page.reload()
  await expect(nameField(page)).toHaveValue('결절 크기')
  await expect(page.getByRole('button', { name: /^크기/u }).first()).toBeVisible()
})

test('unsaved work survives a reload, and undo and redo work by keyboard', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAsNewMember(context, pandok.url)
  await page.goto('/program/module/new')
  await tabTo(page, nameField(page))
  await page.keyboard.type('반쯤 된 것')
  await addInput(page, /^예\/아니요/u)
  await page.keyboard.type('석회화')
  await expect.poll(() => draftsOf(page)).toContain('석회화')
  await page.reload()
  await expect(page.getByText(/되살렸습니다/u)).toBeVisible()
  await expect(nameField(page)).toHaveValue('반쯤 된 것')
  await expect(page.getByRole('button', { name: /석회화/u }).first()).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: '버리기' }))
  await page.keyboard.press('Enter')
  await expect(nameField(page)).toHaveValue('')
  await page.keyboard.press('Control+z')
  await expect(nameField(page)).toHaveValue('반쯤 된 것')
  await page.keyboard.press('Control+y')
  await expect(nameField(page)).toHaveValue('')
})

test('a save over a newer revision offers both versions', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { client } = await enterAsNewMember(context, pandok.url)
  await page.goto(`/program/module/${await keepModule(client, '두 사람의 모듈')}`)
  await expect(nameField(page)).toHaveValue('두 사람의 모듈')

  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto(page.url())
  await expect(other.getByText(/다른 탭에도 열려/u)).toBeVisible()
  await tabTo(other, nameField(other))
  await other.keyboard.press('ControlOrMeta+a')
  await other.keyboard.type('저쪽 이름')
  await other.keyboard.press('Control+s')
  await isSaved(other)

  await page.bringToFront()
  await tabTo(page, nameField(page), 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('이쪽 이름')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('저쪽 이름')).toBeVisible()
  await expect(dialog.getByText('이쪽 이름')).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: '새 버전 쓰기' }))
  await page.keyboard.press('Enter')
  await expect(nameField(page)).toHaveValue('저쪽 이름')

  await tabTo(page, page.getByRole('button', { name: '내 버전 불러오기' }))
  await page.keyboard.press('Enter')
  await expect(nameField(page)).toHaveValue('이쪽 이름')
  await page.keyboard.press('Control+s')
  await isSaved(page)
})

/** Returns the drafts that the editor has stored in this browser. */
function draftsOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('pandok')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('moduleDrafts').objectStore('moduleDrafts').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => resolve(JSON.stringify(reading.result))
          opening.result.close()
        }
      }),
  )
}
