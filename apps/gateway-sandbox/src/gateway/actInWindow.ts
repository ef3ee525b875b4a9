import type { Change, Registration, StoredPayment, WindowTerms } from '#state/Change.ts'
import { newAuthKey } from './newKey.ts'
import { messageOf } from './refusal.ts'
import { keptCard } from './testCards.ts'

export type WindowAction =
  | { readonly kind: 'approve'; readonly cardNumber: unknown }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'close' }

/** The result that the window passes to the merchant's page, or the address to which it sends the buyer. */
export type WindowOutcome =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'resolve'; readonly result: unknown }
  | { readonly kind: 'reject'; readonly code: string; readonly message: string; readonly orderId?: string }

export interface WindowResult {
  readonly outcome: WindowOutcome
  readonly changes: readonly Change[]
}

export function actOnPayment(
  payment: StoredPayment,
  act: WindowAction,
  now: number,
): WindowResult | undefined {
  const { terms, paymentKey, orderId, amount, status } = payment
  if (terms === null) return undefined
  // A buyer who closes the window gets no order id back, and the payment stays open until it expires.
  if (act.kind === 'close') return { outcome: closed(terms), changes: [] }
  const isOpen = status === 'READY' || status === 'IN_PROGRESS'
  if (!isOpen) return { outcome: failed(terms, 'PAY_PROCESS_ABORTED', orderId), changes: [] }
  if (act.kind === 'refuse') {
    const aborted: StoredPayment = { ...payment, status: 'ABORTED', failureCode: 'REJECT_CARD_COMPANY' }
    return {
      outcome: failed(terms, 'REJECT_CARD_COMPANY', orderId),
      changes: [{ kind: 'payment', payment: aborted }],
    }
  }
  const card = keptCard(act.cardNumber)
  if (!card) return undefined
  const outcome = succeeded(
    terms,
    { paymentKey, orderId, amount: String(amount) },
    { paymentKey, orderId, amount: { value: amount, currency: 'KRW' } },
  )
  // A second click must not extend the payment by another ten minutes.
  if (status === 'IN_PROGRESS') return { outcome, changes: [] }
  const authenticated: StoredPayment = { ...payment, status: 'IN_PROGRESS', authenticatedAt: now, card }
  return { outcome, changes: [{ kind: 'payment', payment: authenticated }] }
}

export function actOnRegistration(
  registration: Registration,
  act: WindowAction,
  now: number,
): WindowResult | undefined {
  const { terms, customerKey } = registration
  if (act.kind === 'close') return { outcome: closed(terms), changes: [] }
  if (registration.isRefused) return { outcome: failed(terms, 'PAY_PROCESS_ABORTED'), changes: [] }
  if (registration.authKey !== null) {
    return { outcome: registered(terms, customerKey, registration.authKey), changes: [] }
  }
  if (act.kind === 'refuse') {
    return {
      outcome: failed(terms, 'REJECT_CARD_COMPANY'),
      changes: [{ kind: 'registration', registration: { ...registration, isRefused: true } }],
    }
  }
  const card = keptCard(act.cardNumber)
  if (!card) return undefined
  const authKey = newAuthKey()
  return {
    outcome: registered(terms, customerKey, authKey),
    changes: [
      { kind: 'registration', registration: { ...registration, authKey, authenticatedAt: now, card } },
    ],
  }
}

function registered(terms: WindowTerms, customerKey: string, authKey: string): WindowOutcome {
  return succeeded(terms, { customerKey, authKey }, { customerKey, authKey })
}

function succeeded(terms: WindowTerms, query: Record<string, string>, result: unknown): WindowOutcome {
  if (terms.successUrl === null) return { kind: 'resolve', result }
  return { kind: 'redirect', url: withQuery(terms.successUrl, query) }
}

export function failed(
  { failUrl }: Pick<WindowTerms, 'failUrl'>,
  code: string,
  orderId?: string,
): WindowOutcome {
  const facts = { code, message: messageOf(code), ...(orderId !== undefined && { orderId }) }
  return failUrl === null
    ? { kind: 'reject', ...facts }
    : { kind: 'redirect', url: withQuery(failUrl, facts) }
}

/** A frame that closes rejects the promise in either form; a page that was left has no caller to notify. */
function closed(terms: WindowTerms): WindowOutcome {
  if (terms.target === 'self') return failed(terms, 'PAY_PROCESS_CANCELED')
  return { kind: 'reject', code: 'USER_CANCEL', message: messageOf('USER_CANCEL') }
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
