import type { Locale } from '@pandok/domain'
import { contentOf, qualifiedNoun, sharedOf } from './answerNouns.ts'
import { isAffirmation, isAnswerWord, isOperation, isOther, topicOf } from './answerWords.ts'
import type { Field } from './Field.ts'
import type { LabelMemory, LastField, Surroundings } from './LabelMemory.ts'
import { isNoName, joined, labelAfter, labelBefore, labelWithColon } from './names.ts'
import { counterAfter, periodAfter } from './readBlank.ts'
import { isShare, topicOfUnit } from './relatedLabel.ts'
import { subjectOf, topicLabel } from './topicLabel.ts'
import { dimensionOfWord, TOPIC_LABELS, type Topic } from './topics.ts'
import { isExamined, PLACE_NOUN, questionOf } from './wordsBefore.ts'

/** Headings that label the field below them. «Findings» isn't one of them, because each thing below it has its own name. */
const CONCLUDING =
  /^(?:(?:final |path )?(?:dx|diagn\p{L}+)|imp\p{L}*|.*(?:진단|결론|판정|诊断|診断|印象)|beurteilung)/iu
/** «급성 ( ) 충수염» */
const ACUTE: ReadonlySet<Topic | undefined> = new Set<Topic>(['acuity', 'severity', 'distribution'])
/** «Invasive (ductal/lobular) carcinoma» */
const LATIN_ADJECTIVE = /^(?:[A-Z][a-z]+|[a-z]+)(?:ive|ous|oid|atic|etic|itic)$/u
const SHORT_PERIODS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  w: { ko: '주', en: 'weeks', zh: '周', ja: '週', de: 'Wochen' },
  d: { ko: '일', en: 'days', zh: '天', ja: '日', de: 'Tage' },
}
/** «__/__ befallen», «of __ examined»: what is said of them, not what they are. */
const PARTICIPLE =
  /^\s?(?:befallen|untersucht|tumorfrei|positiv|examined|involved|positive|sampled|전이|양성|阳性|転移)/iu
const EXAMINED = /^\s?\p{Ll}*\s?(?:of|out of)\s?\|\s(examined)/u
const MARGIN = /절제연|절단연|변연부|断端|切缘|切端|\bmargins?\b|\b(?:PM|DM|RM|CRM|VM|HM)$|rand$|ränder$/iu

/** The label by the words around a field, or by what the field before it was about. */
export function labelByWords(
  memory: LabelMemory,
  field: Field,
  before: string,
  after: string,
  { line, head, isEnded }: Pick<Surroundings, 'line' | 'head' | 'isEnded'>,
): string {
  const last = memory.last?.line === line && memory.last.label !== '' ? memory.last : undefined
  const around = { head, isEnded, before, line }
  const asked = isEnded ? '' : questionOf(head)
  const topic = topicOfUnit(field)
  const own = ownWords(memory, field, before, after, asked)
  if (own === '' && topic) {
    const label = ofAmount(
      memory,
      amountOf(topic, asked, last?.label ?? ''),
      { before, after, head, asked },
      last,
    )
    return memory.remember(label === asked ? label : memory.distinct(label, around), line, field)
  }
  // «___ positive of ___ examined»
  const examined = field.kind === 'integer' ? EXAMINED.exec(`${before}|${after}`)?.[1] : undefined
  if (examined !== undefined && last)
    return memory.remember(joined(withoutSpread(last.label), examined), line, field)
  const composed = own === '' && last ? composedWith(memory, last, field, before, after) : ''
  if (composed !== '') return memory.remember(composed, line, field)
  const next = (field.kind === 'integer' && periodOf(memory, after)) || labelAfter(after)
  if (
    own === '' &&
    next === '' &&
    last &&
    !last.isTopic &&
    sharedOf(field) === '' &&
    (asked === '' || memory.isUsed(asked))
  ) {
    const said = ofLast(memory, last, field, before, asked)
    if (said !== '') return memory.remember(said, line, field)
    last.count += 1
    return `${last.label} ${last.count}`
  }
  const shared = own === '' ? sharedOf(field) : ''
  if (shared !== '') return memory.remember(memory.distinct(shared, around), line, field)
  const qualified = memory.locale === 'de' ? qualifiedNoun(field, after) : ''
  const number = /(?:^|\s)[(（]?(\d)[.)）、．][ \t\u3000]*$/u.exec(before)?.[1]
  const numbered = memory.heading !== '' && number !== undefined ? `${memory.heading} ${number}` : ''
  const label =
    qualified ||
    own ||
    next ||
    asked ||
    contentOf(field, after) ||
    memory.title ||
    numbered ||
    labelWithColon(before)
  return memory.remember(own === '' ? label : memory.distinct(label, around), line, field)
}

