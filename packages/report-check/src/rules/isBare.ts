import { bareOf, deniedIn } from '../text/denials.ts'
import { type Observed, wordsAt } from './Rule.ts'

/** «No fracture.»: a clause of nothing but the finding, which holds for the whole exam. */
export function isBare({ read, unit, observation }: Observed): boolean {
  if (observation.organ !== undefined || observation.side !== undefined) return false
  const own = { text: clauseAt(unit.text, observation.start - unit.start), locale: read.reading.locale }
  const words = { text: wordsAt(read, observation), locale: read.reading.locale }
  return bareOf(own, deniedIn(own)) === bareOf(words, [])
}

/** What stands between two commas. */
const clauseAt = (text: string, at: number): string => {
  const before = text.slice(0, at).search(/[,，、](?!.*[,，、])/su)
  const behind = text.slice(at).search(/[,，、]/u)
  return text.slice(before + 1, behind < 0 ? text.length : at + behind)
}
