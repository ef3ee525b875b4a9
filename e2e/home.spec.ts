import { LOCALES, type Locale } from '@pandok/domain/locale'
import { inScope } from '@pandok/testkit/scope'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { untilSettled } from './screens/moveTo.ts'
import { tabTo } from './screens/tabTo.ts'

async function open(page: Page, locale: Locale): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((language) => localStorage.setItem('language', language), locale)
  await page.goto('/')
  await untilSettled(page)
}

const report = (page: Page) => page.getByRole('log')

test('a visitor writes a report by keyboard alone, and reads it in another language', async ({ page }) => {
  await open(page, 'ko')
  await tabTo(page, page.locator('[data-cell=technique]'))
  await page.keyboard.press('s')
  await expect(report(page)).toContainText('골절이나 골전이 소견 없음.')
  await page.keyboard.press('Control+z')
  await expect(report(page)).not.toContainText('흉곽의 뼈')

  await page.keyboard.press('d')
  await expect(report(page)).toContainText('폐에 7 mm 크기의 고형 결절이 있음.')
  const size = page.getByRole('textbox', { name: /^크기/u })
  await tabTo(page, size)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('9')
  await expect(report(page)).toContainText('3개월 후 추적 CT, PET/CT 또는 조직검사 고려.')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-cell=nodule]')).toBeFocused()

  await tabTo(page, page.getByRole('radio', { name: '한국어' }))
  await page.keyboard.press('ArrowRight')
  await expect(report(page)).toContainText('A 9 mm solid nodule.')
  await expect(report(page)).toHaveAttribute('lang', 'en')
  // The report in all five languages follows below.
  for (const words of [
    '9 mm 고형 결절',
    '9 mm solid nodule',
    '9 mm 实性结节',
    '9 mm の充実型結節',
    '9 mm großer solider',
  ])
    await expect(page.locator('main').getByText(words).last()).toBeAttached()
})

test('cells can be pressed with a finger', { tag: '@release' }, async ({ browser, pandok }) => {
  const context = await browser.newContext({
    baseURL: pandok.url,
    hasTouch: true,
    viewport: { width: 360, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('[data-cell=emphysema]').tap()
  await expect(report(page)).toContainText('양측 폐에 상엽 우세의 소엽중심성 폐기종 있음.')
  await context.close()
})

test('the engine is loaded when the board is first touched; the demo requests files of this site only', async ({
  page,
  pandok,
}) => {
  const asked: { method: string; url: string }[] = []
  page.on('request', (request) => asked.push({ method: request.method(), url: request.url() }))
  await open(page, 'ko')
  await page.waitForLoadState('networkidle')
  const isEngine = ({ url }: { url: string }) =>
    /compileModule|openSession|createPlateRun|openDemo/u.test(url)
  expect(asked.filter(isEngine)).toEqual([])
  asked.length = 0
  await page.locator('[data-cell=nodule]').click()
  await expect(report(page)).toContainText('7 mm 고형 결절')
  await page.getByRole('textbox', { name: /^크기/u }).fill('5')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(report(page)).toContainText('5 mm großer solider Rundherd')
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(0)
  expect(
    asked.filter(({ method, url }) => method !== 'GET' || !url.startsWith(`${pandok.url}/assets/`)),
  ).toEqual([])
})

test('space for the screenshots is reserved before they load', async ({ page }) => {
  await open(page, 'ko')
  for (const picture of await page.locator('main picture img').all()) {
    expect(await picture.getAttribute('width')).toBe('1440')
    expect(await picture.getAttribute('height')).toBe('900')
    expect(await picture.getAttribute('loading')).toBe('lazy')
  }
  const shown = page.locator('main picture:visible img')
  await expect(shown).toHaveCount(3)
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

for (const locale of localesInTurn('home')) {
  test(`an open module has no accessibility violation in ${locale}`, async ({ page }) => {
    await open(page, locale)
    await page.locator('[data-cell=nodule]').click()
    await expect(page.locator('[data-module-form]')).toBeVisible()
    await examine(page, locale, 'the introduction, with a module open')
  })
}

for (const locale of inScope(LOCALES, 'fits')) {
  test(`the introduction fits every window in ${locale}`, { tag: '@release' }, async ({ page }) => {
    await open(page, locale)
    await page.locator('[data-cell=nodule]').click()
    await expect(page.locator('[data-module-form]')).toBeVisible()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((each) => each.outerHTML.slice(0, 120)),
      )
      expect(wide, `${locale} at ${width} px`).toEqual([])
    }
  })
}
