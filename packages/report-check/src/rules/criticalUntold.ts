import type { Alarm } from '../Alarm.ts'
import { CONCEPTS } from '../words/anatomy.ts'
import { has, observedIn, placeIn, type Rule, unitsOf, wordsAt } from './Rule.ts'

/** A result that somebody has to be called about, and no line that says who was. */
export const criticalUntold: Rule = {
  id: 'R119',
  check({ sentences, findings, conclusion }) {
    if (unitsOf(sentences).some(({ unit }) => has(unit, 'communication'))) return []
    const told = observedIn(conclusion.length > 0 ? conclusion : findings)
    const found = told.find(({ unit, observation: { concept, organ, isNegated, isVague } }) => {
      const critical = CONCEPTS[concept ?? '']?.critical
      const isCritical = critical === 'always' || (critical?.includes(organ ?? '') ?? false)
      return (
        isCritical &&
        !isNegated &&
        !isVague &&
        !has(unit, 'chronic', 'unchanged', 'decrease', 'minor', 'recommend', 'history')
      )
    })
    if (!found) return []
    const place = placeIn(found.read, found.observation)
    return [
      {
        ...{ rule: 'R119', level: 'block' },
        places: [place],
        facts: { what: wordsAt(found.read, found.observation) },
        repair: { kind: 'go', to: place },
      } satisfies Alarm,
    ]
  },
}
