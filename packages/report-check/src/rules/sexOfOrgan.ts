import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import { ORGANS } from '../words/anatomy.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'
import {
  cachedFor,
  cachedForUnits,
  has,
  type InUnit,
  type Observed,
  observedIn,
  organsIn,
  placeIn,
  type Rule,
  unitsOf,
  wordsAt,
} from './Rule.ts'

/** Returns the observations of organs that only one sex has. */
const ofOneSex = cachedFor<Observed>((read) =>
  observedIn([read]).filter(({ observation: { organ } }) => ORGANS[organ ?? '']?.sex !== undefined),
)

const GROWN_YEARS = 16
const CHILD = phrasePattern('child')
/** In a report of a birth, the child may be of the other sex. */
const BIRTH = phrasePattern('birth')

const ofBirth = cachedForUnits((one) => (BIRTH.test(one.unit.text) ? [one] : []))

/** Words that call somebody a man or a woman. */
const ofPerson = cachedForUnits((one) => (has(one.unit, 'female', 'male') ? [one] : []))

const TYPE_BEHIND = new RegExp(`^${phrases('typeBehind')}`, 'iu')
const PEOPLE_BEFORE = new RegExp(`${phrases('peopleBefore')}\\s?$`, 'iu')

/** In «female-type pattern», «男性型脱毛» and «men aged …» the word refers to a type or to people in general. */
const isOfOthers = (text: string, { start, end }: Span): boolean =>
  TYPE_BEHIND.test(text.slice(end)) || PEOPLE_BEFORE.test(text.slice(0, start))

/** The adnexa of the skin are hair and glands, not those of the uterus. */
const SKIN = phrasePattern('skin')

const ofSkin = cachedFor((read) => (SKIN.test(read.sentence.text) ? [read] : []))

const IN_ORGAN = new RegExp(`^${phrases('inOrganBehind')}`, 'u')

/** «No uterus» denies the organ, while «子宮に異常なし», «자궁 특이소견 없음» and «전립선에 비정상 섭취 없음» deny something in it. */
const isAbsent = ({ read, observation: { concept, isNegated, isNormal, end } }: Observed): boolean =>
  isNegated && !isNormal && concept === undefined && !IN_ORGAN.test(read.reading.text.slice(end))

/** Reports an organ that the patient can't have, or a word for the other sex. */
export const sexOfOrgan: Rule = {
  id: 'R103',
  check({ report, sentences, byHand }) {
    const sex = report.context.patient?.sex
    if (sex !== 'F' && sex !== 'M') return []
    const isOfSkin = SKIN.test(report.context.study?.order ?? '') || ofSkin(sentences).length > 0
    const organs = ofOneSex(sentences).flatMap(({ read, unit, observation }): Alarm[] => {
      const organ = ORGANS[observation.organ ?? '']
      if (organ?.sex === undefined || organ.sex === sex || !isNamed({ read, unit }, observation.organ))
        return []
      if (isOfSkin && observation.organ === 'adnexa') return []
      if (has(unit, 'history') || isAbsent({ read, unit, observation })) return []
      // Organs that were removed may be those of a person whose recorded sex was changed, if the report
      // mentions a history.
      if (has(unit, 'postoperative') && unitsOf(sentences).some((one) => has(one.unit, 'history'))) return []
      return [alarm(placeIn(read, observation), wordsAt(read, observation), sex, 'organ')]
    })
    const isOfBirth = ofBirth(sentences).length > 0
    const isGrown = (report.context.patient?.ageYears ?? 0) >= GROWN_YEARS
    const words = ofPerson(byHand).flatMap(({ read, unit }): Alarm[] => {
      // The person who was informed of the result may be of the other sex.
      if (has(unit, 'history') || has(unit, 'communication')) return []
      const [own, other] = sex === 'F' ? (['female', 'male'] as const) : (['male', 'female'] as const)
      const at = unit.marks(other)[0]
      if (!at || has(unit, own)) return []
      // The child of a mother, and any child if the patient is an adult, is somebody else.
      if (isOfBirth || (isGrown && CHILD.test(wordsAt(read, at)))) return []
      if (isOfOthers(unit.text, { start: at.start - unit.start, end: at.end - unit.start })) return []
      return [alarm(placeIn(read, at), wordsAt(read, at), sex, 'word')]
    })
    return [...organs.slice(0, 1), ...words.slice(0, 1)]
  },
}

/**
 * Returns whether this unit itself names the organ. A finding that usually lies in one («fibroid», «筋腫») may
 * be elsewhere, or be part of another word («腺筋腫症»).
 */
const isNamed = (one: InUnit, organ: string | undefined): boolean =>
  organsIn(one).some(({ id }) => id.organ === organ)

const alarm = (place: Alarm['places'][number], what: string, sex: string, variant: string): Alarm => ({
  rule: 'R103',
  level: 'warn',
  variant,
  places: [place, { of: 'image' }],
  facts: { what, sex },
  repair: { kind: 'go', to: place },
})
