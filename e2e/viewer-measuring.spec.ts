import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { makePhantom, makePicture, PHANTOM } from './people/makePhantom.ts'

test.describe.configure({ mode: 'parallel' })

test.beforeEach(async ({ context, pandok, page }) => {
  const { client } = await joinByWire(pandok.url)
  await enterAs(context, client)
  await page.setViewportSize({ width: 1500, height: 900 })
})

/** Returns the values of a measurement in the list: «길이» → «28.0 mm · …». */
const readingsOf = (list: Locator, index: number): Promise<Record<string, string>> =>
  list
    .getByRole('listitem')
    .nth(index)
    .evaluate((item) =>
      Object.fromEntries(
        [...item.querySelectorAll('dt')].map((name) => [
          name.textContent ?? '',
          (name.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' '),
        ]),
      ),
    )

/** Expects the value with its unit, as exact as pointing on a screen allows. */
async function expectNear(
  list: Locator,
  index: number,
  quantity: string,
  [truth, unit]: [number, string],
  tolerance = 0.15,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const text = (await readingsOf(list, index))[quantity] ?? ''
        const [, number, rest] = /^(-?[\d.]+) ?(.*)$/u.exec(text) ?? []
        return Math.abs(Number(number) - truth) <= tolerance && rest?.startsWith(unit) ? 'near' : text
      },
      `${quantity} of measurement ${index + 1}`,
    )
    .toBe('near')
}

type Point = [x: number, y: number]

function handOn(viewer: ViewerPage) {
  const { page } = viewer
  const at = ([x, y]: Point) => viewer.place({ x, y })
  return {
    drag: async (from: Point, to: Point) => viewer.pull(await at(from), await at(to)),
    click: async (point: Point) => {
      const { x, y } = await at(point)
      await page.mouse.click(x, y)
    },
    async trace(...points: Point[]) {
      const [first, ...rest] = await Promise.all(points.map(at))
      if (!first) return
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 })
      await page.mouse.up()
    },
  }
}

test('every tool measures the phantom correctly', async ({ page }) => {
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  const image = viewer.viewport()
  const list = await viewer.list()
  await expect(list).toContainText('아직 계측이 없습니다')
  const { drag, click, trace } = handOn(viewer)
  const mm2 = PHANTOM.spacing ** 2

  await viewer.measurePhantom()
  await expectNear(list, 0, '길이', [PHANTOM.distance, 'mm · 환자 내 실제 크기'])

  await image.press('b')
  await drag([10, 24], [50, 24])
  await drag([30, 16], [30, 36])
  await expectNear(list, 1, '길이', [28, 'mm'])
  await expectNear(list, 1, '단경', [14, 'mm'])

  await image.press('a')
  await drag([100, 40], [70, 40])
  await click([95, 15])
  await expectNear(list, 2, '각도', [45, '°'], 1)

  await image.press('c')
  await drag([10, 80], [40, 80])
  await drag([10, 90], [40, 107.32])
  await expectNear(list, 3, '각도', [30, '°'], 1)

  await image.press('q')
  await drag([60, 76], [100, 76])
  await drag([60, 82], [80, 82])
  await expectNear(list, 4, '비율', [2, ''], 0.03)

  await image.press('r')
  await drag([50, 90], [70, 110])
  await expectNear(list, 5, '면적', [400 * mm2, 'mm²'], 4)
  await expectNear(list, 5, '평균', [0, 'HU'])
  await expectNear(list, 5, '최대', [0, 'HU'])

  await image.press('e')
  await drag([78, 90], [118, 110])
  await expectNear(list, 6, '면적', [Math.PI * 200 * mm2, 'mm²'], 5)

  await image.press('f')
  await trace([10, 112], [30, 112], [30, 126], [10, 126], [10, 112.5])
  await expectNear(list, 7, '면적', [280 * mm2, 'mm²'], 3)

  // The bright row of this slice has 2000 − 1024 HU.
  await image.press('o')
  await click([100, 8.5])
  await expectNear(list, 8, '값', [976, 'HU'], 0)

  await image.press('Shift+C')
  for (const point of [
    [110, 50],
    [115, 55],
    [120, 60],
    [104, 60],
  ] as Point[])
    await click(point)
  // The last point is removed; Enter ends the counting, and doesn't enlarge the viewport.
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expectNear(list, 9, '개수', [3, ''], 0)
  await expect(list.getByRole('listitem')).toHaveCount(10)

  await image.press('Shift+A')
  await drag([120, 20], [126, 34])
  await expect(list.getByRole('listitem')).toHaveCount(11)
  expect(await readingsOf(list, 10)).toEqual({})
})

test('a rotated and mirrored image has the same measurements', { tag: '@release' }, async ({ page }) => {
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  const image = viewer.viewport()
  const list = await viewer.list()
  const { drag } = handOn(viewer)
  await image.press('l')
  // After a rotation by 90° to the right, the left side is at the top.
  await image.press(']')
  await drag([63.5, 44.5], [63.5, 84.5])
  await expectNear(list, 0, '길이', [PHANTOM.distance, 'mm'])
  await image.press('h')
  await drag([20, 20], [60, 20])
  await expectNear(list, 1, '길이', [28, 'mm'])
  await image.press('Shift+R')
  await expectNear(list, 0, '길이', [PHANTOM.distance, 'mm'])
  // The measurement lies on the two points, wherever it was drawn.
  const ends = await image.locator('[data-measurement="1"] path').first().getAttribute('d')
  const box = await image.boundingBox()
  const [x = 0, y = 0] = (ends?.match(/[\d.]+/gu) ?? []).map(Number)
  const point = await viewer.place({ x: PHANTOM.left + 0.5, y: PHANTOM.row + 0.5 })
  expect(Math.hypot(x + (box?.x ?? 0) - point.x, y + (box?.y ?? 0) - point.y)).toBeLessThan(2)
})

