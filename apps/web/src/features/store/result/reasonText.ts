import { type GatewayCode, gatewayCodeClass } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'

type Reason =
  | 'canceled'
  | 'declined'
  | 'limit'
  | 'lostCard'
  | 'expiredCard'
  | 'cardType'
  | 'tooLate'
  | 'changed'
  | 'returned'
  | 'other'

/** The last two codes are our own: the gateway's time limit has passed, or the gateway hasn't answered. */
const REASONS: Partial<Record<GatewayCode | 'EXPIRED' | 'noAnswer', Reason>> = {
  PAY_PROCESS_ABORTED: 'declined',
  REJECT_CARD_COMPANY: 'declined',
  REJECT_CARD_PAYMENT: 'declined',
  EXCEED_MAX_AMOUNT: 'limit',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: 'limit',
  INVALID_STOPPED_CARD: 'lostCard',
  INVALID_CARD_LOST_OR_STOLEN: 'lostCard',
  INVALID_BILL_KEY_REQUEST: 'lostCard',
  INVALID_BILLING_AUTH: 'lostCard',
  INVALID_CARD_EXPIRATION: 'expiredCard',
  NOT_SUPPORTED_CARD_TYPE: 'cardType',
  NOT_FOUND_PAYMENT_SESSION: 'tooLate',
  NOT_FOUND_BILLING: 'tooLate',
  INVALID_REQUEST: 'changed',
  NOT_MATCHES_CUSTOMER_KEY: 'changed',
  EXPIRED: 'tooLate',
  noAnswer: 'tooLate',
}

/** `returned` isn't a code of the gateway: it means that the money was given back. */
export function reasonOf(code: string | null): Reason {
  if (code === null) return 'other'
  if (code === 'returned') return code
  if (gatewayCodeClass(code) === 'userCancelled') return 'canceled'
  return Object.hasOwn(REASONS, code) ? (REASONS[code as keyof typeof REASONS] ?? 'other') : 'other'
}

/** Our own sentence for a code, because the text in an address could be written by anybody. */
export const reasonText = (code: string | null, text: Text): string => text(`store.reason.${reasonOf(code)}`)
