import type { Locale } from '@pandok/domain'
import { isDenial } from './answerWords.ts'
import type { Field } from './Field.ts'
import { joined } from './names.ts'
import { isMeasured } from './relatedLabel.ts'
import { isSideWord } from './sideField.ts'
import { TOPIC_LABELS } from './topics.ts'
import { isPartOf, prefixOf, questionOf } from './wordsBefore.ts'

export interface Surroundings {
  before: string
  after: string
  line: number
  /** The words with which the line of the field begins. */
  head: string
  /** Whether a sentence has ended since. */
  isEnded: boolean
  /** The row and the column of a table that it stands in. */
  cell: string | undefined
}

/** The field that was labeled last. */
export interface LastField {
  line: number
  label: string
  count: number
  isTopic: boolean
  isChoice: boolean
  isAmount: boolean
  isCount: boolean
  /** The last of its answers, if another of them says that there is nothing. */
  answer: string
  /** The last of its answers. */
  end: string
}

/** What has been labeled in a section so far, and the labels that are taken. */
export class LabelMemory {
  readonly locale: Locale
  readonly heading: string
  /** Whether the section has several lengths, so that each of them has to be called by its thing. */
  readonly hasLengths: boolean
  /** The title of the section, until a field is called by it. */
  title: string
  last: LastField | undefined
  /** The line of the last field. */
  line = -1
  private readonly used = new Set<string>()

  constructor(title: string, locale: Locale, hasLengths: boolean) {
    this.heading = title
    this.title = title
    this.locale = locale
    this.hasLengths = hasLengths
  }

  isUsed(label: string): boolean {
    return this.used.has(label)
  }

  isUnused(label: string): boolean {
    return label !== '' && !this.used.has(label)
  }

  remember(label: string, line: number, field: Field): string {
    const isTopic = Object.values(TOPIC_LABELS).some((labels) => labels[this.locale] === label)
    const rulesOut = field.kind === 'choice' && field.options.some((option) => isDenial(option))
    const answer = rulesOut ? (field.options.at(-1) ?? '') : ''
    const isAmount = isMeasured(field)
    const end = field.kind === 'choice' ? (field.options.at(-1) ?? '') : ''
    this.last = {
      line,
      label,
      count: 1,
      isTopic,
      isChoice: field.kind === 'choice',
      isAmount,
      isCount: field.kind === 'integer',
      answer,
      end,
    }
    if (label === this.title) this.title = ''
    this.used.add(label)
    return label
  }

  /** «L4-5: … Canal [mild|severe]» below «L3-4: … Canal [mild|severe]»: what the line is about tells them apart. */
  distinct(
    label: string,
    { head, isEnded, before, line }: Pick<Surroundings, 'head' | 'isEnded' | 'before' | 'line'>,
  ): string {
    const last = this.last?.label ?? ''
    // «ER ___ % (IRS __/12), PR ___ % (IRS __/12)»: what opens a bracket belongs to what stands before it.
    const isInside = /^\s*[(（][^()（）\n]*$/u.test(before) && !last.includes(label)
    if (isInside && this.used.has(label) && last !== '') return joined(last, label)
    const [, shared = ''] = /^(.+)\s\S+$/u.exec(last) ?? []
    const isSide = isSideWord(label)
    if (isSide && this.last?.line === line && shared !== '' && isSideWord(last.slice(shared.length + 1)))
      return `${shared} ${label}`
    const asked = questionOf(head)
    const prefix = this.last?.line === line && !/[.。\n]/u.test(before) ? prefixOf(last) : ''
    const isTold =
      this.used.has(label) ||
      (isSide && (label.length > 1 || /\p{Lo}/u.test(label))) ||
      (!isEnded && !/[(（]/u.test(head) && isPartOf(label, asked))
    if (this.used.has(label) && prefix !== '' && !prefix.includes(label) && !this.last?.isTopic)
      return joined(prefix, label)
    if (!isTold || asked === '' || label.includes(asked)) return label
    return asked.endsWith(label) ? this.counted(asked) : joined(asked, label)
  }

  private counted(label: string): string {
    let count = 2
    while (this.used.has(`${label} ${count}`)) count += 1
    return `${label} ${count}`
  }
}
