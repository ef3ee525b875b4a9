import { adminPages } from './adminPages.ts'
import { programPages } from './programPages.ts'
import { publicPages } from './publicPages.ts'
import type { SitePage } from './SitePage.ts'

/** Every page with its path, layout and access. */
export const siteMap: readonly SitePage[] = [...publicPages, ...programPages, ...adminPages]
