import type { Alarm } from '../Alarm.ts'
import { CLOCK } from '../text/clock.ts'
import type { Observation } from '../text/observe.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS, isWithin } from '../words/anatomy.ts'
import { phrasePattern } from '../words/phrases.ts'
import { clauseAt } from './clauseAt.ts'
import {
  cachedFor,
  cachedForUnits,
  has,
  type InUnit,
  type Observed,
  observedIn,
  organsIn,
  placeIn,
  type ReadSentence,
  type Rule,
  termAt,
} from './Rule.ts'
import { isReadWhole } from './unknownWords.ts'

/** «Dr. Estrada 2047»: four digits are a time of day beside a person. */
const PERSON_AT = /\bDr\.?\s\p{Lu}[^.。;\n]{0,30}?(?<![\d-])(?:[01]\d|2[0-3])[0-5]\d(?![\d-])/u
/** A time of day and a recipient together are only written for a communication, whatever the verb is. */
const isTold = (unit: Unit): boolean =>
  (CLOCK.test(unit.text) && has(unit, 'recipients')) || PERSON_AT.test(unit.text)

/** An intussusception of the rectum is a disorder of its emptying, and ligaments, discs and drums are perforated without haste. */
const UNHURRIED = phrasePattern('unhurried')

function isCritical(unit: Unit, { concept, organ = '' }: Observation): boolean {
  const critical = CONCEPTS[concept ?? '']?.critical
  if (critical === 'tension') return has(unit, 'tension') && !has(unit, 'mayDeny', 'uncertain')
  return critical === 'always' || (critical?.some((one) => one === organ || isWithin(organ, one)) ?? false)
}

const PERFORATION = phrasePattern('perforation')
/** Places in which a perforation is one of the bowel. */
const GUT: ReadonlySet<string> = new Set([
  ...['bowel', 'stomach', 'appendix', 'rectum', 'gallbladder', 'peritoneum', 'abdomen'],
])

/** Findings that are critical or not by what they are called: an old bleeding, a narrowed vessel, a bowel that slips back. */
const BY_KIND: ReadonlySet<string> = new Set([
  ...['hemorrhage', 'hematoma', 'contusion', 'abscess', 'occlusion', 'intussusception'],
])

/**
 * Returns whether it is sure that somebody has to be told at once: the sentence calls it new, its name says so, or every
 * word of its clause is known. Another word may make it one of a kind that can wait.
 */
function isUrgent(observed: Observed): boolean {
  const { unit, read, observation } = observed
  const { concept = '' } = observation
  if (!read.isByHand || has(unit, 'acute')) return true
  if (concept === 'freeAir' && PERFORATION.test(termAt(read, observation)))
    return organsIn(observed).some(({ id }) => GUT.has(id.organ))
  return !BY_KIND.has(concept) || isReadWhole(observed, clauseAt(unit, observation))
}

const communications = cachedForUnits<InUnit>((one) =>
  has(one.unit, 'communication') || isTold(one.unit) ? [one] : [],
)

const comparisons = cachedForUnits<InUnit>((one) =>
  has(one.unit, 'comparison') || one.read.sentence.section === 'comparison' ? [one] : [],
)

const criticalIn = cachedFor<Observed>((read) =>
  observedIn([read]).filter(({ unit, observation }) => isCritical(unit, observation)),
)

/** Who reduces, drains or embolizes knows of the result already. */
const TREATED = phrasePattern('treated')

const treatments = cachedForUnits<InUnit>((one) =>
  one.read.part !== 'other' && TREATED.test(one.unit.text) && !has(one.unit, 'recommend', 'followUp')
    ? [one]
    : [],
)

const isTreated = (sentences: readonly ReadSentence[]): boolean => treatments(sentences).length > 0

/** Reports a critical result without a line about its communication. */
export const criticalNotCommunicated: Rule = {
  id: 'R119',
  check({ report, sentences, findings, conclusion }) {
    if (communications(sentences).length > 0 || isTreated(sentences)) return []
    const isFollowUp = (report.context.priors?.length ?? 0) > 0 || comparisons(sentences).length > 0
    const told = criticalIn(conclusion.length > 0 ? conclusion : findings)
    const found = told.find((one) => {
      const { unit } = one
      const { isNegated, isPast } = one.observation
      return (
        !isNegated &&
        !isPast &&
        (!isFollowUp || has(unit, 'acute')) &&
        !UNHURRIED.test(unit.text) &&
        isUrgent(one) &&
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
