import { SITE_PATHS, type SitePath } from '@pandok/protocol/paths'
import type { SeededScreens } from '../people/seedScreens.ts'

export type Reader = 'visitor' | 'member' | 'admin'

/** Returns the reader who sees most on a page. */
function readerOf(path: SitePath): Reader {
  if (/^\/(?:mypage|price\/|program\/)/u.test(path)) return 'member'
  return path.startsWith('/admin/') ? 'admin' : 'visitor'
}

/** The addresses of pages that have several screens or need parameters; new pages are included automatically. */
const screensAt = (things: SeededScreens): Partial<Record<SitePath, readonly string[]>> => ({
  '/login/:provider': ['/login/kakao'],
  '/terms': [0, 1, 2].map((tab) => `/terms?activeTab=${tab}`),
  '/guide/:page?': ['/guide', '/guide/plates'],
  '/price/success': [`/price/success?${things.receipt}`],
  '/price/failled': ['/price/failled?code=REJECT_CARD_PAYMENT'],
  '/program/plate': [
    '/program/plate',
    ...['board', 'keys', 'fill'].map((view) => `/program/plate?plate=${things.plateId}&view=${view}`),
  ],
  '/program/module/:id?': ['/program/module', '/program/module/new', `/program/module/${things.moduleId}`],
  '/program/preview': [`/program/preview?plate=${things.plateId}`],
  '/admin/user/detail': [`/admin/user/detail?id=${things.memberId}`],
  '/admin/plate': ['/admin/plate', `/admin/plate?id=${things.plateId}`],
  '/admin/module': ['/admin/module', `/admin/module?id=${things.moduleId}`],
  '/admin/payment': ['/admin/payment', '/admin/payment?tab=refunds', '/admin/payment?tab=figures'],
  '/admin/banner/detail': ['/admin/banner/detail', `/admin/banner/detail?id=${things.bannerId}`],
})

/** Returns every address of the site map for a reader without any data, and one that doesn't exist. */
export function bareAddresses(reader: Reader): string[] {
  const paths = SITE_PATHS.filter((path) => readerOf(path) === reader)
  const addresses = paths.map((path) => path.replace(':provider', 'kakao').replace(/\/:\w+\?/u, ''))
  return reader === 'visitor' ? [...addresses, '/terms?activeTab=1', '/no-such-page'] : addresses
}

/** Returns the addresses for a member with data of every kind. */
export function addressesFor(reader: Reader, things: SeededScreens): string[] {
  const screens = screensAt(things)
  const paths = SITE_PATHS.filter((path) => readerOf(path) === reader)
  const addresses = paths.flatMap((path) => screens[path] ?? [path])
  return reader === 'visitor' ? [...addresses, '/no-such-page'] : addresses
}
