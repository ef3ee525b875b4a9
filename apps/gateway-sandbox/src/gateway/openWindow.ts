import { randomUUID } from 'node:crypto'
import type { Change, Registration, StoredPayment, WindowTerms } from '#state/Change.ts'
import { paymentOfOrder } from '#state/GatewayState.ts'
import type { CallContext } from './CallContext.ts'
import { CUSTOMER_KEY, MINIMUM_CARD_WON, ORDER_ID, ORDER_NAME_MAX_LENGTH } from './limits.ts'
import { newPaymentKey } from './newKey.ts'

export type Opening =
  | { readonly ok: true; readonly id: string; readonly change: Change }
  | { readonly ok: false; readonly code: string }

const ANONYMOUS = '@@ANONYMOUS'
const METADATA_PAIRS = 5
const METADATA_KEY = /^[^[\]]{1,40}$/u
const METADATA_VALUE_MAX_LENGTH = 2000

/** Creates a payment in READY from the request of the script in the merchant's page. */
export function openPayment(context: CallContext, query: URLSearchParams, terms: WindowTerms): Opening {
  const { state, now } = context
  const orderId = query.get('orderId') ?? ''
  const orderName = query.get('orderName') ?? ''
  const amount = /^\d{1,12}$/u.test(query.get('amount') ?? '') ? Number(query.get('amount')) : Number.NaN
  const metadata = readMetadata(query.get('metadata'))
  if (!isCustomerKey(query.get('customerKey'), true)) return { ok: false, code: 'INVALID_REQUEST' }
  if (query.get('method') !== 'CARD') return { ok: false, code: 'NOT_SUPPORTED_METHOD' }
  if (!ORDER_ID.test(orderId)) return { ok: false, code: 'INVALID_ORDER_ID' }
  if (orderName === '' || orderName.length > ORDER_NAME_MAX_LENGTH) {
    return { ok: false, code: 'INVALID_REQUEST' }
  }
  if (Number.isNaN(amount) || query.get('currency') !== 'KRW' || metadata === undefined) {
    return { ok: false, code: 'INVALID_REQUEST' }
  }
  if (amount < MINIMUM_CARD_WON) return { ok: false, code: 'BELOW_MINIMUM_AMOUNT' }
  if ((paymentOfOrder(state, orderId)?.approvedAt ?? null) !== null) {
    return { ok: false, code: 'DUPLICATED_ORDER_ID' }
  }
  const payment: StoredPayment = {
    paymentKey: newPaymentKey(now),
    type: 'NORMAL',
    orderId,
    orderName,
    amount,
    balance: amount,
    status: 'READY',
    requestedAt: now,
    authenticatedAt: null,
    approvedAt: null,
    lastTransactionKey: null,
    card: null,
    cancels: [],
    failureCode: null,
    metadata,
    terms,
  }
  return { ok: true, id: payment.paymentKey, change: { kind: 'payment', payment } }
}

export function openRegistration(query: URLSearchParams, terms: WindowTerms): Opening {
  const customerKey = query.get('customerKey')
  if (!isCustomerKey(customerKey, false)) return { ok: false, code: 'INVALID_REQUEST' }
  if (query.get('method') !== 'CARD') return { ok: false, code: 'NOT_SUPPORTED_METHOD' }
  const registration: Registration = {
    id: `reg_${randomUUID()}`,
    customerKey,
    authKey: null,
    authenticatedAt: null,
    isRefused: false,
    isUsed: false,
    card: null,
    terms,
  }
  return { ok: true, id: registration.id, change: { kind: 'registration', registration } }
}

function isCustomerKey(key: string | null, mayBeAnonymous: boolean): key is string {
  return key !== null && (CUSTOMER_KEY.test(key) ? key !== ANONYMOUS || mayBeAnonymous : false)
}

function readMetadata(text: string | null): Readonly<Record<string, string>> | null | undefined {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const pairs = Object.entries(value)
    const isRight =
      pairs.length <= METADATA_PAIRS &&
      pairs.every(
        ([key, entry]) =>
          METADATA_KEY.test(key) && typeof entry === 'string' && entry.length <= METADATA_VALUE_MAX_LENGTH,
      )
    return isRight ? (value as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}
