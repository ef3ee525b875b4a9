import { AxeBuilder } from '@axe-core/playwright'
import type { Locale } from '@pandok/domain'
import { expect, type Page } from '@playwright/test'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const WIDTHS = [360, 768, 1440]

const TITLES: Record<Locale, RegExp> = {
  ko: /\p{Script=Hangul}/u,
  en: /^[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  zh: /^[^\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  de: /^[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
}

/**
 * What holds on every screen: one heading of the first level, the right language, a title, nothing wider than the
 * window, and nothing that axe finds, in the light theme on a wide window and in the dark theme on a telephone.
 */
export async function examine(page: Page, locale: Locale, screen: string): Promise<void> {
  const about = `${screen} in ${locale}`
  await expect(page.locator('html'), about).toHaveAttribute('lang', locale === 'zh' ? 'zh-Hans' : locale)
  await expect(page, about).toHaveTitle(TITLES[locale])
  await expect(page.locator('h1'), about).toHaveCount(1)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    // Asked again, since open menus find their new place a frame later.
    await expect.poll(() => excessWidth(page), `${about} is too wide for ${width} px`).toBeLessThanOrEqual(0)
  }
  // A menu lies outside of the landmarks: its library puts it at the end of the body, above everything.
  const off = (await page.getByRole('menu').count()) > 0 ? ['region'] : []
  await wear(page, 'light')
  expectNothing(await (await axeOn(page)).withTags(TAGS).disableRules(off).analyze(), `${about}, light`)
  await page.setViewportSize({ width: 360, height: 800 })
  await wear(page, 'dark')
  expectNothing(
    await (await axeOn(page)).withTags(TAGS).disableRules(off).analyze(),
    `${about}, dark and narrow`,
  )
}

/** Half of its time would go into reading its own source once more, where the page has it already. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  // The newer mode opens a second page for every run, to look into frames of other origins; there are none.
  return new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) }).setLegacyMode()
}

const excessWidth = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** Colours pass over into each other, a frame late, and a child that inherits its colour begins when its parent ends. */
const wear = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (next) => {
    document.documentElement.dataset['theme'] = next
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await twoFrames()
    while (document.getAnimations().some((each) => each instanceof CSSTransition)) await twoFrames()
  }, theme)

function expectNothing({ violations, passes }: AxeResults, about: string): void {
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(found, about).toEqual([])
  expect(passes.length, `${about}: rules that had something to look at`).toBeGreaterThan(0)
}
