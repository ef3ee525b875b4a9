import { areaOf } from '#platform/navigation/area.ts'
import { returnPathIn } from '#platform/navigation/returnPath.ts'
import type { SiteAccess } from '#platform/site/siteConfig.ts'
import type { Standing } from '#rpc/createRpc.ts'
import { accessOf } from './accessOf.ts'

export interface GuardQuestion {
  path: string
  /** The query with its `?`, kept for the way back. */
  search?: string
  session: Standing
  siteAccess: SiteAccess
  /** In the Windows program: whether it knows its server. */
  program?: { hasServer: boolean } | undefined
}

export type GuardVerdict = 'open' | 'not-found' | { go: string } | { loginFirst: string }

/** Where everybody may go: the whole of it, for both kinds of installation. */
export function guard(question: GuardQuestion): GuardVerdict {
  const { path, program } = question
  const access = accessOf(path, program !== undefined)
  if (access === 'desktop') return 'open'
  // The public site is the server's, and without one there is nothing but the question for it.
  if (program && access !== 'programDoor' && (access === 'site' || !program.hasServer))
    return { go: '/program' }
  return question.session === 'visitor' ? guardVisitor(question) : guardMember(question)
}

function guardVisitor({ path, search = '', siteAccess, program }: GuardQuestion): GuardVerdict {
  const loginFirst = { loginFirst: path + search }
  const isOpenSite = siteAccess === 'public'
  switch (accessOf(path, program !== undefined)) {
    case 'login':
    case 'entrance':
    case 'programDoor':
    case 'adminDoor':
    case 'development':
    case 'desktop':
      return 'open'
    case 'site':
      return isOpenSite ? 'open' : loginFirst
    case 'member':
    case 'admin':
      return loginFirst
    case null:
      // Saying which paths exist inside the closed areas is nobody's business outside them.
      return isOpenSite && areaOf(path) === 'public' ? 'not-found' : loginFirst
  }
}

function guardMember({ path, search = '', session, program }: GuardQuestion): GuardVerdict {
  const isAdmin = session === 'admin'
  switch (accessOf(path, program !== undefined)) {
    case 'login':
      return { go: returnPathIn(search) ?? '/' }
    case 'programDoor':
      return { go: '/program/plate' }
    case 'adminDoor':
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
