import { LOCALES, type Locale } from '@pandok/domain/locale'
import { loadCatalogue } from '@pandok/i18n'
import { inScope } from '@pandok/testkit/scope'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter } from './people/enter.ts'

const PAGES = [
  { path: '/', description: 'site.meta.home' },
  { path: '/price', description: 'site.meta.price' },
  { path: '/download', description: 'site.meta.download' },
  { path: '/terms', description: 'site.meta.privacy' },
  { path: '/terms?activeTab=1', description: 'site.meta.terms' },
  { path: '/terms?activeTab=2', description: 'site.meta.refund' },
  { path: '/guide', description: 'site.meta.guide' },
] as const

/** These languages use the reader's fonts; without one, as here, letters move when the site's font arrives. */
const OWN_FACES: readonly Locale[] = ['zh', 'ja']

const langOf = (locale: Locale) => (locale === 'zh' ? 'zh-Hans' : locale)
const inLocale = (path: string, locale: Locale) => `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`

interface Seen {
  /** The heading in the server's document. */
  sentHeading: Element | null
  cls: number
  themeAtFirst: string | undefined
}

/** Records the server's heading and layout shifts before the page's own code runs. */
function watchFirst(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen: Seen = { sentHeading: null, cls: 0, themeAtFirst: undefined }
    Object.assign(window, { seen })
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      seen.sentHeading = document.querySelector('#root h1')
      seen.themeAtFirst = document.documentElement.dataset['theme']
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns whether the page has hydrated the server's elements, and its layout shift meanwhile. */
const takenOver = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen }
    const heading = seen.sentHeading
    return {
      isKept: heading?.isConnected === true,
      isRunning: Object.keys(heading ?? {}).some((key) => key.startsWith('__react')),
      cls: seen.cls,
      themeAtFirst: seen.themeAtFirst,
    }
  })

/** Collects console errors and warnings, except for 404, because the document of a missing page is a failed request. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text().includes('404')) return
    complaints.push(`${page.url()}: ${message.text()}`)
  })
  return complaints
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of inScope(LOCALES, 'read')) {
    test(`public pages can be read in ${locale}`, { tag: '@release' }, async ({ page, pandok }) => {
      const { messages } = await loadCatalogue(locale, 'public')
      for (const { path, description } of PAGES) {
        await page.goto(inLocale(path, locale))
        await expect(page.locator('html')).toHaveAttribute('lang', langOf(locale))
        await expect(page.locator('meta[name=description]')).toHaveAttribute(
          'content',
          String(messages[description]),
        )
        await expect(page).toHaveTitle(new RegExp(String(messages['site.name']), 'u'))
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          pandok.url + inLocale(path, locale),
        )
        await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(6)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100)
        await expect(page.getByRole('contentinfo').locator('a[href^="/terms"]')).toHaveCount(3)
      }
      await page.goto(inLocale('/nowhere', locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(messages['ui.notFound.title']))
    })
  }

  test('the prices and the legal texts are there in full', async ({ page }) => {
    await page.goto('/price?lang=en')
    await expect(page.getByText('₩30,000')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buy Basic' })).toHaveAttribute('href', /^\/login\?return=/u)
    await page.goto('/terms?activeTab=2&lang=en')
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
  })
})

for (const locale of inScope(LOCALES, 'taken over')) {
  test(`the browser hydrates the server’s page, in ${locale}`, async ({ page }) => {
    const complaints = complaintsOf(page)
    // Fonts load from here on; the benchmark measures layout shifts while they arrive on a slow connection.
    await page.goto(inLocale('/nowhere', locale), { waitUntil: 'networkidle' })
    await watchFirst(page)
    for (const { path } of [...PAGES, { path: '/nowhere' }]) {
      await page.goto(inLocale(path, locale))
      await page.mouse.move(100, 100)
      await page.mouse.move(300, 300)
      await expect.poll(async () => (await takenOver(page)).isRunning, { message: path }).toBe(true)
      const { isKept, cls } = await takenOver(page)
      expect(isKept, path).toBe(true)
      if (!OWN_FACES.includes(locale)) expect(cls, path).toBeLessThan(0.02)
      await expect(page.locator('html')).toHaveAttribute('lang', langOf(locale))
      // The language was chosen by the address, and stays after the parameter is removed.
      await expect(page).toHaveURL((url) => !url.searchParams.has('lang'))
    }
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', langOf(locale))
    expect(complaints).toEqual([])
  })
}

test('a page’s code loads at the first interaction, and earlier presses are replayed then', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  for (const path of ['/', '/terms']) {
    asked.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked, path).toEqual([expect.stringMatching(/^\/assets\/boot-/u)])
    await page.getByRole('banner').getByRole('button', { name: '언어' }).click()
    await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible()
    expect(asked.length, path).toBeGreaterThan(3)
  }
})

test('a member with the dark theme sees neither the visitor’s page nor a light one first', async ({
  page,
  context,
  pandok,
}) => {
  const complaints = complaintsOf(page)
  await enter(context, pandok, 'member')
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await watchFirst(page)
  for (const path of ['/', '/price', '/download', '/terms']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^내 계정/u })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toHaveCount(0)
    const { isKept, isRunning, cls, themeAtFirst } = await takenOver(page)
    expect({ path, isKept, isRunning, themeAtFirst }).toEqual({
      path,
      isKept: true,
      isRunning: true,
      themeAtFirst: 'dark',
    })
    expect(cls, path).toBeLessThan(0.02)
    expect(await page.locator('html').getAttribute('data-boot')).toBeNull()
  }
  expect(complaints).toEqual([])
})

test('the chosen language has priority over the browser’s, also without its cookie', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=ja')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('ja')
  await context.clearCookies()
  await page.goto('/download')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ダウンロード/u)
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ja')
})

test('private pages are excluded from search engines, and the image of link previews can be loaded', {
  tag: '@release',
}, async ({ request }) => {
  for (const path of ['/program', '/admin', '/mypage', '/login'])
    expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex')
  for (const { path } of PAGES) expect((await request.get(path)).headers()['x-robots-tag']).toBeUndefined()
  const card = await request.get('/social-card.png')
  expect(card.headers()['content-type']).toBe('image/png')
  const picture = await card.body()
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})
