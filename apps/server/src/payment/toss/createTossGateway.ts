import type { Log } from '#log/Log.ts'
import type { BillingAnswer, PaymentAnswer, PaymentGateway } from '../PaymentGateway.ts'
import { createTossLine, type TossReply } from './createTossLine.ts'
import { readBilling, readPayment } from './readTossBody.ts'

export interface TossGatewayOptions {
  /** The address without a slash at the end. */
  baseUrl: string
  secretKey: string
  clientKey: string
  scriptUrl: string
  isSandbox?: boolean
  fetch?: typeof globalThis.fetch
  timeoutMs?: number
  log?: Pick<Log, 'info' | 'warn' | 'error'>
}

/** Longer than the gateway's own timeout for card companies. */
const TIMEOUT_MS = 30_000
const ORDER_NAME_MAX_LENGTH = 100
const REASON_MAX_LENGTH = 200
const CUSTOMER_MAX_LENGTH = 100

/** With either code it can never be charged again. */
const GONE: readonly string[] = ['ALREADY_REMOVED_BILLING_KEY', 'NOT_FOUND_BILLING']

/**
 * The adapter for Toss Payments, or a sandbox with the same interface. It never retries: only the caller that
 * recorded the request knows whether and under which key it may be repeated.
 */
export function createTossGateway(options: TossGatewayOptions): PaymentGateway {
  const { clientKey, scriptUrl, isSandbox = false, timeoutMs = TIMEOUT_MS } = options
  const call = createTossLine({ ...options, timeoutMs })
  return {
    client: { clientKey, scriptUrl, isSandbox },

    confirm: async ({ paymentKey, orderId, amountWon }, key) =>
      paymentAnswer(
        await call({
          name: 'confirm',
          path: '/v1/payments/confirm',
          key,
          body: { paymentKey, orderId, amount: amountWon },
        }),
      ),

    lookUp: async (orderId) =>
      paymentAnswer(
        await call({ name: 'lookUp', method: 'GET', path: `/v1/payments/orders/${segment(orderId)}` }),
      ),

    cancel: async ({ paymentKey, reason, amountWon, refundableWon }, key) =>
      paymentAnswer(
        await call({
          name: 'cancel',
          path: `/v1/payments/${segment(paymentKey)}/cancel`,
          key,
          body: {
            cancelReason: cut(reason, REASON_MAX_LENGTH),
            cancelAmount: amountWon,
            refundableAmount: refundableWon,
          },
        }),
      ),

    issueBilling: async ({ authKey, customerKey }, key) =>
      billingAnswer(
        await call({
          name: 'issueBilling',
          path: '/v1/billing/authorizations/issue',
          key,
          body: { authKey, customerKey },
        }),
      ),

    charge: async ({ billingKey, customerKey, orderId, orderName, amountWon, ...customer }, key) =>
      paymentAnswer(
        await call({
          name: 'charge',
          path: `/v1/billing/${segment(billingKey)}`,
          key,
          body: {
            amount: amountWon,
            customerKey,
            orderId,
            orderName: cut(orderName, ORDER_NAME_MAX_LENGTH),
            customerEmail: customer.customerEmail && cut(customer.customerEmail, CUSTOMER_MAX_LENGTH),
            customerName: customer.customerName && cut(customer.customerName, CUSTOMER_MAX_LENGTH),
          },
        }),
      ),

    async deleteBilling(billingKey) {
      const reply = await call({
        name: 'deleteBilling',
        method: 'DELETE',
        path: `/v1/billing/${segment(billingKey)}`,
      })
      if (reply === null) return false
      return 'code' in reply ? GONE.includes(reply.code) : true
    },
  }
}

/** An id must not lead to another address of the gateway, which dots would even if they are encoded. */
function segment(id: string): string {
  if (/^\.{0,2}$/u.test(id)) throw new Error('This is no id of the gateway.')
  return encodeURIComponent(id)
}

/** A surrogate must not be left alone at the end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

function paymentAnswer(reply: TossReply): PaymentAnswer {
  if (reply === null || 'code' in reply) return reply
  const payment = readPayment(reply.body)
  return payment && { payment }
}

function billingAnswer(reply: TossReply): BillingAnswer {
  if (reply === null || 'code' in reply) return reply
  const card = readBilling(reply.body)
  return card && { card }
}
