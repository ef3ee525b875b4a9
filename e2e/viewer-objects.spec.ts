import { readFile } from 'node:fs/promises'
import { makePresentation } from '@pandok/viewer/presentation/testkit'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { type GivenFile, makePhantom } from './people/makePhantom.ts'

const slices = () =>
  [1, 2, 3].flatMap((number) =>
    makePhantom({
      slices: 1,
      prefix: `IM${number}`,
      elements: {
        SOPInstanceUID: `2.25.7070.${number}`,
        InstanceNumber: number,
        ImagePositionPatient: [0, 0, number * 2],
      },
    }),
  )

const given = (name: string, bytes: Uint8Array): GivenFile => ({
  name,
  mimeType: 'application/dicom',
  buffer: Buffer.from(bytes),
})

/** Returns a presentation state for all images, with a narrow window. */
const state = () =>
  given(
    'PR',
    makePresentation('2.25.7070.1', {
      RescaleSlope: 1,
      RescaleIntercept: -1024,
      RescaleType: 'HU',
      SoftcopyVOILUTSequence: [{ WindowCenter: 30, WindowWidth: 80 }],
      ReferencedSeriesSequence: [
        {
          SeriesInstanceUID: '2.25.1000.1',
          ReferencedImageSequence: [1, 2, 3].map((number) => ({
            ReferencedSOPClassUID: '1.2.840.10008.5.1.4.1.1.2',
            ReferencedSOPInstanceUID: `2.25.7070.${number}`,
          })),
        },
      ],
    }),
  )

async function exported(page: Page, item: string): Promise<GivenFile> {
  await page.getByRole('button', { name: '내보내기' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ])
  return given(item, await readFile(await download.path()))
}

test('a presentation state is shown and hidden; measurements, marks and the view are exported and imported', async ({
  page,
  context,
  pandok,
}) => {
  await enterAs(context, (await joinByWire(pandok.url)).client)
  const viewer = new ViewerPage(page)
  await viewer.open([...slices(), state()])
  const image = viewer.viewport()
  await viewer.series.getByRole('button', { name: 'as read' }).click()
  await expect(image).toContainText('W 80 L 30')
  await image.press('Shift+P')
  await expect(image).toContainText('W 400 L 40')

  await viewer.measurePhantom()
  await image.press('k')
  await image.press('i')
  const files = [
    await exported(page, '계측을 DICOM SR로 저장'),
    await exported(page, '지금 화면을 DICOM 표시 상태(GSPS)로 저장'),
    await exported(page, '키 이미지를 DICOM KO로 저장'),
  ]
  await viewer.closeAll()

  await viewer.choose(page.getByRole('button', { name: '파일 열기', exact: true }), [...slices(), ...files])
  await viewer.allRead()
  await expect((await viewer.list()).getByRole('listitem')).toContainText('28.0 mm')
  await expect(viewer.series.getByRole('button', { name: /^키 이미지 열기/u })).toContainText('영상 1장')
  await viewer.series.getByRole('button', { name: '판독 화면' }).click()
  await expect(image).toContainText('표시 상태: 판독 화면')
})
