import { ActionError } from '#rpc/ActionError.ts'

/** Somebody may withdraw between the check of the token and the write; then the session is over, nothing is broken. */
export function stillMember<T>(found: T | null): T {
  if (found === null) throw new ActionError('SESSION_REVOKED')
  return found
}
