import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepNodulePlate } from './people/keepNodulePlate.ts'
import { makePhantom } from './people/makePhantom.ts'

test('a stored measurement is restored; leaving with an unstored one needs a confirmation, with a plate beside it or not', async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  await keepNodulePlate(client)
  await enterAs(context, client)
  const viewer = new ViewerPage(page)
  const files = makePhantom()
  await viewer.open(files)
  await viewer.measurePhantom()
  const list = await viewer.list()
  await list.getByLabel('계측과 키 이미지를 이 컴퓨터에 보관').check()
  await viewer.closeAll()
  await expect(page.getByRole('button', { name: '파일 열기', exact: true })).toBeVisible()

  await page.reload()
  await viewer.open(files)
  await expect((await viewer.list()).getByRole('listitem')).toContainText('28.0 mm')
  await list.getByLabel('계측과 키 이미지를 이 컴퓨터에 보관').uncheck()
  await page.getByRole('button', { name: /흉부 CT/u }).click()
  await new RunWorkspacePage(page).ready()
  await viewer.viewport().press('k')
  await page.getByRole('link', { name: '프로그램으로' }).click()
  const question = page.getByRole('alertdialog', { name: '계측이나 키 이미지를 저장하지 않고 나갈까요?' })
  await question.getByText('남아 있기', { exact: true }).click()
  await expect(list.getByRole('listitem')).toContainText('28.0 mm')
})
