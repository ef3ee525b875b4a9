import { isAnswerKind } from './answerKinds.ts'
import { commonNoun } from './answerNouns.ts'
import { isDenial } from './answerWords.ts'
import type { Field } from './Field.ts'
import type { LabelMemory } from './LabelMemory.ts'
import { isNoName, joined, labelAfter, labelBefore, thingAfter } from './names.ts'
import { topicOfField } from './topicOfField.ts'
import { dimensionOfWord, TOPIC_LABELS, type Topic } from './topics.ts'
import {
  compoundOf,
  isNounBefore,
  isPlainName,
  numberBefore,
  PLACE_NOUN,
  phraseOf,
  propertyBefore,
} from './wordsBefore.ts'

/** Topics whose own name says less than the thing that is asked about: «흉수 (있음/없음)» is about 흉수. */
const OF_SOMETHING: ReadonlySet<Topic | undefined> = new Set<Topic>([
  'presence',
  'normality',
  'result',
  'level',
])
/** Topics of adjectives, which say less than the thing that they are about. */
const OF_THING: ReadonlySet<Topic> = new Set<Topic>(['severity', 'calcification', 'extent', 'displacement'])
/** Topics that a noun right before them says better: «plaque (calcified/mixed)». */
const OF_WORD: ReadonlySet<Topic> = new Set<Topic>(['severity', 'calcification'])
/** «보고시각 __:__» says itself what it is. */
const TIME_WORD = /(?:시각|시간|일시|time|zeit|時刻|时间|時間)$/iu
/** «胎盘位于(前壁/后壁)»: the place of what lies there. */
const LYING = /(?:^|[\n，。；、,;])\s*(\p{Script=Han}{2,6})位于\s?$/u
const SEQUENCE = /(?:T1|T2|FLAIR|DWI|ADC|STIR|SWI|PD)\p{L}{0,4}[\s(（]*$/u
/** «(mild/severe) change» is better called by its answers. */
const VAGUE = /(?:^| )(?:changes?|lesions?|degree|소견|변화|병변|変化|病変|病变|改变)$/iu
const OF_SHARED: ReadonlySet<Topic> = new Set<Topic>(['severity', 'presence', 'amount'])
/** In «전화로 (양성/악성) 결과 설명함», «전화로» (by phone) doesn't name the field. */
const HOW_BEFORE = /[가-힣]으?로\s*$/u
/** Topics of a property; where something is, how much of it there is and how it changed is asked of a thing. */
const OF_PROPERTY: ReadonlySet<Topic> = new Set<Topic>([
  'homogeneity',
  'adequacy',
  'enhancement',
  'echogenicity',
  'margin',
  'shape',
  'composition',
  'signal',
  'attenuation',
  'vascularity',
  'grade',
  'distribution',
  'certainty',
  'orientation',
  'differentiation',
])

/** The label by what the answers, the unit or the place of a field say that it is about; undefined if they say nothing. */
export function labelByTopic(
  memory: LabelMemory,
  field: Field,
  before: string,
  after: string,
  line: number,
): string | undefined {
  const topic = topicOfField(field, before, after)
  // «DIAGNOSIS: [Tubular adenoma|…]»: the heading has asked.
  if (
    topic === undefined ||
    (isAnswerKind(topic) && memory.title !== '' && before.trim() === '' && !memory.last)
  )
    return undefined
  const common = field.kind === 'choice' && OF_SHARED.has(topic) ? commonNoun(field.options) : ''
  if (common !== '') return common
  // «혈류 grade 0/1/2/3»: a grade of something.
  const areCodes = field.kind === 'choice' && field.options.every((option) => /^[\dIVX]/u.test(option))
  const graded = topic === 'grade' && areCodes && /\p{L}\s*$/u.test(before) ? labelBefore(before) : ''
  if (/\s/u.test(graded)) return graded
  if (topic === 'time') {
    const words = labelBefore(before)
    return TIME_WORD.test(words) ? words : TOPIC_LABELS.time[memory.locale]
  }
  // «활동성 (없음/경도/중등도)» is about what may be missing, «Canal [mild|severe]» about the word it follows.
  const mayBeMissing = field.kind === 'choice' && field.options.some(isDenial)
  const isOfWord = OF_WORD.has(topic) && /\p{L}\s*$/u.test(before) && !isNoName(before)
  if (OF_SOMETHING.has(topic) || mayBeMissing || isOfWord) {
    // «左肾（有/无）积水»: without a space the noun behind is what is there or not.
    const found =
      topic === 'presence' ? (/^\p{Script=Han}{2,6}(?=[,，。、；;\s]|$)/u.exec(after)?.[0] ?? '') : ''
    if (found !== '') return found
    // «HSIL, (with/without) gland extension»: nothing that belongs to it stands before it.
    const isOpening = /(?:^|[,，])[^\p{L}\p{N}]*$/u.test(before)
    const words =
      (isOpening && labelAfter(after)) ||
      (HOW_BEFORE.test(before) ? labelAfter(after) : labelBefore(before)) ||
      numberBefore(before) ||
      subjectOf(memory, before, line)
    if (words !== '') return words
    if (topic === 'level') return undefined
  }
  const property = field.kind === 'choice' && OF_PROPERTY.has(topic) ? propertyBefore(before) : ''
  if (property !== '') return property
  // «(mild/severe) stenosis», «(calcified/mixed) plaque»: with nothing before them they are about the thing behind.
  const thing =
    OF_THING.has(topic) &&
    (!/[\p{L}\d]\.?\s*$/u.test(before) ||
      /(?:^|\s)(?:and|und)\s*$/u.test(before) ||
      labelBefore(before) === '')
      ? thingAfter(after, memory.locale, true)
      : ''
  // In «T1WI（高/等/低）信号», the word before the answers names the sequence.
  const isOfSequence = field.topic === 'level' && topic !== 'level' && SEQUENCE.test(before)
  if (isOfSequence) return joined(labelBefore(before), TOPIC_LABELS[topic][memory.locale])
  return thing === '' || VAGUE.test(thing) ? topicLabel(memory, topic, before, after) : thing
}

/** «비장 길이 ___ cm로 (정상/비대)»: right behind a value, what it was a value of. */
export function subjectOf(memory: LabelMemory, before: string, line: number): string {
  const last = memory.last?.line === line && /^\s*$/u.test(before) ? memory.last.label : ''
  if (last === '') return ''
  const [, thing = last, dimension = ''] = /^(.+)\s(\p{L}+)$/u.exec(last) ?? []
  const subject = dimensionOfWord(dimension) === undefined ? last : thing
  return memory.isUsed(subject) ? joined(subject, TOPIC_LABELS.normality[memory.locale]) : subject
}

/** The name of a topic, with the thing that it is a property of where a text has it several times. */
export function topicLabel(
  memory: LabelMemory,
  topic: Topic,
  before: string,
  after: string,
  last = '',
): string {
  const label = TOPIC_LABELS[topic][memory.locale]
  const lying = topic === 'location' ? LYING.exec(before)?.[1] : undefined
  if (lying !== undefined) return `${lying}${label}`
  // In «関節液(少量/多量)», the answers are amounts of the thing before them.
  const isOfNoun =
    (topic === 'amount' || topic === 'location') && /\p{L}\s*$/u.test(before) && !isNoName(before)
  const noun = isOfNoun && !PLACE_NOUN.test(before) ? labelBefore(before) : ''
  if ([...noun].length > 1 && isPlainName(noun) && !noun.endsWith(label)) return joined(noun, label)
  const compound = compoundOf(before, label) ?? phraseOf(before)
  if (compound !== undefined) return compound
  // If a text has several lengths, or two fields of one topic, each label has to name its thing.
  const isOneOfMany = memory.isUsed(label) || (memory.hasLengths && topic === 'size')
  // «肾囊肿，____×____cm»
  const isNear = isOneOfMany && /\p{Script=Han}[，、]\s?$/u.test(before)
  const isAdjacent = isNear || /[\p{L}\d]\.?\s*$/u.test(before)
  const adjacent = isAdjacent && !isNoName(before) && !PLACE_NOUN.test(before) ? labelBefore(before) : ''
  const behind = isOneOfMany ? thingAfter(after, memory.locale) : ''
  // «우측 난소 2.8 x 1.9 cm»: what is measured stands right before it.
  if (isOneOfMany && behind === '' && adjacent !== '') return adjacent
  if (topic === 'size' && adjacent !== '' && isNounBefore(before) && isPlainName(adjacent))
    return joined(adjacent, label)
  const thing = behind || (isOneOfMany ? last : '')
  return thing === '' || thing.includes(label) ? thing || label : joined(thing, label)
}
