import { readFile } from 'node:fs/promises'
import { makeLevel, makeSlide, makeTiff } from '@pandok/viewer/slide/testkit'
import type { Locator, Page } from '@playwright/test'
import { inRepository } from '../tools/build/repository.mjs'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'

/** 20,000 pixels per centimeter are half a micrometer each. */
const HALF_MICRON = { 282: { ratios: [20_000] }, 283: { ratios: [20_000] }, 296: { shorts: [3] } }

function slideFile(tags?: typeof HALF_MICRON) {
  const levels = [makeLevel(0, 1200, 900, 256, tags ? { tags } : {}), makeLevel(1, 300, 225, 256)]
  const { header, body } = makeTiff(levels)
  return {
    name: 'tissue.tif',
    mimeType: 'image/tiff',
    buffer: Buffer.concat([Buffer.from(header), Buffer.from(body)]),
  }
}

test.beforeEach(async ({ page, context, pandok }) => {
  const { client } = await joinByWire(pandok.url)
  await enterAs(context, client)
  await page.setViewportSize({ width: 1680, height: 1000 })
})

async function openSlide(page: Page, file: ReturnType<typeof slideFile>): Promise<Locator> {
  await page.goto('/program/viewer')
  await new ViewerPage(page).choose(page.getByRole('button', { name: '파일 열기', exact: true }), [file])
  return page.getByRole('region', { name: '슬라이드 tissue.tif' })
}

async function measure200Pixels(page: Page, slide: Locator): Promise<void> {
  await slide.getByRole('button', { name: '1:1 보기' }).click()
  await page.getByRole('button', { name: '계측 도구' }).click()
  await page.getByRole('menuitemradio', { name: /^길이/u }).click()
  const box = await slide.boundingBox()
  if (!box) throw new Error('The slide is not to be seen.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x - 100, y)
  await page.mouse.down()
  await page.mouse.move(x, y)
  await page.mouse.move(x + 100, y)
  await page.mouse.up()
}

test('a slide is opened from the disk, measured in micrometers, stored as a key image and printed', async ({
  page,
}) => {
  const slide = await openSlide(page, slideFile(HALF_MICRON))
  await expect(slide).toContainText('0.500 µm/px')
  await measure200Pixels(page, slide)

  // The distance is 200 pixels of half a micrometer.
  await page.getByRole('button', { name: /^계측 목록 보기/u }).click()
  const list = page.getByRole('region', { name: '계측' })
  await expect(list).toContainText(/100\.0\sµm · 슬라이드 배율/u)

  // The keys of the images move the slide; the list leads back to the measurement.
  await slide.getByRole('button', { name: '전체 보기' }).click()
  await list.getByRole('button', { name: '길이 1 위치로 가기' }).click()
  await expect(slide.locator('svg text').filter({ hasText: '100' })).toBeVisible()

  await test.step('a field is stored as a key image, found again, and printed without the name of the file', () =>
    keepAndPrint(page, slide))
})

async function keepAndPrint(page: Page, slide: Locator): Promise<void> {
  const viewer = new ViewerPage(page)
  await slide.getByRole('button', { name: '1:1 보기' }).click()
  const bar = slide.locator('[data-scale-bar]')
  // The scale bar shows half a micrometer per pixel once the slide has stopped moving.
  const atOneToOne = '50 µm'
  await expect(bar).toHaveAttribute('data-scale-bar', atOneToOne)

  const strip = page.getByRole('region', { name: '키 이미지' })
  await viewer.tool(/^키 이미지/u).click()
  const kept = strip.getByRole('button', { name: /^키 이미지 슬라이드 · ×\d+ \(1\) 보기$/u })
  await expect(kept).toBeVisible()
  await slide.getByRole('button', { name: '전체 보기' }).click()
  await expect(bar).not.toHaveAttribute('data-scale-bar', atOneToOne)
  await viewer.tool(/^키 이미지/u).click()
  await expect(strip.getByRole('listitem')).toHaveCount(2)
  await kept.click()
  await expect(bar).toHaveAttribute('data-scale-bar', atOneToOne)

  await viewer.print()
  const printed = page.locator('[data-printed]')
  await expect(printed.locator('figure')).toHaveCount(2)
  await expect(printed.locator('figcaption').first()).toHaveText(/^슬라이드 · ×\d+$/u)
  expect(await printed.textContent()).not.toContain('tissue')
  const colors = await printed.locator('figure canvas').evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map((canvas) => {
      const [x, y] = [canvas.width / 2, canvas.height / 2]
      const { data } = canvas.getContext('2d')?.getImageData(x, y, 40, 40) ?? { data: [] }
      return new Set(data).size
    }),
  )
  // The picture shows tissue rather than an even background.
  for (const count of colors) expect(count).toBeGreaterThan(3)
}

