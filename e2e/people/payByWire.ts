import type { IndependentClient } from '../independent-client/IndependentClient.ts'

/** The parameters with which the gateway redirects the browser back. */
export interface Authenticated {
  orderId: string
  paymentKey: string
  amount: number
}

const APPROVED_CARD = '9410001234560000'
const ORIGIN = 'http://localhost:3000'

/** Orders a plan and passes the gateway's window, without a browser; only the confirmation remains. */
export async function authenticateByWire(
  client: IndependentClient,
  planId: string,
  gatewayUrl: string,
): Promise<Authenticated> {
  const { orderId, orderName, amount, clientKey, customerKey } = await prepare(client, { planId })
  const { paymentKey = '' } = await approve(
    gatewayUrl,
    {
      purpose: 'payment',
      clientKey,
      customerKey,
      amount: String(amount),
      currency: 'KRW',
      orderId,
      orderName,
    },
    APPROVED_CARD,
  )
  return { orderId, paymentKey, amount }
}

/** Buys a monthly plan that renews with that card; resolves with the payment. */
export async function subscribeByWire(
  client: IndependentClient,
  planId: string,
  gatewayUrl: string,
  cardNumber = APPROVED_CARD,
): Promise<unknown> {
  const { orderId, clientKey, customerKey } = await prepare(client, { planId, autoRenew: true })
  const { authKey } = await approve(gatewayUrl, { purpose: 'billing', clientKey, customerKey }, cardNumber)
  const answer = await client.call('payment-confirm', { orderId, authKey, customerKey })
  if (answer.status !== 200) throw new Error(`payment-confirm: ${JSON.stringify(answer.body)}`)
  return Object(answer.body).data.payment
}

async function prepare(client: IndependentClient, param: object) {
  const { status, body } = await client.call('payment-prepare', param)
  if (status !== 200) throw new Error(`payment-prepare: ${JSON.stringify(body)}`)
  return Object(body).data as Record<'orderId' | 'orderName' | 'clientKey' | 'customerKey', string> & {
    amount: number
  }
}

/** Returns the parameters of the address to which the window redirects the browser. */
async function approve(
  gatewayUrl: string,
  facts: Record<string, string>,
  cardNumber: string,
): Promise<Record<string, string>> {
  const query = new URLSearchParams({
    ...facts,
    method: 'CARD',
    target: 'self',
    origin: ORIGIN,
    language: 'ko',
    successUrl: `${ORIGIN}/price/success`,
    failUrl: `${ORIGIN}/price/failled`,
  })
  const opened = await fetch(`${gatewayUrl}/window?${query}`, { redirect: 'manual' })
  const window = new URL(opened.headers.get('location') ?? '', gatewayUrl)
  const answer = await fetch(`${window.href}/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cardNumber }),
  })
  const { url } = (await answer.json()) as { url: string }
  return Object.fromEntries(new URL(url).searchParams)
}
