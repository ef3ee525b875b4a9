import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enter } from './people/enter.ts'
import { makePhantom, PHANTOM } from './people/makePhantom.ts'

const SLICES = 24
/** The distance between slices of the phantom in millimeters. */
const STEP = 2

const plane = (page: Page, name: '축상면' | '관상면' | '시상면') => page.getByRole('group', { name })

async function middleOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height }
}

async function dragTo(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

test('three planes are cut through a series, moved, rotated, thickened and measured', async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'member')
  await page.setViewportSize({ width: 1680, height: 1000 })
  await page.addInitScript(() => {
    const { instantiate } = WebAssembly
    const counted = async (...given: Parameters<typeof instantiate>) => {
      const instance = await instantiate(...given)
      const { dataset } = document.documentElement
      dataset['instances'] = String(Number(dataset['instances'] ?? 0) + 1)
      return instance
    }
    Object.assign(WebAssembly, { instantiate: counted })
  })
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom({ slices: SLICES, elements: { PatientName: 'PLANE^PATIENT' } }))
  await expect(viewer.viewport()).toContainText(`1 / ${SLICES}`)
  await viewer.viewport().press('m')
  const [axial, coronal, sagittal] = [
    plane(page, '축상면'),
    plane(page, '관상면'),
    plane(page, '시상면'),
  ] as const
  await expect(axial.locator('canvas')).toBeVisible()
  await expect(axial).toBeFocused()
  for (const place of [axial, coronal, sagittal]) await expect(place).toContainText('PLANE, PATIENT')
  await expect(axial).toContainText(`/ ${SLICES}`)
  await expect(coronal).toContainText(`/ ${PHANTOM.rows}`)

  // Letters show the patient's sides.
  await expect(axial.locator('[data-edge=left]')).toHaveText('R')
  await expect(axial.locator('[data-edge=top]')).toHaveText('A')
  await expect(coronal.locator('[data-edge=top]')).toHaveText('H')
  await expect(sagittal.locator('[data-edge=left]')).toHaveText('A')

  // Keys and the wheel scroll; the other planes show the position.
  await axial.press('Home')
  await expect(axial).toContainText(`1 / ${SLICES}`)
  await axial.press('ArrowDown')
  await expect(axial).toContainText(`2 / ${SLICES}`)
  const middle = await middleOf(coronal)
  await page.mouse.move(middle.x + 60, middle.y + 60)
  await page.mouse.wheel(0, 100)
  await expect(coronal).toContainText(`${PHANTOM.rows / 2 + 2} / ${PHANTOM.rows}`)

  // A length is measured on the coronal plane, whose pixels are far from square in the file.
  const size = await middleOf(coronal)
  const perMm = Math.min(
    size.width / PHANTOM.columns / PHANTOM.spacing,
    size.height / (((SLICES - 1) * STEP) / PHANTOM.spacing + 1) / PHANTOM.spacing,
  )
  await coronal.press('l')
  const start = { x: size.x + 20, y: size.y - 10 * perMm - 20 }
  await dragTo(page, start, { x: start.x, y: start.y + 20 * perMm })
  const measured = coronal.locator('[data-measurement] text')
  await expect(measured).toHaveText(/^(19\.[5-9]|20\.\d)\smm재구성 단면 기준$/u)
  await coronal.press('ArrowDown')
  await expect(measured).toHaveCount(0)
  await coronal.press('ArrowUp')
  await expect(measured).toHaveCount(1)

  // All planes share one window.
  await coronal.press('2')
  for (const place of [axial, coronal, sagittal]) await expect(place).toContainText('W 1500 L -600')

  // The crosshair is dragged by its center, a line by its circle.
  await axial.press('w')
  const lines = axial.locator('[data-line=coronal] circle')
  const before = await middleOf(lines.first())
  const center = await middleOf(axial)
  await page.mouse.move(center.x, center.y)
  await axial.locator('[data-line=sagittal] circle').first().waitFor()
  await dragTo(page, before, { x: before.x, y: before.y + 40 })
  await expect(coronal).toContainText('경사면')
  await expect(sagittal).toContainText('경사면')
  await expect(axial).not.toContainText('경사면')
  await page.getByRole('button', { name: '단면 초기화' }).click()
  await expect(coronal).not.toContainText('경사면')

  // A slab has a thickness and a projection.
  await page.getByRole('slider', { name: '두께(mm)' }).fill('12')
  await page.getByRole('combobox', { name: '투영 방식' }).selectOption({ label: '최댓값(MIP)' })
  await expect(axial).toContainText('최댓값(MIP) · 두께 12 mm')
  await axial.press('Shift+Period')
  await expect(axial).toContainText('최댓값(MIP) · 두께 13 mm')
  await axial.press('Shift+Comma')
  for (const mode of ['최솟값(MinIP)', '평균', '최댓값(MIP)']) {
    await axial.press('Shift+KeyM')
    await expect(axial).toContainText(`${mode} · 두께 12 mm`)
  }
  await expect(page.locator('[data-coarse]')).toHaveCount(0)
  // The page runs SIMD code that a worker has compiled, because the page's own policy forbids compiling.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['instances'])).toBe('1')

  // One plane is enlarged, then the layout returns to the images with their settings.
  await axial.press('Enter')
  await expect(coronal).toBeHidden()
  await axial.press('Enter')
  await expect(coronal).toBeVisible()
  await axial.press('Escape')
  await expect(viewer.viewport()).toBeFocused()
  await expect(viewer.viewport()).toContainText(`1 / ${SLICES}`)
  await expect(viewer.viewport()).toContainText('W 1500 L -600')
})

