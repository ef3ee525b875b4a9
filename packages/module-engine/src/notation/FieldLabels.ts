import type { Locale } from '@pandok/domain'
import { isDenial, topicOf } from './answerWords.ts'
import type { AnswerDetail, Field } from './Field.ts'
import { labelAfter, labelBefore, labelWithColon } from './names.ts'
import { counterAfter, periodAfter } from './readBlank.ts'
import { topicBeside } from './readNumber.ts'
import { dimensionAtEnd, TOPIC_LABELS, type Topic } from './topics.ts'

/** Topics whose own name says less than the thing that is asked about: «흉수 (있음/없음)» is about 흉수. */
const OF_SOMETHING: ReadonlySet<Topic | undefined> = new Set<Topic>([
  'presence',
  'normality',
  'result',
  'level',
])

const PLACE_BEFORE =
  /(?:\b(?:[Ii]n|[Aa]t|[Ww]ithin|[Aa]long|[Nn]ear|[Ii]nvolving|[Ii]m|[Aa]m|[Aa]n)(?:\s(?:the|der|den|dem))?\s|(?:位于|在|于)\s?)$/u
const PLACE_AFTER =
  /^(?:에(?![\p{L}])|에서|\s?(?:lobe|pole|segment|quadrant|portion|aspect|region|area|side|zone|level)\b|\s?(?:엽|구역|분절|부위|극)|\s?(?:叶|葉|极|極|段|区域)|に(?=\p{L})|-?(?:lappen|pol|segment)\b)/iu
/** What is high or low. */
const LEVEL_OF: readonly (readonly [Topic, RegExp])[] = [
  ['signal', /^[\s-]{0,2}(?:signal|신호|信号|intens)/iu],
  ['echogenicity', /^[\s-]{0,2}(?:echo|에코|回声|エコー)/iu],
  ['attenuation', /^[\s-]{0,2}(?:attenuat|density|dens|음영|密度|吸収)/iu],
  ['grade', /^[\s-]{0,2}(?:grade|등급|级)/iu],
]

export interface Surroundings {
  before: string
  after: string
  line: number
  /** What its line begins with. */
  head: string
  /** The row and the column of a table that it stands in. */
  cell: string | undefined
}

/** Labels fields in their order, so that the second of «[#] and [#] mm» is labelled after the first. */
export class FieldLabels {
  private readonly locale: Locale
  private title: string
  private last:
    | { line: number; label: string; count: number; isTopic: boolean; isChoice: boolean }
    | undefined
  private readonly used = new Set<string>()

  /** The title of the section labels the first field that has no words at all. */
  constructor(title: string, locale: Locale) {
    this.title = title
    this.locale = locale
  }

  /** The label; '' if the text has no words for the field. */
  next(field: Field, { before, after, line, head, cell }: Surroundings): string {
    // Below a label that ends its line, the field is what the label asks.
    const near = before.slice(-200).replace(/([:：])[ \t]*\n[ \t]*(?:[-•][ \t]*)?$/u, '$1 ')
    // A side is called so, whatever stands around it.
    if (field.kind === 'side' || (field.kind === 'choice' && field.isSide)) return ''
    if (field.kind === 'date') return this.remember(this.ofDay(near, after), line, field)
    const named = field.name ?? cell ?? labelWithColon(near)
    if (named !== '') return this.remember(named, line, field)
    const factor = topicOfUnit(field) === 'size' ? factorOf(near, after) : ''
    if (factor !== '') return this.remember(factor, line, field)
    const label = this.byTopic(field, near, after)
    if (label !== undefined) return this.remember(label, line, field)
    return this.byWords(field, near, after, { line, head })
  }

  isOn(line: number): boolean {
    return this.last?.line === line
  }

