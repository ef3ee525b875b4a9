import { canCharge, type Payer } from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'

/** In the payer's lock it stays true until the end of it: whoever suspends takes the same lock. */
export const chargeVerdict = async (
  { members }: Pick<Repositories, 'members'>,
  { memberId }: Pick<Payer, 'memberId'>,
): Promise<ReturnType<typeof canCharge>> =>
  canCharge(memberId === null ? null : await members.findById(memberId))