test('two DICOM slides are side by side and move together until they are unlinked', {
  tag: '@release',
}, async ({ page }) => {
  const dicomSlide = (stain: string, series: string) => ({
    name: `${stain}.dcm`,
    mimeType: 'application/dicom',
    buffer: Buffer.from(
      makeSlide([1024, 768], [256, 256], {
        elements: {
          PatientName: 'SLIDE^PATIENT',
          SeriesDescription: stain,
          SeriesInstanceUID: series,
          SOPInstanceUID: `${series}.1`,
        },
      }),
    ),
  })
  const viewer = new ViewerPage(page)
  await page.goto('/program/viewer')
  await viewer.choose(page.getByRole('button', { name: '파일 열기', exact: true }), [
    dicomSlide('HE', '2.25.41'),
    dicomSlide('KI-67', '2.25.42'),
  ])
  const [first, second] = [
    viewer.series.getByRole('button', { name: 'HE 열기' }),
    viewer.series.getByRole('button', { name: 'KI-67 열기' }),
  ]
  await first.click()
  const slides = page.locator('[data-slide]')
  await expect(slides).toHaveCount(1)
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await viewer.series.getByRole('button', { name: '나란히 보기' }).click()
  await expect(slides).toHaveCount(2)
  await expect(second).toHaveAttribute('aria-pressed', 'true')

  const barOf = (at: number) => slides.nth(at).locator('[data-scale-bar]').getAttribute('data-scale-bar')
  await expect.poll(() => barOf(1)).not.toBeNull()
  const before = await barOf(1)
  await slides.nth(0).getByRole('button', { name: '1:1 보기' }).click()
  await expect.poll(() => barOf(1)).not.toBe(before)
  // The second slide follows completely, not only the first step.
  for (const at of [0, 1]) await expect(slides.nth(at)).toContainText('×20')
  const together = await barOf(1)
  await viewer.tool(/^함께 넘기기/u).click()
  await slides.nth(0).getByRole('button', { name: '전체 보기' }).click()
  await expect.poll(() => barOf(0)).not.toBe(together)
  expect(await barOf(1)).toBe(together)
})

