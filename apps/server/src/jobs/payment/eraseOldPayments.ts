import type { Services } from '#rpc/Services.ts'
import { inBatches } from '../inBatches.ts'

const BATCH = 500

/** Erases payments that nobody has to keep any more, on whichever server is free; answers how many orders went. */
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
