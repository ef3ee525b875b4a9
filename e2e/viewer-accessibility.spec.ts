import type { Locale } from '@pandok/domain/locale'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ViewerPage } from './pages/ViewerPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { type GivenFile, makePhantom, makePicture } from './people/makePhantom.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { untilSettled } from './screens/moveTo.ts'
import { tabTo } from './screens/tabTo.ts'

test.describe.configure({ mode: 'parallel' })

/** Two patients with two series each, a missing slice, a color film, and files that aren't images. */
const everything = (): GivenFile[] => [
  ...makePhantom({
    elements: { LossyImageCompression: '01', LossyImageCompressionRatio: 9, Laterality: 'L' },
  }),
  ...makePhantom({
    prefix: 'B',
    elements: {
      PatientName: 'KIM^SECOND',
      PatientID: 'P2',
      StudyInstanceUID: '2.25.3',
      SeriesInstanceUID: '2.25.3.1',
    },
  }).filter((_, index) => index !== 2),
  makePicture({ SeriesInstanceUID: '2.25.1000.7', SeriesNumber: 7, NumberOfFrames: 3 }),
  ...['notes.txt', 'empty'].map((name) => ({
    name,
    mimeType: '',
    buffer: Buffer.from(name === 'empty' ? '' : 'no image'),
  })),
]

/** The button is found by its place, because its name differs by language. */
const openButton = (page: Page) => page.locator('main .m-auto button').first()

const REFUSED: Record<Locale, RegExp> = {
  ko: /^열지 못한 파일 2개/u,
  en: /^2 files/u,
  zh: /^2 个文件/u,
  ja: /^開けなかったファイル 2件/u,
  de: /^2 Dateien/u,
}

for (const locale of localesInTurn('viewer')) {
  test(`the viewer has no accessibility violation in ${locale}`, async ({ page, context, pandok }) => {
    test.slow()
    const { client } = await joinByWire(pandok.url)
    await enterAs(context, client)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((language) => localStorage.setItem('program_language', language), locale)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/program/viewer')
    await untilSettled(page)
    const viewer = new ViewerPage(page)
    await viewer.choose(openButton(page), everything())
    const first = page.locator('[data-viewport="0"]')
    await expect(first.locator('strong')).toBeVisible()
    await first.press('Alt+4')
    await first.press('l')
    const box = await first.boundingBox()
    if (!box) throw new Error('There is no viewport.')
    await viewer.pull(
      { x: box.x + 90, y: box.y + box.height / 2 },
      { x: box.x + box.width - 90, y: box.y + box.height / 2 },
    )
    await first.press('k')
    await first.press('Shift+L')
    await examine(page, locale, 'the viewer with two patients and a measurement')

    await page.setViewportSize({ width: 1440, height: 900 })
    await first.press('Shift+W')
    await expect(page.getByRole('dialog')).toBeVisible()
    await examine(page, locale, 'values of the window')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: REFUSED[locale] }).click()
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
    await examine(page, locale, 'files that could not be opened')
  })
}

test('everything works by keyboard: open, choose, scroll, find, delete', async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  await enterAs(context, client)
  await page.setViewportSize({ width: 1500, height: 900 })
  const viewer = new ViewerPage(page)
  await page.goto('/program/viewer')
  const open = page.getByRole('button', { name: '파일 열기', exact: true })
  // Waiting starts before the key is pressed, because the dialog may open before the browser learns that somebody
  // waits for it.
  const asked = page.waitForEvent('filechooser')
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const chooser = await asked
  const second = { SeriesInstanceUID: '2.25.1000.2', SeriesNumber: 2, SeriesDescription: 'SECOND' }
  await chooser.setFiles([...makePhantom(), ...makePhantom({ prefix: 'B', elements: second })])
  const image = viewer.viewport()
  await expect(image).toBeFocused()
  await expect(viewer.series).toContainText('SECOND')

  // The series precede the images in the tab order, and the tools, which are one tab stop, precede the series.
  await page.keyboard.press('Shift+Tab')
  await expect(viewer.series.getByRole('button', { name: 'SECOND 열기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(image).toContainText('시리즈 2')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const bar = page.getByRole('toolbar', { name: '도구' })
  await expect(bar.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Home')
  await expect(viewer.tool(/^영상 파일 열기/u)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.tool(/^영상 파일 열기/u)).toBeFocused()
  // Arrow keys move among the tools and don't reach the images.
  await expect(image).toContainText('시리즈 2')
  await tabTo(page, image)
  await page.keyboard.press('ArrowDown')
  await expect(image).toContainText('2 / 5')

  await viewer.measurePhantom()
  await page.keyboard.press('Shift+L')
  const list = page.getByRole('region', { name: '계측' })
  await page.keyboard.press('Home')
  await tabTo(page, list.getByRole('button', { name: '길이 1 위치로 가기' }))
  await page.keyboard.press('Enter')
  await expect(image).toContainText('2 / 5')
  await tabTo(page, list.getByRole('button', { name: '길이 1 삭제' }))
  await page.keyboard.press('Enter')
  await expect(list).toContainText('아직 계측이 없습니다')
  await expect(list.getByRole('heading', { name: '계측' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(list.getByRole('listitem')).toHaveCount(1)
})