test('measurements, texts and marks on a plane are found again, and printed', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  await enter(context, pandok, 'member')
  await page.setViewportSize({ width: 1680, height: 1000 })
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom({ slices: SLICES, elements: { PatientName: 'PLANE^PATIENT' } }))
  await expect(viewer.viewport()).toContainText(`1 / ${SLICES}`)
  await viewer.viewport().press('m')
  const coronal = plane(page, '관상면')
  await expect(coronal.locator('canvas')).toBeVisible()
  const middle = await middleOf(coronal)

  // An area shows the values of its pixels.
  await coronal.press('r')
  await dragTo(page, { x: middle.x + 30, y: middle.y + 20 }, { x: middle.x + 90, y: middle.y + 60 })
  await expect(coronal.locator('[data-measurement] text')).toContainText(/x̄ .+HU/u)

  // A text annotation asks for its words.
  await coronal.press('t')
  await page.mouse.click(middle.x - 80, middle.y + 60)
  await page.getByRole('textbox', { name: '표시할 글자' }).fill('결절')
  await page.keyboard.press('Enter')
  await expect(coronal.getByText('결절')).toBeVisible()

  // A key image of the plane is saved as it is visible; pressing again removes it.
  const strip = page.getByRole('region', { name: '키 이미지' })
  await coronal.press('k')
  await expect(strip.getByRole('listitem')).toHaveCount(1)
  await coronal.press('k')
  await expect(strip).toBeHidden()
  await coronal.press('k')
  const kept = strip.getByRole('button', { name: /관상면 \(1\) 보기$/u })
  await expect(kept).toBeVisible()

  await coronal.press('Shift+L')
  const list = page.getByRole('region', { name: '계측' })
  await expect(list).toContainText('평균')
  await expect(list).toContainText('재구성 단면 기준')

  // The plane scrolls away, and the list leads back, from the planes and from the images.
  await coronal.press('End')
  await expect(coronal.locator('[data-measurement]')).toHaveCount(0)
  await list.getByRole('button', { name: '사각형 ROI 1 위치로 가기' }).click()
  await expect(coronal.locator('[data-measurement="1"]')).toHaveCount(1)
  await coronal.press('Escape')
  await expect(viewer.viewport()).toBeVisible()
  await list.getByRole('button', { name: '결절 위치로 가기' }).click()
  await expect(coronal.getByText('결절')).toBeVisible()
  await expect(coronal).toHaveAttribute('aria-current', 'true')
  await coronal.press('Escape')
  await expect(viewer.viewport()).toBeVisible()
  await kept.click()
  await expect(coronal.getByText('결절')).toBeVisible()

  // The printed page has a picture with the measurements and without the patient, who is named in the header.
  await viewer.print()
  const figure = page.locator('[data-printed] figure')
  await expect(figure).toContainText('관상면')
  await expect(page.locator('[data-printed] thead').first()).toContainText('PLANE, PATIENT')
  expect(await brightPixels(figure, 'corner')).toBe(0)
  expect(await brightPixels(figure, 'whole')).toBeGreaterThan(20)
})

/**
 * Counts bright pixels of a printed picture: in its upper left corner, where a viewport names the patient, or in the
 * whole picture.
 */
const brightPixels = (figure: Locator, where: 'corner' | 'whole') =>
  figure.locator('canvas').evaluate((canvas, part) => {
    const { width, height } = canvas as HTMLCanvasElement
    const context = (canvas as HTMLCanvasElement).getContext('2d')
    const place = part === 'corner' ? ([0, 0, 110, 20] as const) : ([0, 0, width, height] as const)
    const { data } = context?.getImageData(...place) ?? { data: [] }
    return [...data].filter((value, at) => at % 4 === 0 && value > 200).length
  }, where)

test('planes are refused, with the reason, if they would be wrong', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'member')
  const viewer = new ViewerPage(page)
  const files = makePhantom({ slices: 8 })
  files.splice(3, 2)
  await viewer.open(files)
  await expect(viewer.viewport()).toContainText('1 / 6')
  await viewer.viewport().press('m')
  await expect(page.getByText(/이 시리즈로는 단면을 재구성할 수 없습니다/u).first()).toBeVisible()
  await expect(viewer.viewport()).toBeVisible()
})

test('the layout and the window of a modality are stored', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  await enter(context, pandok, 'member')
  await page.setViewportSize({ width: 1680, height: 1000 })
  const viewer = new ViewerPage(page)
  await viewer.open(makePhantom())
  await expect(viewer.viewport()).toContainText('1 / 5')
  await viewer.viewport().press('Alt+2')
  await viewer.viewport().press('2')
  await expect(viewer.viewport()).toContainText('W 1500 L -600')
  await page.getByRole('button', { name: /1 × 2/u }).click()
  await page.getByRole('menuitem', { name: '이 검사 종류의 배치로 저장' }).click()
  await expect(page.getByText(/CT 검사는/u).first()).toBeVisible()
  await viewer.open(makePhantom({ elements: { PatientID: 'P2', SeriesInstanceUID: '2.25.1000.7' } }))
  await expect(viewer.viewport(2)).toBeVisible()
  await expect(viewer.viewport(1)).toContainText('W 1500 L -600')
})
