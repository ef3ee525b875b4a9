import { bareOf, deniedIn } from '../text/denials.ts'
import type { Observation } from '../text/observe.ts'
import { phrases } from '../words/phrases.ts'
import { type Observed, wordsAt } from './Rule.ts'

/** A clause that has only the finding, such as «No fracture.», applies to the whole exam. */
export function isBare(observed: Observed): boolean {
  const { observation } = observed
  if (observation.organ !== undefined || observation.side !== undefined) return false
  const kept = known.get(observation)
  if (kept !== undefined) return kept
  const bare = isNothingElse(observed)
  known.set(observation, bare)
  return bare
}

/**
 * Observations are reused at the next key press, and every rule tests them in pairs, so the result is cached.
 */
const known = new WeakMap<Observation, boolean>()

function isNothingElse({ read, unit, observation }: Observed): boolean {
  const clause = clauseAt(unit.text, observation.start - unit.start)
  // A fracture that another sentence affirms counts as an obvious one.
  const text = observation.concept === 'fracture' ? clause.replace(OBVIOUS, '') : clause
  const own = { text, locale: read.reading.locale }
  const words = { text: wordsAt(read, observation), locale: read.reading.locale }
  return bareOf(own, deniedIn(own)) === bareOf(words, [])
}

const OBVIOUS = new RegExp(`${phrases('obviousWord')}\\s?`, 'giu')

/** Returns the text between two commas. */
const clauseAt = (text: string, at: number): string => {
  const before = text.slice(0, at).search(/[,，、](?!.*[,，、])/su)
  const behind = text.slice(at).search(/[,，、]/u)
  return text.slice(before + 1, behind < 0 ? text.length : at + behind)
}
