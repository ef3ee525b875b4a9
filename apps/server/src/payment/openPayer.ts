import type { Payer } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'

/** Returns the payer of a member, which is made with the first order, or null if the member has withdrawn. */
export const openPayer = async (
  { repositories, newId, now }: Pick<Services<'payers'>, 'repositories' | 'newId' | 'now'>,
  memberId: string,
): Promise<Payer | null> =>
  (await repositories.payers.findByMember(memberId)) ??
  repositories.payers.ensure({ id: newId('pay'), memberId, customerKey: newId('cus') }, now())