  /** What one answer asks besides: its share or size, or what the answer says. */
  ofDetail({ field, opening }: AnswerDetail, answer: string): string {
    const words = labelBefore(opening.replace(/[(（]/gu, ''))
    if (words !== '') return words
    const asked = this.last?.label ?? ''
    if (field.kind === 'number' && field.unit === '%') return `${asked} %`.trim()
    return /\p{L}/u.test(answer) ? answer : `${asked} ${TOPIC_LABELS.size[this.locale]}`.trim()
  }

  private remember(label: string, line: number, { kind }: Field): string {
    const isTopic = Object.values(TOPIC_LABELS).some((labels) => labels[this.locale] === label)
    this.last = { line, label, count: 1, isTopic, isChoice: kind === 'choice' }
    if (label === this.title) this.title = ''
    this.used.add(label)
    return label
  }

  /** «환자는 ____년 __월 __일 수술 후»: what happened on the day, not who is spoken of. */
  private ofDay(before: string, after: string): string {
    const isSubject = /[가-힣](?:은|는)\s*$/u.test(before)
    const words = labelWithColon(before) || (isSubject ? '' : labelBefore(before))
    return words || this.title || labelAfter(after)
  }

  private byTopic(field: Field, before: string, after: string): string | undefined {
    const topic = topicOfAnswers(field, after) ?? topicOfBlank(field, before, after)
    if (topic === undefined) return undefined
    // «활동성 (없음/경도/중등도)» is about what may be missing.
    const mayBeMissing = field.kind === 'choice' && field.options.some(isDenial)
    if (OF_SOMETHING.has(topic) || mayBeMissing) {
      const words = labelBefore(before)
      if (words !== '') return words
      if (topic === 'level') return undefined
    }
    return this.byOwnTopic(topic, before, after)
  }

  private byWords(
    field: Field,
    before: string,
    after: string,
    { line, head }: Pick<Surroundings, 'line' | 'head'>,
  ): string {
    const last = this.last?.line === line && this.last.label !== '' ? this.last : undefined
    const words = isPlace(before) ? '' : labelBefore(before)
    // «LUL, 6 mm»: an answer that was given is no name.
    const topic = topicOfUnit(field)
    // «upper pole, 5 mm stone»: a length belongs to the thing behind it, not to what a comma has ended.
    const isEnded =
      topic !== undefined && /[,，]\s*$/u.test(before) && /^\s\p{L}/u.test(after) && labelAfter(after) !== ''
    const isGiven = /^\p{Lu}{2,4}$/u.test(words) && topicOf([words]) === 'location'
    const own = isGiven || isEnded ? '' : words
    // A length that nothing names is the size of what the sentence is about, or of what was asked right before it.
    if (own === '' && topic) {
      const thing = last?.isTopic ? '' : last?.label
      const isBehind = last?.isChoice && thing !== '' && /^[\s\p{P}]*$/u.test(before)
      const own = `${thing} ${TOPIC_LABELS[topic][this.locale]}`
      return this.remember(isBehind ? own : this.byOwnTopic(topic, before, after, thing), line, field)
    }
    const next = (field.kind === 'integer' && periodAfter(after)) || labelAfter(after)
    const asked = labelWithColon(head)
    if (own === '' && next === '' && last && !last.isTopic && (asked === '' || this.used.has(asked))) {
      last.count += 1
      return `${last.label} ${last.count}`
    }
    return this.remember(own || next || asked || contentOf(field, after) || this.title, line, field)
  }

  private byOwnTopic(topic: Topic, before: string, after: string, last = ''): string {
    const label = TOPIC_LABELS[topic][this.locale]
    const compound = compoundOf(before, label)
    if (compound !== undefined) return compound
    // The second size of a text is the size of something else.
    const thing = this.used.has(label) ? labelAfter(after) || labelBefore(before) || last : ''
    return thing === '' || thing.includes(label) ? thing || label : `${thing} ${label}`
  }
}

/** «Randbegrenzung», «核グレード», «门静脉内径»: the word itself says of what. */
function compoundOf(before: string, label: string): string | undefined {
  const word =
    /([\p{L}-]+)(?:\s?(?:约|約|ca\.))?\s*$/u
      .exec(before)?.[1]
      ?.replace(/^.*[见示伴]|^[にのをがはで]+|[约約はがの]$/gu, '') ?? ''
  const isLonger = word.length > label.length && word.toLowerCase().endsWith(label.toLowerCase())
  if (isLonger && !/[가-힣]/u.test(word)) return word
  const isDimension = /^\p{Script=Han}{2,8}$/u.test(word) && dimensionAtEnd(word) !== undefined
  return isDimension ? word : undefined
}

/** «[병변 위치]: …»: a few words to be replaced say what belongs there. */
const contentOf = (field: Field, after: string): string =>
  field.kind === 'text' && /^\s?[:：]/u.test(after) && /^\p{L}[\p{L} ]{1,20}$/u.test(field.default ?? '')
    ? (field.default ?? '')
    : ''

/** «__ mm AP x __ mm TR»: each factor is called by the direction behind it. */
function factorOf(before: string, after: string): string {
  const isFactor = /^\s\p{L}{2,16}\s?[x×]\s/u.test(after) || /\p{L}\s?[x×]\s*$/u.test(before)
  return isFactor ? (/^\s(\p{L}{2,16})/u.exec(after)?.[1] ?? '') : ''
}

function topicOfUnit(field: Field): Topic | undefined {
  if (field.kind !== 'number' && field.kind !== 'measure') return undefined
  if (/^[cm]m$/u.test(field.unit ?? '')) return 'size'
  if (/^(?:m[Ll]|cc)$/u.test(field.unit ?? '')) return 'volume'
  return field.kind === 'measure' && field.what === 'density' ? 'density' : undefined
}

/** In «좌상엽에 약 2 cm» and «in the left lobe 2 cm», the words before the number are a place and not a name. */
const isPlace = (before: string): boolean =>
  /[가-힣A-Za-z](?:에|에서|내)\s(?:약\s?)?$|\p{Script=Han}に\s?$|\b(?:in|at|within|im|in der)\s(?:[\p{L}-]+\s){1,4}$/u.test(
    before.slice(-60),
  )

/** What the answers are about; of high and low, and of numbers, what follows them says it. */
function topicOfAnswers(field: Field, after: string): Topic | undefined {
  const { topic } = field
  if (
    field.kind === 'choice' &&
    topic === undefined &&
    field.options.every((option) => /^\d{1,2}$/u.test(option))
  )
    return counterAfter(after) === '' ? undefined : 'count'
  return topic === 'level' ? (LEVEL_OF.find(([, words]) => words.test(after))?.[0] ?? topic) : topic
}

/** A blank says nothing itself: its unit and what stands around it do. */
function topicOfBlank(field: Field, before: string, after: string): Topic | undefined {
  if (field.kind === 'number') return topicBeside(before, after)
  if (field.kind !== 'choice' && (field.kind !== 'text' || field.default !== undefined)) return undefined
  return PLACE_BEFORE.test(before) || PLACE_AFTER.test(after) ? 'location' : undefined
}
