import { unitOf } from '@pandok/exchange/guideline'

const TIMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:years?|yrs?|Jahr(?:e|en)?|세|살|년|岁|歳|年)$/iu, 'a'],
  [/^(?:months?|Monat(?:e|en)?|개월|[かヶ个]月)$/iu, 'mo'],
  [/^(?:weeks?|Wochen?|주|周|週)$/iu, 'wk'],
  [/^(?:days?|Tag(?:e|en)?|일|天|日)$/iu, 'd'],
]

/** Converts a unit as people write it, «개월», «HU», «mm²», to the engine's spelling. */
export const unitNamed = (words: string): string =>
  TIMES.find(([names]) => names.test(words))?.[1] ?? unitOf(words) ?? words
