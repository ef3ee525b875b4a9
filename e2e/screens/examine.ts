import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locale } from '@pandok/domain/locale'
import { inScope } from '@pandok/testkit/scope'
import { expect, type Page } from '@playwright/test'
import { isFull } from '../../tools/run/testScope.mjs'
import { speaks } from './speaks.ts'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** A wide window has the light theme, a phone the dark one. */
const LOOKS = [
  { name: 'wide and light', width: 1440, theme: 'light' },
  { name: 'narrow and dark', width: 360, theme: 'dark' },
] as const

/**
 * The minified build of axe has less than half the size of the builder's own copy; it is sent to the browser for
 * every page.
 */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/** Layers above a page. The page behind them is examined when nothing covers it. */
const IN_FRONT = 'dialog[open], [role=menu]'

/**
 * Expects what holds on every screen: one heading of the first level, the right language, a title, nothing wider than
 * the window, and no violation that axe finds. `npm run test:full` checks the whole page in both themes, `npm test`
 * in one of them, and only within `part` if the rest of the page is checked elsewhere.
 */
export async function examine(page: Page, locale: Locale, screen: string, part?: string): Promise<void> {
  const about = `${screen} in ${locale}`
  await speaks(page, locale, about)
  await fitsInto(page, 768, about)
  await fitsInto(page, 1440, about)
  await expectNoBarrier(page, locale, screen, part)
  await fitsInto(page, 360, about)
}

/** Expects that axe finds no violation and that nothing is wider than the window. */
export async function expectNoBarrier(
  page: Page,
  locale: Locale,
  screen: string,
  part?: string,
): Promise<void> {
  const about = `${screen} in ${locale}`
  const within = isFull ? undefined : (await page.locator(IN_FRONT).count()) > 0 ? IN_FRONT : part
  // A menu is outside of the landmarks, because its library appends it to the body, above everything.
  const off = (await page.getByRole('menu').count()) > 0 ? ['region'] : []
  for (const { name, width, theme } of inScope(LOOKS, screen)) {
    await page.setViewportSize({ width, height: 800 })
    await wear(page, theme, about)
    expectNothing(await axeOn(page, off, within), `${about}, ${name}`)
  }
}

async function fitsInto(page: Page, width: number, about: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // Repeated, because open menus are positioned a frame later.
  await expect.poll(() => excessWidth(page), `${about} is too wide for ${width} px`).toBeLessThanOrEqual(0)
}

async function axeOn(page: Page, off: string[], within: string | undefined): Promise<AxeResults> {
  // Parsing axe again would take half of its time if the page has already loaded it.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'void 0' : AXE })
    // The newer mode opens a second page for every run, to check frames of other origins; there are none.
    .setLegacyMode()
    // Every rule runs on every element; only passed elements aren't listed individually.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .disableRules(off)
  return (within === undefined ? axe : axe.include(within)).analyze()
}

const excessWidth = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** With reduced motion, colors change without a transition, so nothing has to be awaited. */
async function wear(page: Page, theme: 'light' | 'dark', about: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await page.evaluate((next) => {
    document.documentElement.dataset['theme'] = next
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length
  }, theme)
  expect(moving, `${about}: what moves although less motion is requested`).toBe(0)
}

function expectNothing({ violations, passes }: AxeResults, about: string): void {
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(found, about).toEqual([])
  expect(passes.length, `${about}: rules that had something to look at`).toBeGreaterThan(0)
}
