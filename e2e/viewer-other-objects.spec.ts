import { readFile } from 'node:fs/promises'
import { makeDicom } from '@pandok/viewer/testkit'
import type { BrowserContext } from '@playwright/test'
import { inRepository } from '../tools/build/repository.mjs'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enter } from './people/enter.ts'
import { type GivenFile, makePhantom } from './people/makePhantom.ts'

const fromCorpus = async (name: string, path: string): Promise<GivenFile> => ({
  name,
  mimeType: 'application/dicom',
  buffer: await readFile(inRepository('packages', 'viewer', 'corpus', ...path.split('/'))),
})

const segmented = () =>
  Promise.all([
    ...['17106', '17136', '17166', '17196'].map((name) =>
      fromCorpus(name, `pydicom/test_files/dicomdirtests/77654033/CT2/${name}`),
    ),
    fromCorpus('SEG', 'highdicom/seg_image_ct_binary.dcm'),
  ])

/** The right breast in the craniocaudal view alone. */
const mammogram = (): GivenFile => ({
  name: 'MG',
  mimeType: 'application/dicom',
  buffer: Buffer.from(
    makeDicom({
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.1.2',
      Modality: 'MG',
      ImageLaterality: 'R',
      ViewPosition: 'CC',
      PatientOrientation: ['P', 'L'],
      ImagePositionPatient: undefined,
      ImageOrientationPatient: undefined,
      FrameOfReferenceUID: undefined,
      RescaleSlope: undefined,
      RescaleIntercept: undefined,
      Rows: 64,
      Columns: 48,
      ImagerPixelSpacing: [0.1, 0.1],
      PixelSpacing: undefined,
    }),
  ),
})

/** Makes the decoder hang on JPEG-LS: its worker stops answering as soon as it receives such data. */
async function loseDecoder(context: BrowserContext): Promise<void> {
  const lost = `{
    const { set } = Uint8Array.prototype
    Uint8Array.prototype.set = function (source, at) {
      if (source[0] === 0xff && source[1] === 0xd8 && source[2] === 0xff && source[3] === 0xf7) for (;;) {}
      return set.call(this, source, at)
    }
  }\n`
  await context.route(/worker-decodeWorker-[^/]*\.js$/u, async (route) => {
    const response = await route.fetch()
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
    await route.fulfill({ status: 200, headers, body: lost + (await response.text()) })
  })
}

test('a file that hangs its decoder is named and delays nothing else; a segmentation is drawn; one mammogram fills the stage', async ({
  page,
  context,
  pandok,
}) => {
  await loseDecoder(context)
  await enter(context, pandok, 'member')
  const viewer = new ViewerPage(page)
  const stalled = await fromCorpus(
    'STALLED',
    'cs3d/CTImage.dcm_JPEGLSLosslessTransferSyntax_1.2.840.10008.1.2.4.80.dcm',
  )
  const opening = page.getByRole('button', { name: '파일 열기', exact: true })
  await page.goto('/program/viewer')
  await viewer.choose(opening, [...makePhantom({ slices: 3 }), stalled])
  await expect(viewer.viewport().locator('strong')).toHaveText('DOE, JANE')
  // The frame has five seconds, and as many again if this computer is busy.
  await page.getByRole('button', { name: '열지 못한 파일 1개' }).click()
  const refused = page.getByRole('dialog', { name: '열지 못한 파일' })
  await expect(refused).toContainText('STALLED')
  await expect(refused).toContainText('디코딩이 너무 오래 걸려 중단했습니다.')
  await page.keyboard.press('Escape')
  await viewer.viewport().press('End')
  await expect(viewer.viewport()).toContainText('3 / 3')

  await viewer.closeAll()
  await viewer.choose(opening, await segmented())
  await viewer.allRead()
  const labels = page.getByRole('region', { name: '분할과 윤곽' })
  await labels.getByRole('button').first().click()
  await expect(labels).toContainText('ml')
  const drawn = viewer.viewport().locator('[data-labels]')
  await labels
    .getByRole('button', { name: /가장 크게 보이는 영상으로$/u })
    .first()
    .click()
  await expect(drawn).toBeVisible()
  await viewer.viewport().press('Shift+V')
  await expect(drawn).toHaveCount(0)

  await viewer.closeAll()
  await viewer.choose(opening, [mammogram()])
  await viewer.allRead()
  await expect(page.getByText(/^빠진 촬영: /u)).toHaveText('빠진 촬영: L CC, R MLO, L MLO')
  await expect(viewer.viewport()).toBeFocused()
  await expect(viewer.viewport(2)).toHaveCount(0)
})
