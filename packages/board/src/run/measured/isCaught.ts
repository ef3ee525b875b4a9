import type { ValueSource } from '@pandok/module-engine'

/**
 * Returns whether somebody put the measurement there on purpose, in which case no rule may fill in anything
 * else.
 */
export const isCaught = (source: ValueSource): boolean =>
  source.from === 'measurement' && source.isCaught === true
