import type { Locale } from '@pandok/domain'
import { withoutFields } from './answerNouns.ts'
import { isAffirmation, topicOf } from './answerWords.ts'
import { dayLabel } from './dayLabel.ts'
import type { AnswerDetail, Field } from './Field.ts'
import { LabelMemory, type Surroundings } from './LabelMemory.ts'
import { labelByWords } from './labelByWords.ts'
import { joined, labelBefore } from './names.ts'
import { isBelowSpecimen, nearWords, SIDE_LABEL } from './nearWords.ts'
import { certainLabel, isMeasured, relatedLabel } from './relatedLabel.ts'
import { isSideWord } from './sideField.ts'
import { labelByTopic } from './topicLabel.ts'
import { DATE_LABELS, TOPIC_LABELS, type Topic } from './topics.ts'
import { questionOf } from './wordsBefore.ts'

/** «Primary mass: ___ cm → ___ cm» */
const ARROW = /^\s*(?:→|->|⇒)\s*$/u
/** «LN: #4R (_/_), #7 (_/_)» */
const STATION = /(?:^|[^\p{L}\d])(#\d{1,2}[A-Z]?)\s?[(（]\s*$/u
const DEGREES: ReadonlySet<Topic> = new Set<Topic>(['severity', 'amount'])

/** Labels fields in their order, so that the second of «[#] and [#] mm» is labeled after the first. */
export class FieldLabels {
  private readonly memory: LabelMemory

  /**
   * The title of the section labels the first field that has no words at all. Where a text has several lengths, each
   * of them is called by its thing.
   */
  constructor(title: string, locale: Locale, hasLengths: boolean) {
    this.memory = new LabelMemory(title, locale, hasLengths)
  }

  /** The label; '' if the text has no words for the field. */
  next(field: Field, { before, after, line, head, isEnded, cell }: Surroundings): string {
    const { memory } = this
    const { locale } = memory
    const isDiagnosis = isBelowSpecimen(before, memory.last?.label, locale)
    const near = nearWords(field, before, isDiagnosis)
    // A field for a side is labeled as such, whatever the words around it are.
    memory.line = line
    if (field.kind === 'side' || (field.kind === 'choice' && field.isSide)) return ''
    if (field.kind === 'date')
      return memory.remember(dayLabel(near, after, locale, memory.last ? '' : memory.title), line, field)
    const isWhole = field.kind === 'text' || (field.kind === 'choice' && !/^[ \t]?\p{L}/u.test(after))
    if (isDiagnosis && isWhole && field.topic === undefined)
      return memory.remember(TOPIC_LABELS.diagnosis[locale], line, field)
    const named = field.name ?? cell ?? (certainLabel(field, near, after, locale) || questionOf(near))
    if (named !== '') {
      const isSide = SIDE_LABEL.test(before) && isSideWord(named)
      return memory.remember(
        isSide ? memory.distinct(named, { head, isEnded, before: '', line }) : named,
        line,
        field,
      )
    }
    const station = STATION.exec(near)?.[1]
    if (station !== undefined) return memory.remember(joined(questionOf(head) || 'LN', station), line, field)
    const related = relatedLabel(field, near, after, locale)
    // «Nottingham: tubules __ + nuclei __ = __/9»: the sum is what the line asks.
    const isSum = related === TOPIC_LABELS.score[locale] && memory.isUnused(questionOf(head))
    if (related !== '') return memory.remember(isSum ? questionOf(head) : related, line, field)
    if (ARROW.test(near) && memory.last?.line === line && memory.last.isAmount && isMeasured(field))
      return memory.remember(joined(memory.last.label, TOPIC_LABELS.current[locale]), line, field)
    const label = labelByTopic(memory, field, near, withoutFields(field, after), line)
    if (label !== undefined)
      return memory.remember(memory.distinct(label, { head, isEnded, before: near, line }), line, field)
    return labelByWords(memory, field, near, withoutFields(field, after), { line, head, isEnded })
  }

  isOn(line: number): boolean {
    return this.memory.line === line
  }

  /** Labels the additional field of one answer: by its share or size, or by the words of the answer. */
  ofDetail({ field, opening }: AnswerDetail, answer: string): string {
    const words = labelBefore(opening.replace(/[(（]/gu, ''))
    if (words !== '') return words
    const { last, locale } = this.memory
    const asked = last?.label ?? ''
    if (field.kind === 'date') return joined(asked, DATE_LABELS[locale])
    if (field.kind === 'number' && field.unit === '%') return `${asked} %`.trim()
    if (field.kind === 'text' && isAffirmation(answer)) return joined(asked, TOPIC_LABELS.details[locale])
    // «none/small/large (__ mm)»: «large» is no name of the size.
    const isDegree = isMeasured(field) && DEGREES.has(topicOf([answer]) ?? 'size')
    return /\p{L}/u.test(answer) && !isAffirmation(answer) && !isDegree
      ? answer
      : `${asked} ${TOPIC_LABELS.size[locale]}`.trim()
  }
}
