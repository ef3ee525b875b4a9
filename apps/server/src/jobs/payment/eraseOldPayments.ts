import type { Services } from '#rpc/Services.ts'
import { inBatches } from '../inBatches.ts'

const BATCH = 500

/**
 * Deletes payments whose retention period has ended, on whichever server is free, and returns the number of
 * orders.
 */
export async function eraseOldPayments({
  inTransaction,
  now,
}: Pick<Services, 'inTransaction' | 'now'>): Promise<number> {
  const erased = await inBatches(BATCH, (limit) =>
    inTransaction(({ oldPayments }) => oldPayments.eraseOrders(now(), limit)),
  )
  await inBatches(BATCH, (limit) => inTransaction(({ oldPayments }) => oldPayments.eraseRest(now(), limit)))
  return erased
}
