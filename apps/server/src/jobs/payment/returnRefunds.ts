import { cancelKey, type RefundCase } from '@pandok/domain'
import { returnMoney } from '#payment/returnMoney.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { isTimeToRetry } from './isTimeToRetry.ts'
import { processConcurrently } from './processConcurrently.ts'

const BATCH = 500

/** Returns money of approved refunds, and what an earlier try left open. */
export async function returnRefunds(services: PaymentServices, log: JobLog): Promise<number> {
  const { standings } = services.repositories
  const waiting = await standings.listRefundsToProcess(BATCH)
  return processConcurrently(
    waiting,
    async ({ id, payerId }) => {
      const refund = (await standings.load(payerId)).refunds.find((each) => each.id === id)
      if (refund && (await isDue(services, refund))) await returnMoney(services, payerId, id)
    },
    log,
  )
}

/** A refund that was just approved or retried by a person doesn't wait. */
async function isDue({ repositories, now }: PaymentServices, refund: RefundCase): Promise<boolean> {
  if (refund.state !== 'unknown') return true
  for (const line of refund.lines.filter(({ settled }) => settled === 'open')) {
    const keyOf = (attempt: number) => cancelKey(refund, { ...line, attempt })
    if (await isTimeToRetry(repositories, line.attempt, keyOf, now())) return true
  }
  return false
}
