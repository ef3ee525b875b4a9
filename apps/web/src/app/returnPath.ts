const PARAMETER = 'return'

/** Only a path of this site: anything that a browser could read as another origin becomes null. */
export function safeReturnPath(
  wanted: string | null | undefined,
  origin = 'https://site.invalid',
): string | null {
  if (!wanted?.startsWith('/') || /[\p{Cc}\\]/u.test(wanted) || wanted.startsWith('//')) return null
  try {
    const url = new URL(wanted, origin)
    if (url.origin !== new URL(origin).origin) return null
    return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** Where a visitor is sent who must log in first. */
export function loginPathFor(returnTo: string): string {
  const safe = safeReturnPath(returnTo)
  return safe === null || safe === '/' || safe.startsWith('/login')
    ? '/login'
    : `/login?${new URLSearchParams({ [PARAMETER]: safe })}`
}

/** The other direction, after the log-in. */
export const returnPathIn = (search: string): string | null =>
  safeReturnPath(new URLSearchParams(search).get(PARAMETER))
