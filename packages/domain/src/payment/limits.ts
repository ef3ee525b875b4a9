/** An order that isn't paid within this time is canceled, because prices and standing may have changed. */
export const ORDER_LIFE_MINUTES = 30
/**
 * The gateway allows an authenticated payment to be confirmed within this time; nothing is sent again after
 * it.
 */
export const CONFIRM_WINDOW_MINUTES = 10
/** The gateway may still carry out a request that was given up, so its payment is watched for this long. */
export const WATCH_HOURS = 24

/** A failed renewal is tried again on these days after the first failure. */
export const RETRY_DAYS = [1, 3, 5] as const
/**
 * The subscription can be used at most this long without a paid period: until the last retry, with room for a
 * job that runs late.
 */
export const GRACE_LIMIT_DAYS = 7

/** Within this time there is no penalty, and an unused payment is returned in full. */
export const WITHDRAWAL_DAYS = 7
export const REFUND_PENALTY_PERCENT = 10
/** Refunds above this amount need the approval of two administrators. */
export const FOUR_EYES_OVER_WON = 100_000
/** This limits the evidence of a bank transfer. */
export const EVIDENCE_MAX_CHARACTERS = 200
