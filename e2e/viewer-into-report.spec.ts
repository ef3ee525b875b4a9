import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { requestsOutside } from './pages/requestsOutside.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepNodulePlate } from './people/keepNodulePlate.ts'
import { makePhantom, PHANTOM } from './people/makePhantom.ts'

/** The number in a text such as «28.0 mm». */
const numberIn = (text: string | null): number => Number(/[\d.]+/u.exec(text ?? '')?.[0])

test('a measurement on an image is inserted into the report and links back to it', async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  await keepNodulePlate(client)
  await enterAs(context, client)
  await page.setViewportSize({ width: 1680, height: 1000 })
  const outside = requestsOutside(page, pandok.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const viewer = new ViewerPage(page)
  const workspace = new RunWorkspacePage(page)
  await viewer.open(makePhantom({ elements: { PatientName: 'HIDDEN^PATIENT', PatientID: 'SECRET77' } }))

  // The image is scrolled and its window is changed.
  const image = viewer.viewport()
  await expect(image).toContainText('1 / 5')
  await image.press('ArrowDown')
  await image.press('ArrowDown')
  await expect(image).toContainText('3 / 5')
  await image.press('2')
  await expect(image).toContainText('W 1500 L -600')

  // The chest plate is proposed; its key runs the cell although the images use the same key.
  await page.getByRole('button', { name: /흉부 CT.*이 검사에 어울리는 판/u }).click()
  await workspace.ready()
  await page.keyboard.press('l')
  const size = page.getByRole('form').getByRole('textbox', { name: /^크기/u })
  await expect(size).toBeFocused()
  await expect(page.getByText('다음 계측값이 ‘크기’에 들어갑니다')).toBeVisible()

  // The next measurement is inserted into the field.
  await viewer.measurePhantom()
  await expect(size).toBeFocused()
  await expect
    .poll(async () => Math.abs(numberIn(await size.inputValue()) - PHANTOM.distance))
    .toBeLessThan(0.11)
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(() => workspace.sentences())
    .toEqual([expect.stringMatching(/^크기 2[78]\.\d mm의 결절이 보임\.$/u)])

  // The value links back to the image.
  await image.press('End')
  await expect(image).toContainText('5 / 5')
  await workspace.cell('결절').click()
  await page.getByRole('button', { name: '영상에서 잰 값' }).click()
  await expect(image).toContainText('3 / 5')

  // A measurement changed on the image changes in the report; a deleted one is reported as a problem.
  await viewer.drag(
    { x: PHANTOM.right + 0.5, y: PHANTOM.row + 0.5 },
    { x: PHANTOM.right + 10.5, y: PHANTOM.row + 0.5 },
  )
  await expect
    .poll(() => workspace.sentences())
    .toEqual([expect.stringMatching(/^크기 3[45]\.\d mm의 결절이 보임\.$/u)])
  await image.press('Delete')
  await expect(page.getByText(/계측이 영상에 없습니다/u)).toBeVisible()
  await image.press('Control+z')
  await expect(page.getByText(/계측이 영상에 없습니다/u)).toBeHidden()

  // Nothing about the patient, the file or the report was sent anywhere.
  expect(outside).toEqual([])
  expect(
    asked.filter((text) => /HIDDEN|SECRET77|IM0001|결절이 보임/u.test(decodeURIComponent(text))),
  ).toEqual([])
})
