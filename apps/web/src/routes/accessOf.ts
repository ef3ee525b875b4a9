import { matchRoutes } from 'react-router'
import type { Access } from './SitePage.ts'
import { siteMap } from './siteMap.ts'

const routes = siteMap.map((page) => ({ path: page.path, handle: page.access }))

/** The class of the page at a path, found the way the router finds the page, so no spelling slips between them. */
export const accessOf = (path: string): Access | null =>
  matchRoutes(routes, path)?.at(-1)?.route.handle ?? null
