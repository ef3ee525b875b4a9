export const AUTHENTICATE_WITHIN_MS = 30 * 60_000
export const CONFIRM_WITHIN_MS = 10 * 60_000
export const IDEMPOTENCY_KEY_KEPT_MS = 15 * 24 * 60 * 60_000
export const IDEMPOTENCY_KEY_MAX_LENGTH = 300
export const MINIMUM_CARD_WON = 100
export const CUSTOMER_KEY_MAX_LENGTH = 300
export const PAYMENT_KEY_MAX_LENGTH = 200
export const CANCEL_REASON_MAX_LENGTH = 200
export const ORDER_NAME_MAX_LENGTH = 100

/** The pattern includes the equals sign, which the browser script allows although the REST reference omits it. */
export const ORDER_ID = /^[A-Za-z0-9_=-]{6,64}$/u
export const CUSTOMER_KEY = /^[A-Za-z0-9\-_=.@]{2,50}$/u
