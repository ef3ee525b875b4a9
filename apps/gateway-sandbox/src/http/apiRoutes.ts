import type { FastifyInstance } from 'fastify'
import { cancelPayment } from '#gateway/cancelPayment.ts'
import { chargeBilling, removeBilling } from '#gateway/chargeBilling.ts'
import { confirmPayment } from '#gateway/confirmPayment.ts'
import { issueBilling, issueBillingByCard } from '#gateway/issueBilling.ts'
import { lookUpOrder, lookUpPayment } from '#gateway/lookUpPayment.ts'
import { createCallAnswerer, type Line, type Operation } from './createCallAnswerer.ts'

const OPERATIONS: readonly (readonly ['GET' | 'POST' | 'DELETE', string, Operation])[] = [
  ['POST', '/v1/payments/confirm', confirmPayment],
  ['GET', '/v1/payments/orders/:orderId', (context, _, { orderId = '' }) => lookUpOrder(context, orderId)],
  [
    'GET',
    '/v1/payments/:paymentKey',
    (context, _, { paymentKey = '' }) => lookUpPayment(context, paymentKey),
  ],
  [
    'POST',
    '/v1/payments/:paymentKey/cancel',
    (context, fields, { paymentKey = '' }) => cancelPayment(context, paymentKey, fields),
  ],
  ['POST', '/v1/billing/authorizations/issue', issueBilling],
  ['POST', '/v1/billing/authorizations/card', issueBillingByCard],
  [
    'POST',
    '/v1/billing/:billingKey',
    (context, fields, { billingKey = '' }) => chargeBilling(context, billingKey, fields),
  ],
  [
    'DELETE',
    '/v1/billing/:billingKey',
    (context, _, { billingKey = '' }) => removeBilling(context, billingKey),
  ],
]

/** Serves the REST interface. */
export function apiRoutes(app: FastifyInstance, line: Line): void {
  const answer = createCallAnswerer(line)
  for (const [method, url, operation] of OPERATIONS) {
    app.route({ method, url, handler: (request, reply) => answer(request, reply, operation) })
  }
}
