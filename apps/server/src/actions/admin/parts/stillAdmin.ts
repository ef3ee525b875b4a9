import type { AdministeredMember } from '@pandok/domain'
import { ActionError } from '#rpc/ActionError.ts'

/** The role was asked for when the call came in; since then another administrator may have taken it away. */
export function stillAdmin(actor: AdministeredMember | null): void {
  if (actor?.role !== 'admin' || actor.suspendedAt) throw new ActionError('FORBIDDEN')
}
