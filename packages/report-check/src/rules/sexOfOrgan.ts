import type { Alarm } from '../Alarm.ts'
import { ORGANS } from '../words/anatomy.ts'
import { cachedFor, has, type Observed, observedIn, placeIn, type Rule, unitsOf, wordsAt } from './Rule.ts'

/** Returns what is said of organs that only one sex has. */
const ofOneSex = cachedFor<Observed>((read) =>
  observedIn([read]).filter(({ observation: { organ } }) => ORGANS[organ ?? '']?.sex !== undefined),
)

/** Reports an organ that the patient can't have, or a word for the other sex. */
export const sexOfOrgan: Rule = {
  id: 'R103',
  check({ report, sentences, byHand }) {
    const sex = report.context.patient?.sex
    if (sex !== 'F' && sex !== 'M') return []
    const organs = ofOneSex(sentences).flatMap(({ read, unit, observation }): Alarm[] => {
      const organ = ORGANS[observation.organ ?? '']
      const isOwn =
        observation.concept === undefined ||
        observation.sideAt !== undefined ||
        isNamed(unit, observation.organ)
      if (organ?.sex === undefined || organ.sex === sex || !isOwn) return []
      if (has(unit, 'history') || (observation.isNegated && observation.concept === undefined)) return []
      // Organs that were removed may be those of somebody whose sex was entered anew, where the report says so.
      if (has(unit, 'postoperative') && unitsOf(sentences).some((one) => has(one.unit, 'history'))) return []
      return [alarm(placeIn(read, observation), wordsAt(read, observation), sex, 'organ')]
    })
    const words = unitsOf(byHand).flatMap(({ read, unit }): Alarm[] => {
      // The person who was informed of the result may be of the other sex.
      if (has(unit, 'history') || has(unit, 'communication')) return []
      const [own, other] = sex === 'F' ? (['female', 'male'] as const) : (['male', 'female'] as const)
      const at = unit.marks(other)[0]
      return at && !has(unit, own) ? [alarm(placeIn(read, at), wordsAt(read, at), sex, 'word')] : []
    })
    return [...organs.slice(0, 1), ...words.slice(0, 1)]
  },
}

/** Returns whether this unit itself names the organ. */
const isNamed = (
  unit: { observations: readonly { organ: string | undefined }[] },
  organ: string | undefined,
) => unit.observations.some((one) => one.organ === organ)

const alarm = (place: Alarm['places'][number], what: string, sex: string, variant: string): Alarm => ({
  ...{ rule: 'R103', level: 'warn', variant },
  places: [place, { of: 'image' }],
  facts: { what, sex },
  repair: { kind: 'go', to: place },
})
