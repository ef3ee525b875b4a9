import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import { keepPlate } from './people/keepPlate.ts'
import { libraryModule } from './people/libraryFiles.ts'

test('3 pressed for HER2 is 3+, unanswered text is gray, and keys typed ahead run no cell', {
  tag: '@release',
}, async ({ context, page, pandok }) => {
  const { client } = await joinByWire(pandok.url)
  const { definition } = await libraryModule('her2-breast')
  const moduleId = await keepModule(client, 'HER2', {}, definition)
  const plateId = await keepPlate(client, {
    name: '유방 병리',
    cells: [
      {
        id: 'her2',
        position: 0,
        name: 'HER2',
        title: 'HER2',
        outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId }],
      },
      {
        id: 'margin',
        position: 1,
        name: '절제연',
        title: '절제연',
        outputs: [{ id: 'p', kind: 'phrase', section: 'findings', text: { ko: '절제연에 암종 없음.' } }],
      },
    ],
    keyMap: { KeyH: 'her2', KeyS: 'margin' },
  })
  await enterAs(context, client)
  const workspace = new RunWorkspacePage(page)
  await workspace.open(plateId)

  await page.keyboard.press('h')
  await expect(page.getByRole('form')).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByRole('radio', { name: '3+' })).toBeChecked()
  await expect(page.getByText('확인하지 않은 값 1개')).toBeVisible()
  const gray = await colorOfMutedText(page)
  const unseen = page.locator('[data-field="ish"]').getByRole('radio', { checked: true })
  await expect(unseen).toHaveCSS('color', gray)
  await expect(page.getByRole('radio', { name: '3+' })).not.toHaveCSS('color', gray)
  await page.keyboard.press('Control+Enter')
  const sentence = workspace.report.getByRole('textbox').filter({ hasText: 'IHC 3+' })
  await expect(sentence).toHaveCSS('color', gray)
  await page.keyboard.press('h')
  await expect(unseen).toHaveCSS('color', gray)
  // In the last field Enter confirms it and closes the form, and further keys don't reach the board.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('s')
  await expect(page.getByText('양식이 닫혔습니다', { exact: false }).first()).toBeVisible()
  await expect.poll(async () => (await workspace.sentences()).join('\n')).toContain('IHC 3+')
  await expect(sentence).not.toHaveCSS('color', gray)
  expect(await workspace.sentences()).not.toContain('절제연에 암종 없음.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect.poll(() => workspace.sentences()).toContain('절제연에 암종 없음.')
})

/** Returns the color of unanswered text in the present theme. */
const colorOfMutedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.createElement('span')
    probe.className = 'text-muted'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
