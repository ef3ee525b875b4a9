import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import { keepPlate } from './people/keepPlate.ts'

const sizeCell = (id: string, name: string, position: number, moduleId: string, section: string) => ({
  id,
  position,
  name,
  title: name,
  outputs: [{ id: 'o', kind: 'module', section, moduleId }],
})

test('a linked value changes what it wrote everywhere, except in words that somebody edited', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { client } = await joinByWire(pandok.url)
  const module = await keepModule(client, '결절')
  const id = await keepPlate(client, {
    name: '연결',
    cells: [
      sizeCell('one', '소견칸', 0, module, 'findings'),
      sizeCell('two', '결론칸', 1, module, 'impression'),
    ],
    keyMap: { KeyA: 'one', KeyS: 'two' },
    autoFill: [
      {
        id: 'link',
        cell: 'two',
        output: 'o',
        input: 'size',
        source: { from: 'cell', cell: 'one', output: 'o', input: 'size' },
      },
    ],
  })
  await enterAs(context, client)
  await page.setViewportSize({ width: 1680, height: 1000 })
  const workspace = new RunWorkspacePage(page)
  await workspace.open(id)
  const size = page.getByRole('form').getByRole('textbox', { name: /^크기/u })
  const enterSize = async (value: string) => {
    await page.keyboard.press('a')
    await expect(size).toBeFocused()
    await size.fill(value)
    await page.keyboard.press('Control+Enter')
  }
  const of = (value: string) => `크기 ${value} mm의 결절이 보임.`

  await enterSize('12')
  await page.keyboard.press('s')
  await expect(size).toHaveValue('12')
  await page.keyboard.press('Control+Enter')
  await workspace.says([of('12'), of('12')])
  await enterSize('15')
  await workspace.says([of('15'), of('15')])

  const conclusion = workspace.report.getByRole('textbox').nth(1)
  await conclusion.fill('결절, 추적 요함.')
  await page.keyboard.press('Escape')
  await enterSize('20')
  await workspace.says([of('20'), '결절, 추적 요함.'])
  await expect(workspace.report.getByText('고친 뒤에 값이 바뀌었습니다. 지금 값으로는:')).toBeVisible()
  await workspace.report.getByRole('button', { name: '새 문장 쓰기' }).click()
  await workspace.says([of('20'), of('20')])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await workspace.says([of('20'), '결절, 추적 요함.'])
})
