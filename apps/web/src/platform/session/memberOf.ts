/** The member of a token; drafts are stored under it, so that members don't see each other's. */
export function memberOf({
  authToken,
  user_mail,
}: {
  authToken: string | null
  user_mail: string | null
}): string {
  const claims = authToken?.split('.')[1]
  if (claims !== undefined) {
    try {
      const json: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
      const sub = (json as { sub?: unknown } | null)?.sub
      if (typeof sub === 'string' && sub !== '') return sub
    } catch {
      // The token names nobody, so the address is used.
    }
  }
  return user_mail ?? ''
}
