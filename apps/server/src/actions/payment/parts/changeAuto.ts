import { canResumeAuto, canStopAuto, nextSubscription, subscriptionOf } from '@pandok/domain'
import type { SubscriptionView } from '@pandok/protocol'
import type { PaymentRepository } from '#payment/paymentRepositories.ts'
import { saveStanding } from '#payment/saveStanding.ts'
import { withPayerLock } from '#payment/withPayerLock.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { mustHavePayer } from './mustHavePayer.ts'
import { readSubscription } from './subscriptionView.ts'

const RULES = { stop: canStopAuto, resume: canResumeAuto } as const

/** Switches automatic payment off or on; it is in effect when the answer is sent. */
export async function changeAuto(
  services: Services<PaymentRepository>,
  memberId: string,
  subscriptionId: string,
  type: keyof typeof RULES,
): Promise<{ subscription: SubscriptionView }> {
  await services.limits.take('payment.write.account', memberId)
  const payer = await mustHavePayer(services.repositories, memberId)
  return withPayerLock(services, payer.id, async (locked) => {
    const { bound, standing, now } = locked
    if (standing.subscription?.id !== subscriptionId) throw new ActionError('NOT_FOUND')
    const verdict = RULES[type](standing, now)
    if (!verdict.ok) throw new ActionError('BAD_REQUEST', { problem: `payment.${verdict.reason}` })
    const line = subscriptionOf(standing, now)
    const after = line && nextSubscription(line, { type }, { isRefundOpen: false, now })
    if (!after) throw new Error(`${type} was allowed and refused.`)
    await saveStanding(services, locked, { subscription: after }, { what: type })
    const subscription = await readSubscription(bound, payer.id, now)
    if (!subscription) throw new Error('A subscription that was just written is gone.')
    return { subscription }
  })
}