/** What a field without words of its own is called after the one before it. */
function ofLast(memory: LabelMemory, last: LastField, field: Field, before: string, asked: string): string {
  const isTitled = field.kind === 'choice' && CONCLUDING.test(memory.title) && !last.isAmount
  if (isTitled) return memory.title
  if (/[.。]\s*$/u.test(before)) return ofSentence(memory, field)
  return isShare(field) && asked !== '' ? joined(asked, '%') : relatedTo(memory, last, field)
}

/** An amount that nothing names is one of what the sentence is about, or of what was asked right before it. */
function ofAmount(
  memory: LabelMemory,
  topic: Topic,
  { before, after, head, asked }: { before: string; after: string; head: string; asked: string },
  last: LastField | undefined,
): string {
  const isAskedFor = labelAfter(after) === '' && memory.isUnused(questionOf(head)) && isNoName(before)
  if (isAskedFor) return questionOf(head)
  const isAskedOf = !last?.isChoice && memory.isUnused(asked)
  const said = (isAskedOf ? asked : (last?.label ?? '')).replace(/ %$/u, '')
  const place = TOPIC_LABELS.location[memory.locale]
  const thing = last?.isTopic ? '' : said.endsWith(place) ? said.slice(0, -place.length).trim() : said
  const isBehind = last?.isChoice && thing !== '' && /^[^.。\P{P}]*$/u.test(before.replaceAll(/\s/gu, ''))
  if (isBehind)
    return dimensionOfWord(thing) === undefined ? `${thing} ${TOPIC_LABELS[topic][memory.locale]}` : thing
  // In «HEAD CT [plain]: There is a __ mm», the words of the number's own sentence separate it from the question before.
  const near = /\p{L}{2}.*\s$/u.test(before) && last?.isChoice ? '' : thing
  return topicLabel(memory, topic, before, after, near)
}

/** The words before a field that name it; '' if they say something else. */
function ownWords(memory: LabelMemory, field: Field, before: string, after: string, asked: string): string {
  const next = labelAfter(after)
  const isBehindComma = /[,，]\s*$/u.test(before)
  // «Histologic type: adenocarcinoma, (lepidic/acinar)»: what a comma has ended was an answer.
  const isAnswered = isBehindComma && field.kind === 'choice' && (memory.isUnused(asked) || next !== '')
  // «Sections show ____»: the heading says what is written there.
  if (
    memory.title !== '' &&
    /^\s*(?:The |Histologic )?[Ss]ections? (?:shows?|reveals?|demonstrates?)\s*$/u.test(before)
  )
    return ''
  if (isNoName(before) || isAnswered || isExamined(before)) return ''
  const words = labelBefore(before)
  // In «IUP at __ weeks __ days», the words before the number don't name it.
  if (field.kind === 'integer' && periodAfter(after) !== '' && /\b(?:at|of)\s*$/u.test(before)) return ''
  const isLength = topicOfUnit(field) !== undefined
  // «upper pole, 5 mm stone»: a length belongs to the thing behind it, not to what a comma has ended.
  const isEnded = isLength && isBehindComma && /^\s\p{L}/u.test(after) && next !== ''
  // «LUL, 6 mm»: an answer that was given is no name.
  const isGiven =
    !(field.kind === 'choice' && field.options.every((option) => /^\d/u.test(option))) &&
    /^\p{Lu}{2,4}$/u.test(words) &&
    topicOf([words]) === 'location' &&
    !isAmountOf(field)
  // «Chronic (active/inactive) gastritis»: neither is an adjective, where the noun follows.
  const isQualifier =
    (field.kind === 'choice' || (field.kind === 'text' && ACUTE.has(topicOf([words])))) &&
    // «N(0/1/2) M(0/1)»: a letter is a name of its own.
    words.length > 1 &&
    (isAnswerWord(words) || LATIN_ADJECTIVE.test(words)) &&
    !isOperation(words) &&
    next !== ''
  // «Stone: (Rt/Lt) (upper/lower) pole, 6 mm»: the noun of a place that was chosen.
  const isPlaceNoun = (isLength || (field.kind === 'choice' && isBehindComma)) && PLACE_NOUN.test(before)
  return isGiven || isEnded || isQualifier || isPlaceNoun ? '' : words
}

