import type { ValueSource } from '@pandok/module-engine'

/** Somebody put it there on purpose: no rule fills anything else in. */
export const isCaught = (source: ValueSource): boolean =>
  source.from === 'measurement' && source.isCaught === true
