import type { Payer } from '@pandok/domain'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'

/**
 * For actions that need a purchase: a member who never bought gets the same answer as for another member's
 * payment.
 */
export async function mustHavePayer(
  { payers }: Pick<Services['repositories'], 'payers'>,
  memberId: string,
): Promise<Payer> {
  const payer = await payers.findByMember(memberId)
  if (!payer) throw new ActionError('NOT_FOUND')
  return payer
}
