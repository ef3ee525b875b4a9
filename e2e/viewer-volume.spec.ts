import { makeFlatJpeg, makeTiff } from '@pandok/viewer/slide/testkit'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enter } from './people/enter.ts'
import { type GivenFile, makePhantom, PHANTOM } from './people/makePhantom.ts'

const SLICES = 8

/** FDG was injected one hour before the scan in a patient of 80 kg, so 1 Bq/ml is an uptake of 0.0002. */
const PET = {
  SOPClassUID: '1.2.840.10008.5.1.4.1.1.128',
  Modality: 'PT',
  Units: 'BQML',
  SeriesNumber: 2,
  CorrectedImage: ['DECY', 'ATTN'],
  DecayCorrection: 'ADMIN',
  PatientWeight: 80,
  SeriesInstanceUID: '2.25.7102',
  WindowCenter: 40_000,
  WindowWidth: 80_000,
  RescaleSlope: 10,
  RescaleIntercept: 0,
  RadiopharmaceuticalInformationSequence: [
    { RadionuclideTotalDose: 400_000_000, RadionuclideHalfLife: 6600 },
  ],
}

/** Returns an NDPI file with a level of 256 × 512 in one stream, divided by restart markers. */
function ndpiFile(): GivenFile {
  const { bytes, starts } = makeFlatJpeg(256, 512, (x, y) => [(x * 8 + y) % 256, 128, 128], { interval: 8 })
  const { header, body } = makeTiff(
    [
      {
        isStripped: true,
        tags: {
          256: { longs: [256] },
          257: { longs: [512] },
          259: { shorts: [7] },
          262: { shorts: [6] },
          282: { ratios: [20_000] },
          283: { ratios: [20_000] },
          296: { shorts: [3] },
          65420: { longs: [1] },
          65421: { floats: [20] },
          65426: { longs: starts },
        },
        tiles: [bytes],
      },
    ],
    { isNdpi: true },
  )
  return { name: 'tissue.ndpi', mimeType: 'application/octet-stream', buffer: Buffer.concat([header, body]) }
}

test('PET is fused with CT, measured in a sphere and rotated; a curve is straightened; an NDPI opens beside them', async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'member')
  await page.setViewportSize({ width: 1440, height: 900 })
  const viewer = new ViewerPage(page)
  const ct = makePhantom({ slices: SLICES, elements: { SeriesNumber: 1 } })
  await viewer.open([...ct, ...makePhantom({ slices: SLICES, prefix: 'PT', elements: PET })])
  await viewer.viewport().press('m')
  const plane = (name: string) => page.getByRole('group', { name })
  const axial = plane('축상면')
  await expect(axial.locator('canvas')).toHaveCount(1)
  await axial.press('Shift+F')
  await expect(axial.locator('canvas')).toHaveCount(2)
  await expect(axial.locator('[data-fused]')).toContainText('50%')
  await axial.press('Shift+E')
  const values = page.locator('[data-sphere-values]')
  await expect(values).toHaveCount(2)
  await expect(values.filter({ hasText: 'SUVbw' })).toContainText('최대')

  await axial.press("'")
  const turning = plane('회전 MIP')
  await expect(turning).toHaveAttribute('data-turning', '36')
  await expect(turning.locator('canvas')).toBeVisible()
  await axial.press("'")
  await expect(plane('관상면')).toBeVisible()

  await axial.press(';')
  await expect(plane('곡면 재구성')).toContainText('Shift+H')
  await axial.press('Shift+H')
  const box = await axial.boundingBox()
  if (!box) throw new Error('The plane is not to be seen.')
  for (const [x, y] of [
    [0.3, 0.35],
    [0.6, 0.3],
    [0.7, 0.65],
  ] as const)
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
  await page.keyboard.press('Enter')
  await expect(plane('곡면 재구성').locator('canvas')).toBeVisible()
  await expect(plane('곡면 재구성')).toContainText(/선의 길이 \d+ mm/u)
  await axial.press('Escape')

  await viewer.add([ndpiFile()])
  await viewer.series.getByText('tissue.ndpi').click()
  await expect(page.locator('[data-slide]')).toContainText('0.500 µm/px')
})

/** Returns a study of the same phantom with its own date. */
const study = (day: string): GivenFile[] =>
  makePhantom({
    slices: 1,
    prefix: day,
    elements: {
      StudyInstanceUID: `2.25.8${day}`,
      SeriesInstanceUID: `2.25.8${day}.1`,
      StudyDate: day,
      SOPInstanceUID: `2.25.8${day}.2`,
      FrameOfReferenceUID: `2.25.8${day}.9`,
    },
  })

test('a measurement of the prior is shown on the newer image and repeated by one key', async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'member')
  await page.setViewportSize({ width: 1440, height: 900 })
  const viewer = new ViewerPage(page)
  await viewer.open([...study('20260105'), ...study('20250105')])
  await viewer.viewport().press('Shift+D')
  await expect(viewer.viewport(2).locator('strong').first()).toBeVisible()
  await viewer.viewport(2).press('l')
  const { left, right, row } = PHANTOM
  const at = (x: number) => viewer.place({ x: x + 0.5, y: row + 0.5 }, PHANTOM, 2)
  await viewer.pull(await at(left), await at(right))
  const ghost = viewer.viewport(1).locator('[data-mark=ghost]')
  await expect(ghost).toContainText('28.0 mm')

  await viewer.viewport(2).press('Shift+X')
  await expect(ghost).toHaveCount(0)
  await expect(viewer.viewport(1).locator('[data-measurement]')).toContainText('28.0 mm')
  const list = await viewer.list()
  await expect(list.locator('[data-compared]')).toContainText('이전 2025-01-05')

  await viewer.viewport(1).press('Shift+Z')
  const middle = await viewer.place({ x: left, y: row })
  await page.mouse.move(middle.x, middle.y)
  await expect(viewer.viewport(1).locator('[data-magnifier] canvas')).toBeVisible()
})
