import type { PlanId } from '@pandok/domain'
import { paymentConfirm, paymentPrepare, paymentSubscription, type ResultOf } from '@pandok/protocol'
import type { Answer } from './createCaller.ts'
import { startTestStore, type TestStore } from './startTestStore.ts'

type Checkout = ResultOf<typeof paymentPrepare>
type Confirmed = ResultOf<typeof paymentConfirm>

/** A customer with a token, which expires while months pass. */
interface Customer {
  authToken: string
}

export interface OrderOptions {
  autoRenew?: boolean
  cardNumber?: string
}

export interface Ordered {
  checkout: Checkout
  param:
    | { orderId: string; paymentKey: string; amount: number }
    | { orderId: string; authKey: string; customerKey: string }
}

/** The store, for tests of each step of a purchase. */
export interface TestTill extends Omit<TestStore, 'order' | 'buy'> {
  /** Passes through the gateway's window with an order; returns what the browser comes back with. */
  passWindow: (checkout: Checkout, cardNumber?: string) => Promise<Ordered>
  order: (as: Customer, planId: PlanId, options?: OrderOptions) => Promise<Ordered>
  confirm: (as: Customer, ordered: Ordered) => Promise<Answer<Confirmed>>
  buy: (as: Customer, planId: PlanId, options?: OrderOptions) => Promise<Confirmed>
  standing: (as: Customer) => Promise<ResultOf<typeof paymentSubscription>>
  /** Returns the ledger's balance of an order at the gateway. */
  heldWon: (orderId: string) => Promise<number>
}

export async function startTestTill(): Promise<TestTill> {
  const store = await startTestStore()
  const { gateway, call, mustCall, pool } = store

  const passWindow: TestTill['passWindow'] = async (checkout, cardNumber) => {
    const { orderId, amount, method, customerKey } = checkout
    if (method === 'billing') {
      const { authKey } = await gateway.registerCard(customerKey, cardNumber)
      return { checkout, param: { orderId, authKey, customerKey } }
    }
    const { paymentKey } = await gateway.authenticate({ orderId, amountWon: amount }, cardNumber)
    return { checkout, param: { orderId, paymentKey, amount } }
  }

  const order: TestTill['order'] = async (as, planId, { autoRenew, cardNumber } = {}) => {
    const asked = { planId, ...(autoRenew !== undefined && { autoRenew }) }
    return passWindow(await mustCall(paymentPrepare, asked, { as }), cardNumber)
  }

  return {
    ...store,
    passWindow,
    order,
    confirm: (as, { param }) => call(paymentConfirm, param, { as }),
    buy: async (as, planId, options) =>
      mustCall(paymentConfirm, (await order(as, planId, options)).param, { as }),
    standing: (as) => mustCall(paymentSubscription, {}, { as }),
    async heldWon(orderId) {
      const { rows } = await pool.query<{ won: number }>(
        `select coalesce(sum(amount_won), 0)::int as won from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id where account = 'gateway' and t.order_id = $1`,
        [orderId],
      )
      return rows[0]?.won ?? Number.NaN
    },
  }
}
