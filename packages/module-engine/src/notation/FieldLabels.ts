import type { Locale } from '@pandok/domain'
import type { Field } from './Field.ts'
import { labelAfter, labelBefore, labelWithColon } from './names.ts'
import { topicBeside } from './readNumber.ts'
import { TOPIC_LABELS, type Topic } from './topics.ts'

/** For these topics the subject of the question is more informative than the topic: «흉수 (있음/없음)» is about 흉수. */
const OF_SOMETHING: ReadonlySet<Topic | undefined> = new Set<Topic>(['presence', 'normality', 'result'])

const PLACE_BEFORE =
  /(?:\b(?:in|at|within|along|near|involving|im|in|am|an)(?:\s(?:the|der|den|dem))?\s|(?:位于|在|于)\s?)$/iu
const PLACE_AFTER =
  /^(?:에(?![\p{L}])|에서|\s?(?:lobe|pole|segment|quadrant|portion|aspect|region|area|side|zone|level)\b|\s?(?:엽|구역|분절|부위|극)|\s?(?:叶|葉|极|極|段|区域)|に(?=\p{L})|-?(?:lappen|pol|segment)\b)/iu

/** Labels fields in their order, so that the second of «[#] and [#] mm» is labelled after the first. */
export class FieldLabels {
  private readonly locale: Locale
  private title: string
  private last: { line: number; label: string; count: number } | undefined
  private readonly used = new Set<string>()

  /** The title of the section labels the first field that has no words at all. */
  constructor(title: string, locale: Locale) {
    this.title = title
    this.locale = locale
  }

  /** Returns the label; '' if the text has no words for the field. */
  next(field: Field, { before, after, line }: { before: string; after: string; line: number }): string {
    const near = before.slice(-200)
    const label = field.name ?? this.byTopic(field, near, after)
    if (label !== undefined) {
      this.last = { line, label, count: 1 }
      this.used.add(label)
      return label
    }
    return this.byWords(field, near, after, line)
  }

  isOn(line: number): boolean {
    return this.last?.line === line
  }

  private byTopic(field: Field, before: string, after: string): string | undefined {
    const colon = labelWithColon(before)
    if (colon !== '') return colon
    const topic = field.topic ?? topicOfBlank(field, before, after)
    if (topic === undefined) return undefined
    if (OF_SOMETHING.has(topic)) {
      const words = labelBefore(before)
      if (words !== '') return words
    }
    return this.byOwnTopic(topic, before, after)
  }

  private byWords(field: Field, before: string, after: string, line: number): string {
    const { last } = this
    const own = isPlace(before) ? '' : labelBefore(before)
    // A length without a name is the size of the subject of the sentence.
    if (own === '' && isLength(field)) return this.byOwnTopic('size', before, after)
    const next = labelAfter(after)
    if (own === '' && next === '' && last?.line === line && last.label !== '') {
      last.count += 1
      return `${last.label} ${last.count}`
    }
    const label = own || next || this.title
    if (label === this.title) this.title = ''
    this.last = { line, label, count: 1 }
    return label
  }

  private byOwnTopic(topic: Topic, before: string, after: string): string {
    const label = TOPIC_LABELS[topic][this.locale]
    // The second size in a text is the size of something else.
    const thing = this.used.has(label) ? labelAfter(after) || labelBefore(before) : ''
    this.used.add(label)
    return thing === '' || thing.includes(label) ? label : `${thing} ${label}`
  }
}

const isLength = (field: Field): boolean =>
  (field.kind === 'number' || field.kind === 'measure') && /^[cm]m$/u.test(field.unit ?? '')

/** In «좌상엽에 약 2 cm» and «in the left lobe 2 cm», the words before the number are a place and not a name. */
const isPlace = (before: string): boolean =>
  /[가-힣A-Za-z](?:에|에서|내)\s(?:약\s?)?$|\p{Script=Han}に\s?$|\b(?:in|at|within|im|in der)\s(?:[\p{L}-]+\s){1,4}$/u.test(
    before.slice(-60),
  )

/** A blank has no words of its own, so the topic comes from its unit and from the words around it. */
function topicOfBlank(field: Field, before: string, after: string): Topic | undefined {
  if (field.kind === 'number') return topicBeside(before, after)
  if (field.kind !== 'choice' && (field.kind !== 'text' || field.default !== undefined)) return undefined
  return PLACE_BEFORE.test(before) || PLACE_AFTER.test(after) ? 'location' : undefined
}
