import { randomUUID } from 'node:crypto'
import type { WindowOutcome } from '#gateway/actInWindow.ts'

export interface Buyer {
  /** Opens a window like the script; resolves with its address. */
  open(request?: Record<string, string>): Promise<string>
  act(window: string, act: string, cardNumber?: string): Promise<WindowOutcome>
  /** Opens a window and approves the payment. */
  pay(request?: Record<string, string>, cardNumber?: string): Promise<Authenticated>
  /** Registers a card; resolves with the parameters of the redirect. */
  register(customerKey: string, cardNumber?: string): Promise<{ customerKey: string; authKey: string }>
}

export interface Authenticated {
  readonly paymentKey: string
  readonly orderId: string
  readonly amount: number
}

const APPROVED_CARD = '9410001234560000'
const SHOP = 'http://localhost:3000'

/** A buyer who sends the requests of a browser. */
export function createBuyer(url: string, clientKey: string): Buyer {
  const buyer: Buyer = {
    async open(request = {}) {
      const query = new URLSearchParams({
        clientKey,
        customerKey: randomUUID(),
        purpose: 'payment',
        method: 'CARD',
        amount: '30000',
        currency: 'KRW',
        orderId: `ord_${randomUUID()}`,
        orderName: 'Basic 1개월',
        target: 'self',
        origin: SHOP,
        language: 'ko',
        successUrl: `${SHOP}/price/success`,
        failUrl: `${SHOP}/price/failled`,
        ...request,
      })
      const response = await fetch(`${url}/window?${query}`, { redirect: 'manual' })
      const location = response.headers.get('location')
      if (location === null)
        throw new Error(`The window answered ${response.status}: ${await response.text()}`)
      return new URL(location, response.url).href
    },
    async act(window, act, cardNumber = APPROVED_CARD) {
      const response = await fetch(`${window}/${act}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cardNumber }),
      })
      if (!response.ok) throw new Error(`The window answered ${response.status}.`)
      return (await response.json()) as WindowOutcome
    },
    async pay(request, cardNumber) {
      const query = queryOf(await buyer.act(await buyer.open(request), 'approve', cardNumber))
      return {
        paymentKey: query['paymentKey'] ?? '',
        orderId: query['orderId'] ?? '',
        amount: Number(query['amount']),
      }
    },
    async register(customerKey, cardNumber) {
      const window = await buyer.open({ purpose: 'billing', customerKey })
      const query = queryOf(await buyer.act(window, 'approve', cardNumber))
      return { customerKey: query['customerKey'] ?? '', authKey: query['authKey'] ?? '' }
    },
  }
  return buyer
}

/** Returns the parameters of a redirect to the shop. */
export function queryOf(outcome: WindowOutcome): Record<string, string> {
  if (outcome.kind !== 'redirect') throw new Error(`No redirect: ${JSON.stringify(outcome)}`)
  return Object.fromEntries(new URL(outcome.url).searchParams)
}
