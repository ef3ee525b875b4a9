import type { AdministeredMember } from '@pandok/domain'
import { ActionError } from '#rpc/ActionError.ts'

/** The role was checked when the call came in, but another administrator may have removed it since. */
export function requireAdmin(actor: AdministeredMember | null): void {
  if (actor?.role !== 'admin' || actor.suspendedAt) throw new ActionError('FORBIDDEN')
}
