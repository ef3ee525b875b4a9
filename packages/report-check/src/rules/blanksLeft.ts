import type { Alarm } from '../Alarm.ts'
import { phrases } from '../words/phrases.ts'
import { cachedForUnits, placeIn, type Rule, wordsAt } from './Rule.ts'

const BLANK =
  /\[[\s_.…·]*\]|_{2,}|\*{3,}|\{[\p{L}_][\p{L}\p{N}_ .:-]{0,30}\}|(?<![\p{L}\d])x{2,}(?=\s*(?:mm|cm|ml|cc|%))|\?{2,}|\(\s{2,}\)|[(（]\s+[)）](?=\s*(?:mm|cm|ml|cc|%))|(?<=[\p{L}:：]\s)[x×](?=\s?(?:mm|cm)(?!\p{L}))|(?<=[\p{L}:：] )\?(?=\s*(?:mm|cm))|(?<![\p{L}\d])TBD(?![\p{L}\d])/giu
const EITHER_SIDE = new RegExp(phrases('eitherSide'), 'giu')

/** Reports blanks of a template that nobody has filled in. */
export const blanksLeft: Rule = { id: 'R117', check: ({ sentences }) => blanksIn(sentences) }

const blanksIn = cachedForUnits<Alarm>(({ read, unit }) => {
  const found = [...unit.text.matchAll(BLANK)]
  // «우/좌 10/11 cm» gives both sides. Without two numbers, somebody still has to choose a side.
  const sides = /\d+(?:[.,]\d+)?\s*\/\s*\d/u.test(unit.text) ? [] : [...unit.text.matchAll(EITHER_SIDE)]
  return [...found, ...sides].map((match): Alarm => {
    const at = { start: unit.start + match.index, end: unit.start + match.index + match[0].length }
    return {
      rule: 'R117',
      level: 'block',
      places: [placeIn(read, at)],
      facts: { what: wordsAt(read, at) },
      repair: { kind: 'go', to: placeIn(read, at) },
    }
  })
})
