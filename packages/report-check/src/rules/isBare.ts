import { bareOf, deniedIn } from '../text/denials.ts'
import { type Observed, wordsAt } from './Rule.ts'

/** «No fracture.»: a sentence of nothing but the finding, which holds for the whole exam. */
export function isBare({ read, unit, observation }: Observed): boolean {
  if (observation.organ !== undefined || observation.side !== undefined) return false
  const own = { text: unit.text, locale: read.reading.locale }
  const words = { text: wordsAt(read, observation), locale: read.reading.locale }
  return bareOf(own, deniedIn(own)) === bareOf(words, [])
}
