import { matchRoutes } from 'react-router'
import { desktopPages } from './desktopPages.ts'
import type { Access, SitePage } from './SitePage.ts'
import { siteMap } from './siteMap.ts'

const routesOf = (pages: readonly SitePage[]) =>
  pages.map((page) => ({ path: page.path, handle: page.access }))

const onSite = routesOf(siteMap)
const inProgram = routesOf(desktopPages)

/**
 * The access class of the page at a path, matched by the router's own function, so that the two can't
 * disagree.
 */
export const accessOf = (path: string, isDesktop = false): Access | null =>
  matchRoutes(isDesktop ? inProgram : onSite, path)?.at(-1)?.route.handle ?? null
