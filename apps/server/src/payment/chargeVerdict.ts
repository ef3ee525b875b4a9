import { canCharge, type Payer } from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'

/** Under the payer's lock the verdict stays valid until its end, because a suspension takes the same lock. */
export const chargeVerdict = async (
  { members }: Pick<Repositories, 'members'>,
  { memberId }: Pick<Payer, 'memberId'>,
): Promise<ReturnType<typeof canCharge>> =>
  canCharge(memberId === null ? null : await members.findById(memberId))
