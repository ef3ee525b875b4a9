import type { Alarm } from '../Alarm.ts'
import { ORGANS } from '../words/anatomy.ts'
import {
  cachedFor,
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

/** Returns what is said of organs that only one sex has. */
const ofOneSex = cachedFor<Observed>((read) =>
  observedIn([read]).filter(({ observation: { organ } }) => ORGANS[organ ?? '']?.sex !== undefined),
)

const GROWN_YEARS = 16
const CHILD = /boy|girl|junge|mädchen|[남여]아|[男女][児儿婴孩]/iu
/** Words of a birth: who was born may be of the other sex. */
const BIRTH =
  /placenta|umbilical cord|amnio|neonat|newborn|gravid|plazenta|nabelschnur|neugebor|schwanger|fruchtwasser|태반|제대|신생아|임신|임산부|분만|양수|胎盘|脐带|新生儿|妊娠|孕|分娩|羊水|胎盤|臍帯|新生児|帝王切開|胎児/iu

/** In «female-type pattern», «男性型脱毛» and «men aged …» the word is of a type or of people in general. */
function isOfOthers(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /^(?:[- ]?(?:type|pattern|sex|gender|hormon|reference|norm|donor|partner|population)|s?[- ]typ|型|性化|ホルモン|기준|참고|호르몬)/iu.test(
      text.slice(end),
    ) || /(?:\bin|\bfor|\bbei|\bfür|参考|基準|정상)\s?$/iu.test(text.slice(0, start))
  )
}

/** The adnexa of the skin are hair and glands. */
const SKIN = /피부|진피|표피|\bskin\b|dermi|dermat|\bhaut|kutan|皮肤|真皮|表皮|皮膚/iu

/** «No uterus» denies the organ; «子宮に異常なし» and «전립선에 비정상 섭취 없음» deny something in it. */
const isAbsent = ({ read, observation: { concept, isNegated, end } }: Observed): boolean =>
  isNegated &&
  concept === undefined &&
  !/^(?:に(?!相当)|には|에(?! 해당)|에는|内)/u.test(read.reading.text.slice(end))

/** Reports an organ that the patient can't have, or a word for the other sex. */
export const sexOfOrgan: Rule = {
  id: 'R103',
  check({ report, sentences, byHand }) {
    const sex = report.context.patient?.sex
    if (sex !== 'F' && sex !== 'M') return []
    const isOfSkin =
      SKIN.test(report.context.study?.order ?? '') ||
      sentences.some(({ sentence }) => SKIN.test(sentence.text))
    const organs = ofOneSex(sentences).flatMap(({ read, unit, observation }): Alarm[] => {
      const organ = ORGANS[observation.organ ?? '']
      if (organ?.sex === undefined || organ.sex === sex || !isNamed({ read, unit }, observation.organ))
        return []
      if (isOfSkin && observation.organ === 'adnexa') return []
      if (has(unit, 'history') || isAbsent({ read, unit, observation })) return []
      // Organs that were removed may be those of somebody whose sex was entered anew, where the report says so.
      if (has(unit, 'postoperative') && unitsOf(sentences).some((one) => has(one.unit, 'history'))) return []
      return [alarm(placeIn(read, observation), wordsAt(read, observation), sex, 'organ')]
    })
    const isOfBirth = unitsOf(sentences).some(({ unit }) => BIRTH.test(unit.text))
    const isGrown = (report.context.patient?.ageYears ?? 0) >= GROWN_YEARS
    const words = unitsOf(byHand).flatMap(({ read, unit }): Alarm[] => {
      // The person who was informed of the result may be of the other sex.
      if (has(unit, 'history') || has(unit, 'communication')) return []
      const [own, other] = sex === 'F' ? (['female', 'male'] as const) : (['male', 'female'] as const)
      const at = unit.marks(other)[0]
      if (!at || has(unit, own)) return []
      // The child of a mother, and any child where the patient is grown up, is somebody else.
      if (isOfBirth || (isGrown && CHILD.test(wordsAt(read, at)))) return []
      if (isOfOthers(unit.text, { start: at.start - unit.start, end: at.end - unit.start })) return []
      return [alarm(placeIn(read, at), wordsAt(read, at), sex, 'word')]
    })
    return [...organs.slice(0, 1), ...words.slice(0, 1)]
  },
}

/**
 * Returns whether this unit itself names the organ. A finding that mostly lies in one («fibroid», «筋腫») may be
 * elsewhere, or a part of another word («腺筋腫症»).
 */
const isNamed = (one: InUnit, organ: string | undefined): boolean =>
  organsIn(one).some(({ id }) => id.organ === organ)

const alarm = (place: Alarm['places'][number], what: string, sex: string, variant: string): Alarm => ({
  ...{ rule: 'R103', level: 'warn', variant },
  places: [place, { of: 'image' }],
  facts: { what, sex },
  repair: { kind: 'go', to: place },
})
