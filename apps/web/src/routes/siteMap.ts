import { adminPages } from './adminPages.ts'
import { programPages } from './programPages.ts'
import { publicPages } from './publicPages.ts'
import type { SitePage } from './SitePage.ts'

/** Every page there is: where it is, in which frame, who may open it. */
export const siteMap: readonly SitePage[] = [...publicPages, ...programPages, ...adminPages]
