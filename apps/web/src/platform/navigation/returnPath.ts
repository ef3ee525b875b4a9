import { type Area, doorOf } from './area.ts'

const PARAMETER = 'return'

/** The ways in, between which one may go back and forth before the log-in. */
const ENTRANCES = ['/login', '/join', '/id', '/pw'] as const
export type Entrance = (typeof ENTRANCES)[number]

/** Only a path of this site: anything that a browser could read as another origin becomes null. */
export function safeReturnPath(
  requested: string | null | undefined,
  origin = 'https://site.invalid',
): string | null {
  if (!requested?.startsWith('/') || /[\p{Cc}\\]/u.test(requested) || requested.startsWith('//')) return null
  try {
    const url = new URL(requested, origin)
    if (url.origin !== new URL(origin).origin) return null
    return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** A way in that knows where the visitor wanted to go. */
export function entrancePathFor(entrance: Entrance, returnTo: string | null): string {
  const safe = safeReturnPath(returnTo)
  return safe === null || safe === '/' || isEntrance(safe)
    ? entrance
    : `${entrance}?${new URLSearchParams({ [PARAMETER]: safe })}`
}

/** Coming back to one of them after the log-in would be no arrival. */
const isEntrance = (path: string): boolean =>
  ENTRANCES.some((entrance) => path.replace(/[?#].*$/u, '') === entrance) || path.startsWith('/login/')

/** Where a visitor is sent who must log in first. */
export const loginPathFor = (returnTo: string | null): string => entrancePathFor('/login', returnTo)

/** The other direction, after the log-in. */
export const returnPathIn = (search: string): string | null =>
  safeReturnPath(new URLSearchParams(search).get(PARAMETER))

/** The same at an area's own door, which is where one wants to go if nothing else is named. */
export const returnPathAt = (area: Area, search: string): string | null =>
  returnPathIn(search) ?? (area === 'public' ? null : doorOf(area))
