import type { Payer } from '@pandok/domain'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'

/** For actions that need something bought: who never bought has nothing, and answers as for somebody else's. */
export async function mustHavePayer(
  { payers }: Pick<Services['repositories'], 'payers'>,
  memberId: string,
): Promise<Payer> {
  const payer = await payers.findByMember(memberId)
  if (!payer) throw new ActionError('NOT_FOUND')
  return payer
}
