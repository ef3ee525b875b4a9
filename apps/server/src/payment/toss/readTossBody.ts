import type { PaidPayment } from '@pandok/domain'
import { z } from 'zod'
import type { BillingCard } from '../PaymentGateway.ts'

const won = z.int().nonnegative()
const text = z.string().min(1).max(1000)

/** The schema is strict for what decides about money, and lenient for details of a receipt. */
const tossPayment = z.object({
  paymentKey: text,
  orderId: text,
  status: text,
  totalAmount: won,
  balanceAmount: won,
  currency: text,
  method: text.nullish().catch(null),
  approvedAt: z.iso.datetime({ offset: true }).nullish().catch(null),
  suppliedAmount: won.catch(0),
  vat: won.catch(0),
  card: z
    .object({ number: text.nullish().catch(null), issuerCode: text.nullish().catch(null) })
    .nullish()
    .catch(null),
  receipt: z
    .object({ url: z.url({ protocol: /^https?$/ }).max(2000) })
    .nullish()
    .catch(null),
})

const tossBilling = z.object({
  billingKey: text,
  card: z.object({ number: text, issuerCode: text.catch('') }),
})

/** A payment has no code at the top level; an error has nothing else. */
const tossError = z.object({
  code: z.string().regex(/^[A-Z][A-Z0-9_]{0,99}$/),
  paymentKey: z.undefined().optional(),
})

export const readRefusal = (body: unknown): string | null => tossError.safeParse(body).data?.code ?? null

export function readPayment(body: unknown): PaidPayment | null {
  const { data } = tossPayment.safeParse(body)
  if (!data) return null
  return {
    paymentKey: data.paymentKey,
    orderId: data.orderId,
    status: data.status,
    totalWon: data.totalAmount,
    balanceWon: data.balanceAmount,
    currency: data.currency,
    method: data.method ?? null,
    cardNumber: data.card?.number ?? null,
    issuerCode: data.card?.issuerCode ?? null,
    approvedAt: data.approvedAt ? new Date(data.approvedAt) : null,
    suppliedWon: data.suppliedAmount,
    vatWon: data.vat,
    receiptUrl: data.receipt?.url ?? null,
  }
}

export function readBilling(body: unknown): BillingCard | null {
  const { data } = tossBilling.safeParse(body)
  return data
    ? { billingKey: data.billingKey, number: data.card.number, issuerCode: data.card.issuerCode }
    : null
}
