import { kindOfAnswers } from './answerKinds.ts'
import type { Field } from './Field.ts'
import { labelAfter } from './names.ts'
import { counterAfter, periodAfter } from './readBlank.ts'
import { topicBeside } from './readNumber.ts'
import type { Topic } from './topics.ts'
import { isNamedBefore } from './wordsBefore.ts'

const PLACE_BEFORE =
  /(?:\b(?:[Ii]n|[Aa]t|[Ww]ithin|[Aa]long|[Nn]ear|[Ii]nvolving|[Ii]m|[Aa]m|[Aa]n)(?:\s(?:the|der|den|dem))?\s|(?:位于|在|于)\s?)$/u
const PLACE_AFTER =
  /^(?:에(?![\p{L}])|에서|\s?(?:lobe|pole|segment|quadrant|portion|aspect|region|area|side|zone|level)\b|\s?(?:엽|구역|분절|부위|극)|\s?(?:叶|葉|极|極|段|区域)|に(?=\p{L})|-?(?:lappen|pol|segment)\b)/iu
/** The quantity that answers such as «high» and «low» are about. */
const LEVEL_OF: readonly (readonly [Topic, RegExp])[] = [
  ['signal', /^[\s-]{0,2}(?:signal|신호|信号|intens)/iu],
  ['echogenicity', /^[\s-]{0,2}(?:echo|에코|回声|エコー)/iu],
  ['attenuation', /^[\s-]{0,2}(?:attenuat|density|dens|음영|密度|吸収)/iu],
  ['grade', /^[\s-]{0,2}(?:grade|등급|级)/iu],
]

/** The topic of a field by its answers or, of a blank, by its unit and what stands around it. */
export const topicOfField = (field: Field, before: string, after: string): Topic | undefined =>
  topicOfAnswers(field, before, after) ?? topicOfBlank(field, before, after)

/** «Kontrolle in __ Monaten», «__개월 후 MRCP 추적», «建议__个月后复查» */
const FOLLOW_UP = /추적|재검|\bf\/?u\b|follow|control|Kontroll|Verlauf|复查|随访|経過|フォロー|再検/iu
/** «(추적관찰/FNA) 권함», «recommend (CT|MRI)» */
const ADVISED_AFTER = /^\s?(?:을|를)?\s?(?:권|요함|recommended|advised|empfohlen|を推奨|推奨)/u
const ADVISED_BEFORE = /(?:\brecommend(?:ed|ing)?|\badvise|\bsuggest|建议|推奨[:：]?|Empfehlung)\s*$/iu
/** «__ [months/years]» */
const PERIOD =
  /^(?:days?|weeks?|months?|years?|Tagen?|Wochen?|Monaten?|Jahren?|일|주|개월|년|[天日周週年]|个月|か月|ヶ月)$/iu
/** «역연령에 비하여 (빠름/느림)» */
const COMPARED_BEFORE =
  /(?:에 비하여|에 비해|[와과] 비교하여|[와과] 비교해|compared (?:with|to) (?:the )?prior|と比較して?|与前比较)\s*$/u
/** «c/w (metastasis/degenerative change)» */
const CONSISTENT_BEFORE =
  /(?:^|[\s(])(?:c\/w|s\/o|r\/o|(?:consistent|compatible) with|suggest(?:s|ing|ive)(?: of)?|vereinbar mit|考虑|符合)\s*$/iu
/** «(1/2/3)번째 중수골» */
const ORDINAL_AFTER = /^\s?(?:번째?(?!\p{L})|番目)/u
/** Topics that the answers' own words say more of: «PZ/TZ» is a zone, «solid/part-solid/GGN» a density. */
const OF_KIND: ReadonlySet<Topic> = new Set<Topic>([
  'location',
  'composition',
  'attenuation',
  'change',
  'orientation',
])

/** Returns what the answers are about. For answers such as «high» or «2» the text behind the field decides. */
function topicOfAnswers(field: Field, before: string, after: string): Topic | undefined {
  const { topic } = field
  if (topic === 'interval') return spanOf(before, after)
  if (field.kind === 'choice' && field.options.every((option) => PERIOD.test(option))) return 'unit'
  if (field.kind === 'choice' && (ADVISED_AFTER.test(after) || ADVISED_BEFORE.test(before))) return 'action'
  if (field.kind === 'choice' && ORDINAL_AFTER.test(after)) return 'ordinal'
  if (field.kind === 'choice' && topic === 'location' && /^\s(?:directions?\b|방향)/u.test(after))
    return 'direction'
  if (
    field.kind === 'choice' &&
    topic === undefined &&
    field.options.every((option) => /^\d{1,2}$/u.test(option))
  )
    return counterAfter(after) === '' || counterAfter(after) === '级'
      ? undefined
      : periodAfter(after) !== ''
        ? spanOf(before, after)
        : 'count'
  if (field.kind === 'choice' && COMPARED_BEFORE.test(before))
    return topic === undefined ? 'comparison' : topic
  if (field.kind === 'choice' && CONSISTENT_BEFORE.test(before)) return 'diagnosis'
  if (field.kind === 'choice') {
    const kind = kindOfAnswers(field.options)
    // «(dorsal/volar) angulation» is about the noun.
    const isOfNoun = kind === 'direction' && labelAfter(after) !== ''
    if (
      kind !== undefined &&
      !isOfNoun &&
      (topic === undefined || OF_KIND.has(topic)) &&
      !isNamedBefore(before)
    )
      return kind
  }
  return topic === 'level' ? (LEVEL_OF.find(([, words]) => words.test(after))?.[0] ?? topic) : topic
}
/** A field for the time until a follow-up, or for any other time. */
const spanOf = (before: string, after: string): Topic =>
  FOLLOW_UP.test(`${before.slice(-30)} ${/^[^\n.。]{0,30}/u.exec(after)?.[0]}`) ? 'followUp' : 'interval'
/** A blank has no words of its own, so its unit and its surroundings give the label. */
function topicOfBlank(field: Field, before: string, after: string): Topic | undefined {
  if (field.kind === 'number') return topicBeside(before, after)
  if (field.kind !== 'choice' && (field.kind !== 'text' || field.default !== undefined)) return undefined
  return PLACE_BEFORE.test(before) || PLACE_AFTER.test(after) ? 'location' : undefined
}
