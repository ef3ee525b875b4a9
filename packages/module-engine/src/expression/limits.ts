/** Limits of one expression. Together they keep the most expensive valid expression within a few milliseconds. */
export const NODES_MAX = 2000
export const DEPTH_MAX = 32
/** The operators of one sum or one condition: such a chain uses stack, although it doesn't look deep. */
export const CHAIN_MAX = 256
export const LIST_LITERAL_MAX = 64
export const ARGUMENTS_MAX = 32
export const COST_MAX = 200_000
export const MADE_TEXT_MAX = 4096
/** Powers of ten: a larger number is a mistake, and its digits would cost time. */
export const EXPONENT_MAX = 300
export const LITERAL_DIGITS_MAX = 30
export const PRECISION = 40
