import { expect, test } from './fixtures.ts'
import { read } from './independent-client/IndependentClient.ts'
import { PlateEditorPage } from './pages/PlateEditorPage.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { ageCopy } from './people/ageCopy.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { libraryPlate } from './people/libraryFiles.ts'

test('a member with a copy of an older edition sees the changes, takes them with one press and keeps their own edits', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { client } = await joinByWire(pandok.url)
  const copied = await client.call('plate-copy', { id: 'pla_lib_thyroid-us' })
  const id = String(read(copied.body, 'data', 'plate', 'id'))
  await ageCopy(pandok, id, { now: '갑상선 크기 정상', before: '갑상선의 크기는 정상임' })
  const { edition, changes } = await libraryPlate('thyroid-us')
  const [newest, last] = changes

  await enterAs(context, client)
  await page.goto(`/program/plate?plate=${id}`)
  const editor = new PlateEditorPage(page)
  await editor.view('판')
  await page.getByRole('gridcell', { name: /미만성 갑상선염/u }).click()
  await editor.inspector.getByRole('textbox', { name: '제목' }).fill('내 갑상선염')
  await editor.save()

  await page.reload()
  const notice = page.getByText(`라이브러리에 새 개정이 나왔습니다(제${edition}판)`).locator('..')
  await expect(notice).toBeVisible()
  await expect(page.getByText(newest?.what.ko ?? '')).toBeVisible()
  await expect(page.getByText(last?.what.ko ?? '')).toBeHidden()
  await page.getByRole('button', { name: '새 개정으로 바꾸기' }).click()
  await expect(page.getByText('새 개정으로 바꿨습니다. 이전 내용은 백업에 있습니다.').first()).toBeVisible()
  await expect(notice).toBeHidden()
  await page.getByRole('gridcell', { name: /미만성 갑상선염/u }).click()
  await expect(editor.inspector.getByRole('textbox', { name: '제목' })).toHaveValue('내 갑상선염')

  const run = new RunWorkspacePage(page)
  await run.open(id)
  await page.keyboard.press('p')
  await expect.poll(() => run.sentences()).toContain('갑상선 크기 정상.')
})
