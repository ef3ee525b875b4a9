import type { PlanId } from '@pandok/domain'
import { paymentConfirm, paymentPrepare } from '@pandok/protocol'
import type { TestMember } from './createPeople.ts'
import { openSession } from './openSession.ts'
import { TEST_CARDS, type TestGateway } from './startTestGateway.ts'
import type { TestServices } from './startTestServices.ts'

export interface Buyer {
  member: TestMember
  orderId: string
}

export interface Buyers {
  /** Orders and passes through the gateway's window; returns what the browser would confirm with. */
  order: (member: { authToken: string }, planId: PlanId, cardNumber?: string) => Promise<ConfirmParam>
  /** Does all of it, for tests that only need the result. */
  buy: (planId: PlanId, cardNumber?: string) => Promise<Buyer>
  /** Moves both clocks, ours and the gateway's. */
  pass: (time: { days?: number; hours?: number; minutes?: number; seconds?: number }) => Promise<void>
  /** Signs in again, because tokens expire while months pass. */
  again: (member: TestMember) => Promise<{ authToken: string }>
}

type ConfirmParam =
  | { orderId: string; paymentKey: string; amount: number }
  | { orderId: string; authKey: string; customerKey: string }

/** Members who pay at the sandbox, without a browser. */
export function createBuyers(
  server: Pick<TestServices, 'mustCall' | 'member' | 'clock' | 'services'>,
  gateway: TestGateway,
): Buyers {
  const order: Buyers['order'] = async (member, planId, cardNumber = TEST_CARDS.good) => {
    const prepared = await server.mustCall(paymentPrepare, { planId }, { as: member })
    const { orderId, amount, customerKey } = prepared
    if (prepared.method === 'billing') {
      const { authKey } = await gateway.registerCard(customerKey, cardNumber)
      return { orderId, authKey, customerKey }
    }
    const { paymentKey } = await gateway.authenticate({ orderId, amountWon: amount }, cardNumber)
    return { orderId, paymentKey, amount }
  }
  return {
    order,
    async buy(planId, cardNumber) {
      const member = await server.member()
      const param = await order(member, planId, cardNumber)
      await server.mustCall(paymentConfirm, param, { as: member })
      return { member, orderId: param.orderId }
    },
    async pass(time) {
      const before = server.clock.now().getTime()
      server.clock.advance(time)
      await gateway.advance(server.clock.now().getTime() - before)
    },
    async again(member) {
      const { authToken } = await openSession(server.services.sessions, member.user)
      return { authToken }
    },
  }
}
