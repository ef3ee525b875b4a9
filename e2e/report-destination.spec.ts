import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepPlate } from './people/keepPlate.ts'
import { examine } from './screens/examine.ts'

const WIDE = { width: 1440, height: 900 }

const plate = {
  name: '두 언어',
  cells: [
    {
      id: 'n',
      position: 0,
      name: '결절',
      title: '결절',
      outputs: [
        {
          id: 'f',
          kind: 'phrase',
          section: 'findings',
          text: { ko: '폐에 ≥ 5 mm 결절이 있음. 뷁 – µ.', en: 'Nodule ≥ 5 mm. 뷁 – µ.' },
        },
        {
          id: 'r',
          kind: 'phrase',
          section: 'recommendation',
          text: { ko: '추적 검사를 권함.', en: 'Follow-up is advised.' },
        },
      ],
    },
  ],
  keyMap: { KeyQ: 'n' },
}

test('findings in English and the recommendation in Korean are copied for a system of code page 949', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { client } = await joinByWire(pandok.url)
  const id = await keepPlate(client, plate)
  await enterAs(context, client)
  await page.setViewportSize(WIDE)
  const workspace = new RunWorkspacePage(page)
  await workspace.open(id)
  await page.keyboard.press('q')

  await page.getByRole('combobox', { name: '판독문 언어' }).selectOption('more')
  const languages = page.getByRole('dialog', { name: '판독문 언어' })
  await examine(page, 'ko', 'languages of a report')
  await page.setViewportSize(WIDE)
  await languages.getByRole('combobox', { name: '기본 언어' }).selectOption('en')
  await languages.getByRole('combobox', { name: '권고' }).selectOption('ko')
  await page.keyboard.press('Escape')

  await page.getByRole('grid').locator('[tabindex="0"]').first().focus()
  await page.keyboard.press('Control+Shift+P')
  const preview = page.getByRole('dialog', { name: '복사 미리보기' })
  await preview.getByRole('combobox', { name: '복사할 곳' }).selectOption('cp949')
  // The browser's own decoder determines what code page 949 contains: «≥» and every syllable, but neither «–» nor
  // «µ».
  await expect(preview.locator('mark')).toHaveText(['-', 'μ'])
  await examine(page, 'ko', 'what is copied')
  await page.setViewportSize(WIDE)
  await preview.getByRole('button', { name: '복사', exact: true }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r\n', '\n')).toBe('Findings\nNodule ≥ 5 mm. 뷁 - μ.\n\n권고\n추적 검사를 권함.')

  await workspace.open(id)
  await page.keyboard.press('q')
  await expect(page.getByRole('region', { name: '권고' }).getByRole('textbox')).toHaveValue(
    '추적 검사를 권함.',
  )

  await page.getByRole('button', { name: '판독문: 더 보기' }).click()
  await page.getByRole('menuitem', { name: '복사 설정…' }).click()
  await page.getByRole('button', { name: '복사할 곳 편집…' }).click()
  await page.getByRole('button', { name: '새로 만들기' }).click()
  await examine(page, 'ko', 'destinations')
})
