import { ActionError } from '#rpc/ActionError.ts'

/**
 * The member may withdraw between the check of the token and the write; then the session has ended, and it is
 * no bug.
 */
export function requireMember<T>(found: T | null): T {
  if (found === null) throw new ActionError('SESSION_REVOKED')
  return found
}
