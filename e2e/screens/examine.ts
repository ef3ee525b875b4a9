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

/** On a wide window in the light theme, on a telephone in the dark one. */
const LOOKS = [
  { name: 'wide and light', width: 1440, theme: 'light' },
  { name: 'narrow and dark', width: 360, theme: 'dark' },
] as const

/** The same code as the builder's own copy in less than half of its letters, which cross two processes on every page. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/** What lies over a page. The page behind it is looked at where it lies open. */
const IN_FRONT = 'dialog[open], [role=menu]'

/**
 * What holds on every screen: one heading of the first level, the right language, a title, nothing wider than the
 * window, and nothing that axe finds: in both looks and on the whole page in `npm run test:full`, in one of them in
 * `npm test`, and there within `part` alone where the rest of the page has been looked at.
 */
export async function examine(page: Page, locale: Locale, screen: string, part?: string): Promise<void> {
  const about = `${screen} in ${locale}`
  await speaks(page, locale, about)
  await fitsInto(page, 768, about)
  await fitsInto(page, 1440, about)
  await expectNoBarrier(page, locale, screen, part)
  await fitsInto(page, 360, about)
}

/** What axe finds, where language and width have been looked at already. */
export async function expectNoBarrier(
  page: Page,
  locale: Locale,
  screen: string,
  part?: string,
): Promise<void> {
  const about = `${screen} in ${locale}`
  const within = isFull ? undefined : (await page.locator(IN_FRONT).count()) > 0 ? IN_FRONT : part
  // A menu lies outside of the landmarks: its library puts it at the end of the body, above everything.
  const off = (await page.getByRole('menu').count()) > 0 ? ['region'] : []
  for (const { name, width, theme } of inScope(LOOKS, screen)) {
    await page.setViewportSize({ width, height: 800 })
    await wear(page, theme, about)
    expectNothing(await axeOn(page, off, within), `${about}, ${name}`)
  }
}

async function fitsInto(page: Page, width: number, about: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // Asked again, since open menus find their new place a frame later.
  await expect.poll(() => excessWidth(page), `${about} is too wide for ${width} px`).toBeLessThanOrEqual(0)
}

async function axeOn(page: Page, off: string[], within: string | undefined): Promise<AxeResults> {
  // Half of its time would go into reading its own source once more, where the page has it already.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'void 0' : AXE })
    // The newer mode opens a second page for every run, to look into frames of other origins; there are none.
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

/** At once: whoever wants less motion sees no color pass over into another, so that nothing has to be waited for. */
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
