import { z } from 'zod'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { processConcurrently } from './processConcurrently.ts'

const BATCH = 200

const sealedCard = z.object({ billingKey: z.string() })

/** Deletes cards that will not be charged any more, first at the gateway and then here. */
export async function deleteCards(services: PaymentServices, log: JobLog): Promise<number> {
  const { repositories, secrets, gateway, now } = services
  const cards = await repositories.billingCards.listToDelete(BATCH)
  return processConcurrently(
    cards,
    async ({ id, sealed }) => {
      const { billingKey } = sealedCard.parse(JSON.parse(secrets.open('payment', sealed).toString()))
      if (await gateway.deleteBilling(billingKey)) await repositories.billingCards.noteDeleted(id, now())
    },
    log,
  )
}
