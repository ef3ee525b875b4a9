import type { Payer } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'

/** The member's payer; made when they first order something. */
export const openPayer = async (
  { repositories, newId, now }: Pick<Services<'payers'>, 'repositories' | 'newId' | 'now'>,
  memberId: string,
): Promise<Payer> =>
  (await repositories.payers.findByMember(memberId)) ??
  repositories.payers.ensure({ id: newId('pay'), memberId, customerKey: newId('cus') }, now())
