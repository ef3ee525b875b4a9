/**
 * How the server treats a code of the gateway. The HTTP status doesn't help: `PROVIDER_ERROR` is a 400 that
 * may have moved money, `REFUND_REJECTED` a 400 that is final.
 */
export type GatewayCodeClass =
  /** The issuer or the gateway refused; no money moved. */
  | 'rejected'
  /** The code concerns the state of the payment, which only a look-up can show. */
  | 'state'
  /**
   * The request may have been carried out, so the payment is looked up and the request retried with the same
   * key.
   */
  | 'transient'
  /** The merchant's keys or contract have a problem, so the operator is alerted. */
  | 'configuration'
  /** The request of the server was wrong, or somebody tampered with it. */
  | 'request'
  | 'userCancelled'

const CODES = {
  PAY_PROCESS_CANCELED: 'userCancelled',
  USER_CANCEL: 'userCancelled',

  PAY_PROCESS_ABORTED: 'rejected',
  REJECT_CARD_COMPANY: 'rejected',
  REJECT_CARD_PAYMENT: 'rejected',
  EXCEED_MAX_AMOUNT: 'rejected',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: 'rejected',
  INVALID_STOPPED_CARD: 'rejected',
  INVALID_CARD_LOST_OR_STOLEN: 'rejected',
  INVALID_CARD_EXPIRATION: 'rejected',
  NOT_SUPPORTED_CARD_TYPE: 'rejected',
  INVALID_BILL_KEY_REQUEST: 'rejected',
  INVALID_BILLING_AUTH: 'rejected',
  NOT_FOUND_BILLING: 'rejected',
  ALREADY_REMOVED_BILLING_KEY: 'rejected',
  NOT_CANCELABLE_PAYMENT: 'rejected',
  EXCEED_MAX_REFUND_DUE: 'rejected',
  NOT_ALLOWED_PARTIAL_REFUND: 'rejected',
  REFUND_REJECTED: 'rejected',

  ALREADY_PROCESSED_PAYMENT: 'state',
  NOT_FOUND_PAYMENT_SESSION: 'state',
  NOT_FOUND_PAYMENT: 'state',
  DUPLICATED_ORDER_ID: 'state',
  ALREADY_CANCELED_PAYMENT: 'state',
  NOT_CANCELABLE_AMOUNT: 'state',

  PROVIDER_ERROR: 'transient',
  FAILED_INTERNAL_SYSTEM_PROCESSING: 'transient',
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: 'transient',
  FAILED_DB_PROCESSING: 'transient',
  COMMON_ERROR: 'transient',
  UNKNOWN_PAYMENT_ERROR: 'transient',
  IDEMPOTENT_REQUEST_PROCESSING: 'transient',
  FORBIDDEN_CONSECUTIVE_REQUEST: 'transient',
  FAILED_REFUND_PROCESS: 'transient',
  FAILED_METHOD_HANDLING_CANCEL: 'transient',
  FAILED_PARTIAL_REFUND: 'transient',

  UNAUTHORIZED_KEY: 'configuration',
  INVALID_API_KEY: 'configuration',
  INCORRECT_BASIC_AUTH_FORMAT: 'configuration',
  FORBIDDEN_REQUEST: 'configuration',
  NOT_SUPPORTED_METHOD: 'configuration',

  INVALID_REQUEST: 'request',
  INVALID_PAYMENT_KEY: 'request',
  BELOW_MINIMUM_AMOUNT: 'request',
  INVALID_IDEMPOTENCY_KEY: 'request',
  NOT_MATCHES_CUSTOMER_KEY: 'request',
  NOT_MATCHES_REFUNDABLE_AMOUNT: 'request',
} as const satisfies Record<string, GatewayCodeClass>

export type GatewayCode = keyof typeof CODES

/** An unlisted code means neither success nor failure until the payment has been looked up. */
export const gatewayCodeClass = (code: string): GatewayCodeClass =>
  Object.hasOwn(CODES, code) ? CODES[code as GatewayCode] : 'state'

/** No money moved and none will; every other code leaves the outcome open. */
export function isDefiniteRefusal(code: string): boolean {
  // The time to confirm has passed, so the gateway won't accept the payment any more.
  if (code === ('NOT_FOUND_PAYMENT_SESSION' satisfies GatewayCode)) return true
  const kind = gatewayCodeClass(code)
  return kind === 'rejected' || kind === 'request' || kind === 'userCancelled'
}

const DEAD_CARDS: ReadonlySet<string> = new Set<GatewayCode>([
  'INVALID_CARD_LOST_OR_STOLEN',
  'INVALID_STOPPED_CARD',
  'ALREADY_REMOVED_BILLING_KEY',
  'NOT_FOUND_BILLING',
])

/** Retrying such a card is pointless, and wrong with a stolen one. */
export const isDeadCard = (code: string): boolean => DEAD_CARDS.has(code)

const STILL_RUNNING: ReadonlySet<string> = new Set<GatewayCode>([
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
])

/**
 * The gateway repeats errors under their key for 15 days, so a retry under the same key would only get the
 * same error.
 */
export const needsNewKey = (code: string): boolean => !STILL_RUNNING.has(code)
