import type { Alarm } from '../Alarm.ts'
import type { Observation } from '../text/observe.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS, isWithin } from '../words/anatomy.ts'
import { has, observedIn, placeIn, type Rule, termAt, unitsOf } from './Rule.ts'

const CLOCK = /(?<!\d)(?:[01]?\d|2[0-3])\s?(?::\s?[0-5]\d|시|時|点|\s?Uhr)(?!\d)/u
/** A time of day and a recipient together are only written for a communication, whatever the verb is. */
const isTold = (unit: Unit): boolean => CLOCK.test(unit.text) && has(unit, 'recipients')

function isCritical(unit: Unit, { concept, organ = '' }: Observation): boolean {
  const critical = CONCEPTS[concept ?? '']?.critical
  if (critical === 'tension') return has(unit, 'tension') && !has(unit, 'mayDeny', 'uncertain')
  return critical === 'always' || (critical?.some((one) => one === organ || isWithin(organ, one)) ?? false)
}

/** Reports a critical result without a line about its communication. */
export const criticalNotCommunicated: Rule = {
  id: 'R119',
  check({ report, sentences, findings, conclusion }) {
    const units = unitsOf(sentences)
    if (units.some(({ unit }) => has(unit, 'communication') || isTold(unit))) return []
    const isFollowUp =
      (report.context.priors?.length ?? 0) > 0 ||
      units.some(({ unit, read }) => has(unit, 'comparison') || read.sentence.section === 'comparison')
    const told = observedIn(conclusion.length > 0 ? conclusion : findings)
    const found = told.find(({ unit, observation }) => {
      const { isNegated, isPast } = observation
      return (
        isCritical(unit, observation) &&
        !isNegated &&
        !isPast &&
        (!isFollowUp || has(unit, 'acute')) &&
        !has(unit, 'chronic', 'unchanged', 'decrease', 'minor', 'recommend', 'history')
      )
    })
    if (!found) return []
    const place = placeIn(found.read, found.observation)
    return [
      {
        ...{ rule: 'R119', level: 'block' },
        places: [place],
        facts: { what: termAt(found.read, found.observation) },
        repair: { kind: 'go', to: place },
      } satisfies Alarm,
    ]
  },
}
