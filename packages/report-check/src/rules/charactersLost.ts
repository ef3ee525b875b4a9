import { repertoireOf, substitute } from '@pandok/board'
import type { Alarm } from '../Alarm.ts'
import { placeIn, type Rule, wordsAt } from './Rule.ts'

/** Reports characters that the destination would replace with question marks. */
export const charactersLost: Rule = {
  id: 'R123',
  check({ report, sentences }) {
    if (report.characters === 'unicode') return []
    const has = repertoireOf(report.characters)
    return sentences.flatMap((read): Alarm[] => {
      const { text } = read.reading
      if (![...text].some((character) => !has(character))) return []
      let at = 0
      return substitute(text, has).flatMap((piece): Alarm[] => {
        const start = at
        at += (piece.from ?? piece.text).length
        if (!piece.isLost) return []
        const place = { start, end: at }
        return [
          {
            rule: 'R123',
            level: 'warn',
            places: [placeIn(read, place)],
            facts: { what: wordsAt(read, place) },
            repair: { kind: 'go', to: placeIn(read, place) },
          },
        ]
      })
    })
  },
}
