import { areaOf } from '#app/area.ts'
import { returnPathIn } from '#app/returnPath.ts'
import type { SiteAccess } from '#app/siteConfig.ts'
import type { Standing } from '#rpc/createRpc.ts'
import { accessOf } from './accessOf.ts'

export interface GuardQuestion {
  path: string
  /** The query with its `?`, kept for the way back. */
  search?: string
  session: Standing
  siteAccess: SiteAccess
}

export type GuardVerdict = 'open' | 'not-found' | { go: string } | { loginFirst: string }

/** Where everybody may go: the whole of it, for both kinds of installation. */
export function guard(question: GuardQuestion): GuardVerdict {
  return question.session === 'visitor' ? guardVisitor(question) : guardMember(question)
}

function guardVisitor({ path, search = '', siteAccess }: GuardQuestion): GuardVerdict {
  const loginFirst = { loginFirst: path + search }
  const isOpenSite = siteAccess === 'public'
  switch (accessOf(path)) {
    case 'login':
    case 'entrance':
    case 'programDoor':
    case 'adminDoor':
    case 'development':
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

function guardMember({ path, search = '', session }: GuardQuestion): GuardVerdict {
  const isAdmin = session === 'admin'
  switch (accessOf(path)) {
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
      return 'open'
  }
}