/** «__세 __개월», «__ / __», «… / Riss (Vorderhorn/Hinterhorn)»: what belongs to the field right before it. */
function composedWith(
  memory: LabelMemory,
  last: LastField,
  field: Field,
  before: string,
  after: string,
): string {
  if (field.kind === 'choice' && last.answer !== '' && /^\s*$/u.test(before))
    return isAffirmation(last.answer) ? joined(last.label, TOPIC_LABELS.variety[memory.locale]) : last.answer
  if (field.kind !== 'integer') return ''
  if (/^\s?(?:\p{Ll}+\s)?(?:[/／]|of|von|out of)\s?$/u.test(before))
    return totalOf(
      memory,
      PARTICIPLE.test(after) ? withoutSpread(last.label) : labelAfter(after) || withoutSpread(last.label),
    )
  const counter = /^[\s→×x(（]*$/u.test(before) && periodAfter(after) === '' ? counterAfter(after) : ''
  if (/^[개個个枚块]$/u.test(counter)) return joined(last.label, TOPIC_LABELS.count[memory.locale])
  return counter === '' ? '' : joined(last.label, counter)
}

function totalOf(memory: LabelMemory, things: string): string {
  const total = TOPIC_LABELS.total[memory.locale]
  return memory.locale === 'en' ? joined(total, things) : joined(things, total)
}

/** «ER: (positive/negative), ___ %», «원격전이: □무 □유 ( )»: what more is asked about the same. */
function relatedTo(memory: LabelMemory, last: LastField, field: Field): string {
  if (isShare(field) && last.isChoice) return `${last.label} %`
  if (field.kind === 'text' && isOther(last.end)) return last.end
  if (field.kind === 'text' && last.answer !== '')
    return joined(last.label, TOPIC_LABELS.details[memory.locale])
  if (field.kind === 'choice' && last.isCount) return joined(last.label, TOPIC_LABELS.variety[memory.locale])
  if (field.kind === 'choice' && last.isAmount)
    return subjectOf(memory, '', last.line) || joined(last.label, TOPIC_LABELS.normality[memory.locale])
  const [, noun = ''] =
    field.kind === 'choice' ? (/^normal (\p{Ll}{4,})$/u.exec(field.options[0] ?? '') ?? []) : []
  return noun === '' ? '' : joined(last.label, noun)
}

/** «SD ___ months. [Within normal limits|Advanced].»: nothing in the sentence says what the answers are about. */
function ofSentence(memory: LabelMemory, field: Field): string {
  const label = TOPIC_LABELS.normality[memory.locale]
  return field.kind === 'choice' && !memory.isUsed(label) ? label : ''
}

/** «__w __d» counts weeks and days. */
function periodOf(memory: LabelMemory, after: string): string {
  const period = periodAfter(after)
  return Object.hasOwn(SHORT_PERIODS, period) ? (SHORT_PERIODS[period]?.[memory.locale] ?? period) : period
}

/** «LN metastasis: __ / __», «양성 core 수: __ / __»: all nodes, of which the first number are metastases. */
const withoutSpread = (label: string): string =>
  label
    .replace(
      /^(?:양성|전이|positive|involved|befallene)\s|(?<=.)\s?(?:metastas[ei]s|전이|转移|転移|Metastasen?)$/giu,
      '',
    )
    .replace(/(?<=.)\s수$/u, '')

/** «TZ ___ g»: a weight and a volume are those of a place. */
const isAmountOf = (field: Field): boolean => /^(?:weight|volume)$/u.test(topicOfUnit(field) ?? '')

/** The length that belongs to a margin is how far the tumor is from it. */
const amountOf = (topic: Topic, asked: string, last: string): Topic =>
  topic === 'size' && MARGIN.test(last === '' ? asked : last) ? 'distance' : topic
