import { GUIDE_PAGES, type GuidePage, isGuidePage } from '@pandok/protocol'
import type { PageName } from './Prerenderer.ts'

const LEGAL = ['privacy', 'terms', 'refund'] as const

export interface PageQuery {
  path: string
  query: URLSearchParams
  siteAccess: 'public' | 'members'
  isKnown: boolean
}

/**
 * Returns the page that is prerendered; null if the browser renders it, because its content depends on the
 * visitor.
 */
export function pageAt({ path, query, siteAccess, isKnown }: PageQuery): PageName | null {
  // These are public even if the rest is for members.
  if (path === '/terms') return LEGAL[Number(query.get('activeTab') ?? 0)] ?? 'privacy'
  const guide = guideAt(path)
  if (guide) return `guide/${guide}`
  if (siteAccess === 'members') return null
  switch (path) {
    case '/':
      return 'home'
    case '/price':
      // A plan in the address is bought there by members, and only they see it.
      return query.has('plan') ? null : 'price'
    case '/download':
      return 'download'
  }
  // This only applies outside the closed areas, so that nobody learns which of their addresses exist.
  return !isKnown && !CLOSED.test(path) ? 'none' : null
}

const CLOSED = /^\/+(?:program|admin)(?:\/|$)/i

function guideAt(path: string): GuidePage | undefined {
  if (path === '/guide') return GUIDE_PAGES[0]
  const page = /^\/guide\/([^/]+)$/u.exec(path)?.[1]
  return isGuidePage(page) ? page : undefined
}
