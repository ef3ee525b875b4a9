import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepPlate } from './people/keepPlate.ts'

const CELLS = [
  ['KeyA', 'ㅁ', '폐 실질은 정상임.'],
  ['KeyS', 'ㄴ', '흉수는 없음.'],
  ['KeyD', 'ㅇ', '심장 크기는 정상임.'],
] as const

async function openWorkspace(context: BrowserContext, url: string) {
  const { client } = await joinByWire(url)
  const id = await keepPlate(client, {
    name: '흉부',
    cells: CELLS.map(([code, , ko], position) => ({
      id: code,
      position,
      name: code,
      title: code,
      outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko } }],
    })),
    keyMap: Object.fromEntries(CELLS.map(([code]) => [code, code])),
  })
  await enterAs(context, client)
  const page = await context.newPage()
  const workspace = new RunWorkspacePage(page)
  await workspace.open(id)
  // A press that ran a cell must have no other effect; each may be handled once, at keydown or keyup.
  await page.evaluate(() => {
    const taken: string[] = []
    for (const type of ['keydown', 'keyup'] as const)
      window.addEventListener(type, (event) => {
        if (event.defaultPrevented) taken.push(event.code || event.key)
      })
    Object.assign(window, { taken })
  })
  return { page, workspace, keys: await context.newCDPSession(page) }
}

const taken = (page: Page) => page.evaluate(() => (window as unknown as { taken: string[] }).taken.length)

interface Told {
  key: string
  code: string
  keyCode: number
}

interface System {
  name: string
  down: (code: string, jamo: string) => Told
  up: (code: string, jamo: string) => Told
}

const virtual = (code: string) => code.charCodeAt(3)

/** The events of browsers for a key while the Korean input method is on and nothing is being composed. */
const SYSTEMS: readonly System[] = [
  {
    name: 'Windows',
    down: (code) => ({ key: 'Process', code, keyCode: 229 }),
    up: (code, jamo) => ({ key: jamo, code, keyCode: virtual(code) }),
  },
  {
    name: 'macOS',
    down: (code, jamo) => ({ key: jamo, code, keyCode: virtual(code) }),
    up: (code, jamo) => ({ key: jamo, code, keyCode: virtual(code) }),
  },
  {
    name: 'Linux with fcitx',
    down: (code, jamo) => ({ key: jamo, code, keyCode: 229 }),
    up: (code, jamo) => ({ key: jamo, code, keyCode: virtual(code) }),
  },
  {
    name: 'Linux with ibus, which names the key only as it comes up',
    down: () => ({ key: 'Process', code: '', keyCode: 229 }),
    up: (code, jamo) => ({ key: jamo, code, keyCode: virtual(code) }),
  },
]

const send = (
  keys: CDPSession,
  type: 'rawKeyDown' | 'keyUp',
  { key, code, keyCode }: Told,
  autoRepeat = false,
) => keys.send('Input.dispatchKeyEvent', { type, key, code, windowsVirtualKeyCode: keyCode, autoRepeat })

test('each cell runs once under the Korean input method of every system', async ({ context, pandok }) => {
  const { page, workspace, keys } = await openWorkspace(context, pandok.url)
  for (const system of SYSTEMS)
    await test.step(system.name, async () => {
      const before = await taken(page)
      for (const [index, [code, jamo]] of CELLS.entries()) {
        await send(keys, 'rawKeyDown', system.down(code, jamo))
        // The key is held long enough to repeat.
        await send(keys, 'rawKeyDown', system.down(code, jamo), true)
        await send(keys, 'keyUp', system.up(code, jamo))
        await workspace.says(CELLS.slice(0, index + 1).map(([, , ko]) => ko))
        expect(await taken(page)).toBe(before + index + 1)
      }
      // Three runs are undone one by one.
      for (let left = CELLS.length - 1; left >= 0; left -= 1) {
        await page.keyboard.press('Control+z')
        await workspace.says(CELLS.slice(0, left).map(([, , ko]) => ko))
      }
    })
})

test('a composition in a sentence runs no cell, and no letter is lost or doubled', async ({
  context,
  pandok,
}) => {
  const { page, workspace, keys } = await openWorkspace(context, pandok.url)
  await page.keyboard.press('a')
  await workspace.says([CELLS[0][2]])
  const sentence = workspace.report.getByRole('textbox')
  await sentence.click()
  await page.keyboard.press('Control+End')

  // «나»: ㄴ, the key of a cell, starts the syllable, and ㅏ completes it; both are composed.
  const compose = async (code: string, text: string) => {
    await send(keys, 'rawKeyDown', { key: 'Process', code, keyCode: 229 })
    await keys.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    await send(keys, 'keyUp', { key: 'Process', code, keyCode: 229 })
  }
  for (const [code, text] of [
    ['KeyS', 'ㄴ'],
    ['KeyK', '나'],
    ['KeyA', '남'],
  ] as const)
    await compose(code, text)
  await keys.send('Input.insertText', { text: '남' })
  // «음» starts immediately afterwards.
  for (const [code, text] of [
    ['KeyD', 'ㅇ'],
    ['KeyM', '으'],
    ['KeyA', '음'],
  ] as const)
    await compose(code, text)
  await keys.send('Input.insertText', { text: '음' })

  await expect(sentence).toHaveValue(`${CELLS[0][2]}남음`)
  await workspace.says([`${CELLS[0][2]}남음`])
  await page.keyboard.press('Escape')
  await expect(page.getByText('키를 누르면 칸이 실행됩니다')).toBeVisible()
  // Keys reach the board again, and the edited text stays.
  await send(keys, 'rawKeyDown', { key: 'ㄴ', code: 'KeyS', keyCode: 229 })
  await send(keys, 'keyUp', { key: 'ㄴ', code: 'KeyS', keyCode: 83 })
  await workspace.says([`${CELLS[0][2]}남음`, CELLS[1][2]])
})
