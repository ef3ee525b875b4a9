import type { Billing, Change } from '#state/Change.ts'
import type { CallContext, Fields } from './CallContext.ts'
import { CUSTOMER_KEY_MAX_LENGTH } from './limits.ts'
import { newBillingKey } from './newKey.ts'
import { MERCHANT_ID } from './paymentView.ts'
import { type Outcome, refusal } from './refusal.ts'
import { seoulTime } from './seoulTime.ts'
import { type KeptCard, keptCard } from './testCards.ts'

/** POST /v1/billing/authorizations/issue exchanges the window's auth key for a billing key, once. */
export function issueBilling(context: CallContext, { authKey, customerKey }: Fields): Outcome {
  const { state, language } = context
  if (typeof authKey !== 'string' || typeof customerKey !== 'string' || customerKey === '') {
    return refusal('INVALID_REQUEST', language)
  }
  if (customerKey.length > CUSTOMER_KEY_MAX_LENGTH) return refusal('FAILED_DB_PROCESSING', language)
  const registration = state.registrations.get(state.registrationOfAuthKey.get(authKey) ?? '')
  if (!registration?.card || registration.isUsed) return refusal('NOT_FOUND_BILLING', language)
  if (registration.customerKey !== customerKey) return refusal('NOT_MATCHES_CUSTOMER_KEY', language)
  const used: Change = { kind: 'registration', registration: { ...registration, isUsed: true } }
  return issue(context, customerKey, registration.card, [used])
}

/** POST /v1/billing/authorizations/card takes raw card data. Only the conformance cases use it, never the product. */
export function issueBillingByCard(context: CallContext, { customerKey, cardNumber }: Fields): Outcome {
  const { language } = context
  if (typeof customerKey !== 'string' || customerKey === '') return refusal('INVALID_REQUEST', language)
  if (customerKey.length > CUSTOMER_KEY_MAX_LENGTH) return refusal('FAILED_DB_PROCESSING', language)
  const card = keptCard(cardNumber)
  if (!card) return refusal('INVALID_CARD_NUMBER', language)
  return issue(context, customerKey, card, [])
}

function issue(
  { now }: CallContext,
  customerKey: string,
  card: KeptCard,
  changes: readonly Change[],
): Outcome {
  const billing: Billing = {
    billingKey: newBillingKey(),
    customerKey,
    card,
    authenticatedAt: now,
    chargedTimes: 0,
    removedAt: null,
  }
  return {
    status: 200,
    body: JSON.stringify(billingView(billing)),
    changes: [...changes, { kind: 'billing', billing }],
  }
}

function billingView({ billingKey, customerKey, card, authenticatedAt }: Billing): Record<string, unknown> {
  return {
    mId: MERCHANT_ID,
    customerKey,
    authenticatedAt: seoulTime(authenticatedAt),
    method: '카드',
    billingKey,
    card: {
      issuerCode: card.issuerCode,
      acquirerCode: card.issuerCode,
      number: card.maskedNumber,
      cardType: '신용',
      ownerType: '개인',
    },
    transfers: null,
    easyPay: null,
  }
}
