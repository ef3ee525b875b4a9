import type { PageName } from './Prerenderer.ts'

const LEGAL = ['privacy', 'terms', 'refund'] as const

export interface PageQuery {
  path: string
  query: URLSearchParams
  siteAccess: 'public' | 'members'
  isKnown: boolean
}

/** Which page is sent drawn; null where the browser draws it, since what it shows depends on who looks. */
export function pageAt({ path, query, siteAccess, isKnown }: PageQuery): PageName | null {
  // Open to everybody, also where the rest is for members.
  if (path === '/terms') return LEGAL[Number(query.get('activeTab') ?? 0)] ?? 'privacy'
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
  // Outside the closed areas only: nobody is told which of their addresses exist.
  return !isKnown && !CLOSED.test(path) ? 'none' : null
}

const CLOSED = /^\/+(?:program|admin)(?:\/|$)/i
