import type { Payer, StoredStanding } from '@pandok/domain'
import type { InTransaction } from '#db/inTransaction.ts'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { PaymentRepository } from './paymentRepositories.ts'

type PaymentBound = Pick<Repositories, PaymentRepository>

/** What code under the payer's lock works with. */
export interface LockedPayer<Bound extends PaymentBound = PaymentBound> {
  bound: Bound
  payer: Payer
  standing: StoredStanding
  now: Date
}

const payerLock = (payerId: string): string => `payer:${payerId}`

/**
 * Locks the member's payer until the transaction ends, for changes of a member that affect charges. It must
 * come before the lock of the member's row, as everywhere, or two transactions could deadlock.
 */
export async function lockPayer(
  { lock, payers }: Pick<Repositories, 'lock' | 'payers'>,
  memberId: string,
): Promise<Payer | null> {
  const payer = await payers.findByMember(memberId)
  if (payer) await lock(payerLock(payer.id))
  return payer
}

/**
 * Runs a transaction in which nobody else, on this server or another, changes anything of this payer. The
 * gateway must never be called inside, because it may take half a minute.
 */
export const withPayerLock = <Bound extends PaymentBound, T>(
  { inTransaction, now }: { inTransaction: InTransaction<Bound>; now: () => Date },
  payerId: string,
  work: (locked: LockedPayer<Bound>) => Promise<T>,
): Promise<T> =>
  inTransaction(async (bound) => {
    await bound.lock(payerLock(payerId))
    const payer = await bound.payers.find(payerId)
    if (!payer) throw new Error(`There is no payer ${payerId}.`)
    return work({ bound, payer, standing: await bound.standings.load(payerId), now: now() })
  })
