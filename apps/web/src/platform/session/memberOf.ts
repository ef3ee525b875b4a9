/** Whose session a token is of; drafts are kept under it, so that nobody sees another's. */
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
      // Not a token that names anybody: the address does.
    }
  }
  return user_mail ?? ''
}
