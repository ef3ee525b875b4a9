/** An order that is not paid by then is canceled: prices and standing may have changed. */
export const ORDER_LIFE_MINUTES = 30
/** As long as the gateway lets an authenticated payment be confirmed; nothing is sent again after it. */
export const CONFIRM_WINDOW_MINUTES = 10
/** A request that was given up may still be carried out by the gateway; so long it is looked for. */
export const WATCH_HOURS = 24

/** Days after the first failed renewal on which it is tried again. */
export const RETRY_DAYS = [1, 3, 5] as const
/** Longest use without a paid period: the last retry, and room for a job that runs late. */
export const GRACE_LIMIT_DAYS = 7

/** Until then no penalty is kept, and what was not used is returned whole. */
export const WITHDRAWAL_DAYS = 7
export const REFUND_PENALTY_PERCENT = 10
/** Refunds over it are approved by two administrators. */
export const FOUR_EYES_OVER_WON = 100_000
/** Of what shows that a refund was sent by bank transfer. */
export const EVIDENCE_MAX_CHARACTERS = 200
