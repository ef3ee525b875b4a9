import { SITE_PATHS } from '@pandok/protocol'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { desktopPages } from './desktopPages.ts'
import type { LayoutName } from './SitePage.ts'
import { siteMap } from './siteMap.ts'

const routes = siteMap.map((page) => ({ path: page.path, handle: page }))
const pageAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.handle

/** The table of routes in the specification, with the layout of each page. */
const specified: readonly [path: string, layout: LayoutName][] = [
  ['/', 'home'],
  ['/download', 'default'],
  ['/id', 'none'],
  ['/pw', 'none'],
  ['/join', 'none'],
  ['/login', 'none'],
  ['/mypage', 'default'],
  ['/price', 'default'],
  ['/price/success', 'default'],
  ['/price/failled', 'default'],
  ['/program', 'none'],
  ['/program/plate', 'program'],
  ['/program/plate/share', 'program'],
  ['/program/payment', 'program'],
  ['/program/preview', 'preview'],
  ['/program/share', 'program'],
  ['/program/delete', 'program'],
  ['/program/module', 'program'],
  ['/program/module/42', 'program'],
  ['/terms', 'default'],
  ['/guide', 'default'],
  ['/guide/plates', 'default'],
  ['/admin', 'none'],
  ['/admin/user', 'admin'],
  ['/admin/user/detail', 'admin'],
  ['/admin/plate', 'admin'],
  ['/admin/module', 'admin'],
  ['/admin/payment', 'admin'],
  ['/admin/banner', 'admin'],
  ['/admin/banner/detail', 'admin'],
  ['/program/viewer', 'preview'],
  ['/program/library', 'program'],
  ['/dev/mailbox', 'none'],
  ['/login/kakao', 'none'],
  ['/login/naver', 'none'],
]

describe('the site map', () => {
  it.each(specified)('has %s in the %s layout', (path, layout) => {
    expect(pageAt(path)?.layout).toBe(layout)
  })

  it('has a page for every address that the server knows', () => {
    expect(siteMap.map((page) => page.path).sort()).toEqual([...SITE_PATHS].sort())
  })

  it('has no page twice', () => {
    const paths = siteMap.map((page) => page.path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has no page at the correct spelling of the failure page', () => {
    expect(pageAt('/price/failed')).toBeUndefined()
  })

  it('has a screen for every path', async () => {
    for (const page of siteMap) expect(await page.screen(), page.path).toBeTypeOf('function')
  })
})

describe('the map of the Windows program', () => {
  const paths = desktopPages.map((page) => page.path)

  it('has every page of the site, and one of its own that no server knows', () => {
    expect(paths).toEqual([...siteMap.map((page) => page.path), '/program/desktop'])
    expect(SITE_PATHS).not.toContain('/program/desktop')
  })

  it('has a screen for every path', async () => {
    for (const page of desktopPages) expect(await page.screen(), page.path).toBeTypeOf('function')
  })

  it('links to the site instead of pages that only the site has', async () => {
    const names = await Promise.all(
      desktopPages.map(async (page) => [page.path, (await page.screen()).name] as const),
    )
    const leading = names.filter(([, name]) => name === 'OutsideScreen').map(([path]) => path)
    expect(leading.sort()).toEqual(
      [
        '/dev/mailbox',
        '/download',
        '/login/:provider',
        '/price',
        '/price/failled',
        '/price/success',
        '/terms',
      ].sort(),
    )
  })
})