test('non-square pixels, and files without a pixel size', { tag: '@release' }, async ({ page }) => {
  const viewer = new ViewerPage(page)
  const tall = { rows: PHANTOM.rows * 2, columns: PHANTOM.columns }
  await viewer.open(makePhantom({ elements: { PixelSpacing: [1.4, 0.7] } }))
  let list = await viewer.list()
  await viewer.viewport().press('l')
  const from = await viewer.place({ x: 30, y: 40 }, tall)
  await viewer.pull(from, await viewer.place({ x: 30, y: 80 }, tall))
  // The distance is twenty rows of 1.4 mm.
  await expectNear(list, 0, '길이', [28, 'mm'], 0.3)

  await viewer.open(makePhantom({ elements: { PixelSpacing: undefined } }))
  list = await viewer.list()
  await viewer.measurePhantom()
  await expectNear(list, 0, '길이', [40, 'px · 픽셀 크기 모름'])
  await expect(viewer.viewport().locator('[data-measurement="1"]')).toContainText('픽셀 크기 모름')

  const plate = {
    Modality: 'DX',
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.1.1',
    PixelSpacing: undefined,
    ImagerPixelSpacing: [0.7, 0.7],
    ImageOrientationPatient: undefined,
    ImagePositionPatient: undefined,
  }
  await viewer.open(makePhantom({ slices: 1, elements: plate }))
  list = await viewer.list()
  await viewer.measurePhantom()
  await expectNear(list, 0, '길이', [28, 'mm · 검출기 기준'])
})

test('ultrasound is measured by its region’s calibration', { tag: '@release' }, async ({ page }) => {
  const viewer = new ViewerPage(page)
  const region = {
    RegionSpatialFormat: 1,
    RegionDataType: 1,
    RegionFlags: 0,
    RegionLocationMinX0: 0,
    RegionLocationMinY0: 0,
    RegionLocationMaxX1: 63,
    RegionLocationMaxY1: 39,
    PhysicalUnitsXDirection: 3,
    PhysicalUnitsYDirection: 3,
    PhysicalDeltaX: 0.05,
    PhysicalDeltaY: 0.05,
  }
  await viewer.open([
    makePicture({
      Modality: 'US',
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.3.1',
      NumberOfFrames: 2,
      SequenceOfUltrasoundRegions: [region],
    }),
  ])
  const list = await viewer.list()
  await viewer.viewport().press('l')
  const at = (x: number, y: number) => viewer.place({ x, y }, { rows: 64, columns: 64 })
  await viewer.pull(await at(10, 10), await at(50, 10))
  // The distance is 40 pixels of 0.05 cm.
  await expectNear(list, 0, '길이', [20, 'mm · 초음파 영역 기준'])
  await viewer.pull(await at(10, 50), await at(50, 50))
  await expectNear(list, 1, '길이', [40, 'px · 픽셀 크기 모름'], 0.3)
})

test('measurements are named, found again, moved, deleted and restored', {
  tag: '@release',
}, async ({ page }) => {
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  const image = viewer.viewport()
  const list = await viewer.list()
  const rows = list.getByRole('listitem')
  await image.press('End')
  await viewer.measurePhantom()
  await expect(image).toContainText('5 / 5')
  await image.press('Home')
  const { drag, click } = handOn(viewer)
  await drag([20, 100], [60, 100])
  await expect(rows).toHaveCount(2)

  // Letters of a name don't reach the images as keys.
  await list.getByRole('textbox').first().fill('')
  await list.getByRole('textbox').first().pressSequentially('결절 la', { delay: 5 })
  await expect(rows.first()).toContainText('결절 la')
  await expect(viewer.tool(/^길이/u)).toBeVisible()
  await list.getByRole('button', { name: '결절 la 위치로 가기' }).click()
  await expect(image).toContainText('5 / 5')
  await expect(image.locator('svg')).toContainText('결절 la')

  // Dragging an end moves it; one undo reverts the whole drag.
  const end = PHANTOM.right + 0.5
  await drag([end, 64.5], [end + 20, 64.5])
  await expectNear(list, 0, '길이', [42, 'mm'])
  await image.press('Control+z')
  await expectNear(list, 0, '길이', [28, 'mm'])
  await image.press('Control+y')
  await expectNear(list, 0, '길이', [42, 'mm'])
  // Dragging its middle moves the whole line.
  await drag([70, 64.5], [70, 84.5])
  await expectNear(list, 0, '길이', [42, 'mm'])

  await list.getByRole('button', { name: '결절 la 삭제' }).click()
  await expect(rows).toHaveCount(1)
  // The focus stays in the list.
  await expect(list.getByRole('button', { name: '길이 2 삭제' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list).toContainText('아직 계측이 없습니다')
  await viewer.tool(/^계측 되돌리기/u).click()
  await viewer.tool(/^계측 되돌리기/u).click()
  await expect(rows).toHaveCount(2)
  await viewer.tool(/^계측 다시 하기/u).click()
  await expect(rows).toHaveCount(1)

  // An unfinished measurement is discarded, and a mere click starts none.
  await image.press('Home')
  await image.press('a')
  await click([100, 100])
  await click([110, 110])
  await image.press('Escape')
  await image.press('l')
  await click([100, 30])
  await expect(image.locator('svg g')).toHaveCount(1)
  await expect(rows).toHaveCount(1)
})
