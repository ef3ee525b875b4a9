import { areaOf } from '#platform/navigation/area.ts'
import { returnPathIn } from '#platform/navigation/returnPath.ts'
import type { SiteAccess } from '#platform/site/siteConfig.ts'
import type { Standing } from '#rpc/createRpc.ts'
import { accessOf } from './accessOf.ts'

export interface GuardQuestion {
  path: string
  /** The query with its `?`, kept for the return path. */
  search?: string
  session: Standing
  siteAccess: SiteAccess
  /** In the Windows program: whether its server is configured. */
  program?: { hasServer: boolean } | undefined
}

export type GuardVerdict = 'open' | 'not-found' | { go: string } | { loginFirst: string }

/** Decides who may open a page, for both kinds of installations. */
export function guard(question: GuardQuestion): GuardVerdict {
  const { path, program } = question
  const access = accessOf(path, program !== undefined)
  if (access === 'desktop') return 'open'
  // The public site is on the server; without a configured server only the form for its address can be opened.
  if (program && access !== 'programLogin' && (access === 'site' || !program.hasServer))
    return { go: '/program' }
  return question.session === 'visitor' ? guardVisitor(question) : guardMember(question)
}

function guardVisitor({ path, search = '', siteAccess, program }: GuardQuestion): GuardVerdict {
  const loginFirst = { loginFirst: path + search }
  const isOpenSite = siteAccess === 'public'
  switch (accessOf(path, program !== undefined)) {
    case 'login':
    case 'entrance':
    case 'programLogin':
    case 'adminLogin':
    case 'development':
    case 'desktop':
      return 'open'
    case 'site':
      return isOpenSite ? 'open' : loginFirst
    case 'member':
    case 'admin':
      return loginFirst
    case null:
      // Visitors must not learn which paths exist inside the closed areas.
      return isOpenSite && areaOf(path) === 'public' ? 'not-found' : loginFirst
  }
}

function guardMember({ path, search = '', session, program }: GuardQuestion): GuardVerdict {
  const isAdmin = session === 'admin'
  switch (accessOf(path, program !== undefined)) {
    case 'login':
      return { go: returnPathIn(search) ?? '/' }
    case 'programLogin':
      return { go: '/program/plate' }
    case 'adminLogin':
      return { go: isAdmin ? '/admin/user' : '/' }
    case 'admin':
      return isAdmin ? 'open' : { go: '/' }
    case null:
      return areaOf(path) === 'admin' && !isAdmin ? { go: '/' } : 'not-found'
    case 'site':
    case 'entrance':
    case 'member':
    case 'development':
    case 'desktop':
      return 'open'
  }
}
