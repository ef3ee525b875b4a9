/** Bounds of one expression. Together they keep the dearest allowed expression within a few milliseconds. */
export const NODES_MAX = 2000
export const DEPTH_MAX = 32
/** Operators of one sum or one condition: such a chain costs stack, though it isn't deep to its reader. */
export const CHAIN_MAX = 256
export const LIST_LITERAL_MAX = 64
export const ARGUMENTS_MAX = 32
export const COST_MAX = 200_000
/** The most characters of a text that an expression may make. */
export const MADE_TEXT_MAX = 4096
/** Powers of ten: beyond them a number is a mistake, and its digits would cost time. */
export const EXPONENT_MAX = 300
/** The most characters of a number literal. */
export const LITERAL_DIGITS_MAX = 30
export const PRECISION = 40
