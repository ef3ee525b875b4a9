import { isListed } from '@pandok/domain'

/** The pages of docs/guide in their order; `/guide` is the first, `/guide/:page` each of them. */
export const GUIDE_PAGES = [
  'getting-started',
  'plates',
  'modules',
  'library',
  'viewer',
  'import',
  'store',
  'shortcuts',
  'whats-new',
] as const

export type GuidePage = (typeof GUIDE_PAGES)[number]

export const isGuidePage = (name: string | undefined): name is GuidePage => isListed(GUIDE_PAGES, name)

export const guideAddress = (page: GuidePage): string =>
  page === GUIDE_PAGES[0] ? '/guide' : `/guide/${page}`