test('slides of two patients are labeled, on a phone as well, and cause a warning', {
  tag: '@release',
}, async ({ page }) => {
  const slideOf = (patient: string, id: string) => ({
    name: `${id}.dcm`,
    mimeType: 'application/dicom',
    buffer: Buffer.from(
      makeSlide([1024, 768], [256, 256], {
        elements: {
          PatientName: patient,
          PatientID: id,
          SeriesDescription: `stain of ${id}`,
          StudyInstanceUID: `2.25.4${id}`,
          SeriesInstanceUID: `2.25.4${id}.1`,
          SOPInstanceUID: `2.25.4${id}.1.1`,
        },
      }),
    ),
  })
  const viewer = new ViewerPage(page)
  await page.goto('/program/viewer')
  await viewer.choose(page.getByRole('button', { name: '파일 열기', exact: true }), [
    slideOf('KIM^YOUNGHEE', '71'),
    slideOf('LEE^CHEOLSU', '72'),
  ])
  await viewer.series.getByRole('button', { name: 'stain of 71 열기' }).click()
  const warning = page.getByText('환자 2명의 영상이 열려 있습니다. 이름을 확인해 주세요.')
  await expect(page.getByRole('status').filter({ has: warning })).toBeVisible()
  await viewer.series.getByRole('button', { name: '나란히 보기' }).click()
  await expect(page.getByRole('alert').filter({ has: warning })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  const slides = page.locator('[data-slide]')
  for (const [at, name, id] of [
    [0, 'KIM, YOUNGHEE', '71'],
    [1, 'LEE, CHEOLSU', '72'],
  ] as const) {
    const whose = slides.nth(at).locator('[data-identity]')
    await expect(whose).toContainText(name)
    await expect(whose).toContainText(`${id} · F`)
    await expect(whose).toContainText('1970-03-15')
    await expect(whose).toContainText('2026-01-02')
    // The warning overlaps neither the tools above nor the slide below. The page takes a moment to become narrow.
    await expect
      .poll(() =>
        whose.evaluate((line) => {
          const { top, bottom } = line.getBoundingClientRect()
          const above = line.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN
          const below = line.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN
          return above <= top + 1 && bottom <= below + 1 && line.scrollWidth <= line.clientWidth
        }),
      )
      .toBe(true)
  }

  await slides.nth(0).getByRole('button', { name: '전체 보기' }).focus()
  await page.keyboard.press('j')
  await expect(page.locator('body')).not.toContainText(/KIM|LEE|1970|2026-01-02/u)
  await expect(slides.nth(0).locator('[data-identity]')).toContainText('환자 정보 숨김')
})

test('a slide without a pixel size uses the reader’s, and every value is marked so', {
  tag: '@release',
}, async ({ page }) => {
  const slide = await openSlide(page, slideFile())
  await expect(slide).toContainText('px로 계측합니다')
  await measure200Pixels(page, slide)
  await page.getByRole('button', { name: /^계측 목록 보기/u }).click()
  const list = page.getByRole('region', { name: '계측' })
  await expect(list).toContainText(/200\spx · 픽셀 크기 모름/u)

  // A value in the wrong unit is refused; a plausible size changes earlier measurements.
  await slide.getByRole('button', { name: '픽셀 크기 입력' }).click()
  const field = page.getByRole('textbox', { name: '픽셀 크기(µm/px)' })
  await field.fill('250')
  await field.press('Enter')
  await expect(page.getByText('0.02에서 50 사이의 숫자를 입력해 주세요.')).toBeVisible()
  await field.fill('0.25')
  await field.press('Enter')
  await expect(list).toContainText(/50\.0\sµm · 직접 보정/u)
  await expect(slide).toContainText('0.250 µm/px')
  await expect(slide.locator('svg text').filter({ hasText: '직접 보정' })).toBeVisible()
})

const fromHighdicom = async (name: string) => ({
  name,
  mimeType: 'application/dicom',
  buffer: await readFile(inRepository('packages', 'viewer', 'corpus', 'highdicom', `${name}.dcm`)),
})

// A unit test shows that it lies there pixel by pixel (V76).
test('a segmentation is painted on its slide and hidden by one key', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/program/viewer')
  const viewer = new ViewerPage(page)
  await viewer.choose(page.getByRole('button', { name: '파일 열기', exact: true }), [
    await fromHighdicom('sm_image_control'),
    await fromHighdicom('seg_image_sm_dots'),
  ])
  const slide = page.locator('[data-slide]')
  await expect(slide).toBeVisible()
  const list = viewer.series.getByRole('region', { name: '분할과 윤곽' })
  await list.getByRole('button', { pressed: false }).click()
  const painted = () =>
    slide.locator('[data-labels]').evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement
      const context = (canvas as HTMLCanvasElement).getContext('2d')
      return context?.getImageData(0, 0, width, height).data.some((value) => value > 0)
    })
  await expect.poll(painted).toBe(true)
  await expect(list).toContainText('µm²')
  await page.keyboard.press('Shift+V')
  await expect(slide.locator('[data-labels]')).toHaveCount(0)
})
