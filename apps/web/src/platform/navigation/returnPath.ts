import { type Area, loginPathOf } from './area.ts'

const PARAMETER = 'return'

/** Pages between which a visitor may move before the log-in. */
const ENTRANCES = ['/login', '/join', '/id', '/pw'] as const
export type Entrance = (typeof ENTRANCES)[number]

/** Allows only a path of this site: anything that a browser could read as another origin becomes null. */
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

/** The path of an entrance page, with the page that the visitor wanted to open. */
export function entrancePathFor(entrance: Entrance, returnTo: string | null): string {
  const safe = safeReturnPath(returnTo)
  return safe === null || safe === '/' || isEntrance(safe)
    ? entrance
    : `${entrance}?${new URLSearchParams({ [PARAMETER]: safe })}`
}

/** Returning to one of them after the log-in would make no sense. */
const isEntrance = (path: string): boolean =>
  ENTRANCES.some((entrance) => path.replace(/[?#].*$/u, '') === entrance) || path.startsWith('/login/')

/** The log-in page for a visitor who has to log in first. */
export const loginPathFor = (returnTo: string | null): string => entrancePathFor('/login', returnTo)

/** The page to open after the log-in. */
export const returnPathIn = (search: string): string | null =>
  safeReturnPath(new URLSearchParams(search).get(PARAMETER))

/** The same at an area's own log-in, which leads to the area if nothing else is named. */
export const returnPathAt = (area: Area, search: string): string | null =>
  returnPathIn(search) ?? (area === 'public' ? null : loginPathOf(area))
