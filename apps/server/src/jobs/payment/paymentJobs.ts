import type { PaymentServices } from '#payment/sendOrder.ts'
import type { RepositoryName } from '#rpc/Services.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import type { PeriodicJob } from '../PeriodicJob.ts'
import { announceRenewals } from './announceRenewals.ts'
import { deleteCards } from './deleteCards.ts'
import { dropForgottenOrders } from './dropForgottenOrders.ts'
import { eraseOldPayments } from './eraseOldPayments.ts'
import { followWebhooks } from './followWebhooks.ts'
import { lookUpOrders } from './lookUpOrders.ts'
import { renewSubscriptions } from './renewSubscriptions.ts'
import { returnRefunds } from './returnRefunds.ts'
import { tellEndedSheets } from './tellEndedSheets.ts'
import { voidOrders } from './voidOrders.ts'

type PaymentJob = (services: PaymentServices<RepositoryName>, log: JobLog) => Promise<number>

/** The jobs by their names in the queue, with their interval in minutes. */
const JOBS = {
  lookUpOrders: [lookUpOrders, 1],
  voidOrders: [voidOrders, 1],
  followWebhooks: [followWebhooks, 1],
  renewSubscriptions: [renewSubscriptions, 1],
  returnRefunds: [returnRefunds, 1],
  dropForgottenOrders: [dropForgottenOrders, 5],
  deleteCards: [deleteCards, 10],
  tellEndedSheets: [tellEndedSheets, 10],
  announceRenewals: [announceRenewals, 60],
  eraseOldPayments: [eraseOldPayments, 24 * 60],
} as const satisfies Record<string, readonly [PaymentJob, number]>

/**
 * The periodic jobs of the store. All of them may run on every server, because money moves under the payer's
 * lock.
 */
export const paymentJobs = (services: PaymentServices<RepositoryName>, log: JobLog): PeriodicJob[] =>
  Object.entries(JOBS).map(([name, [work, everyMinutes]]) => ({
    name,
    everyMinutes,
    run: () => work(services, log),
  }))
