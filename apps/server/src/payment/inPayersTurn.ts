import type { Payer, StoredStanding } from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { Services } from '#rpc/Services.ts'

/** What whoever holds the payer's lock works with. */
export interface PayerTurn {
  bound: Repositories
  payer: Payer
  standing: StoredStanding
  now: Date
}

/** What holds everybody else off a payer. */
export const payerLock = (payerId: string): string => `payer:${payerId}`

/**
 * A transaction in which nobody else, on this server or another, changes anything of this payer. The gateway is never
 * called inside: it may take half a minute.
 */
export const inPayersTurn = <T>(
  { inTransaction, now }: Pick<Services, 'inTransaction' | 'now'>,
  payerId: string,
  work: (turn: PayerTurn) => Promise<T>,
): Promise<T> =>
  inTransaction(async (bound) => {
    await bound.lock(payerLock(payerId))
    const payer = await bound.payers.find(payerId)
    if (!payer) throw new Error(`There is no payer ${payerId}.`)
    return work({ bound, payer, standing: await bound.standings.load(payerId), now: now() })
  })
