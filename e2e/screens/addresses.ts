import { SITE_PATHS, type SitePath } from '@pandok/protocol'

/** Who sees which screens: whoever has most to see on each of them. */
const FOR_MEMBERS = /^\/(?:mypage|price\/|program\/)/u
const FOR_ADMINS = /^\/admin\//u

const examples: Partial<Record<SitePath, string>> = {
  '/login/:provider': '/login/kakao',
  '/program/module/:id?': '/program/module',
}

const addresses = SITE_PATHS.map((path) => examples[path] ?? path)

/** Every address of the site map, by who opens it; a new page comes by itself. */
export const memberAddresses = addresses.filter((path) => FOR_MEMBERS.test(path))
export const adminAddresses = addresses.filter((path) => FOR_ADMINS.test(path))
export const visitorAddresses = [
  ...addresses.filter((path) => !FOR_MEMBERS.test(path) && !FOR_ADMINS.test(path)),
  '/terms?activeTab=1',
  '/no-such-page',
]
