import type { Locale } from '@pandok/domain'
import { isAnswerKind, kindOfAnswers } from './answerKinds.ts'
import { isAffirmation, isAnswerWord, isDenial, isOperation, isOther, topicOf } from './answerWords.ts'
import { isExamination } from './examination.ts'
import type { AnswerDetail, Field } from './Field.ts'
import {
  BRACKETED_LABEL,
  isNoName,
  joined,
  labelAfter,
  labelBefore,
  labelWithColon,
  thingAfter,
} from './names.ts'
import { counterAfter, periodAfter } from './readBlank.ts'
import { topicBeside } from './readNumber.ts'
import { certainLabel, isMeasured, isShare, relatedLabel, topicOfUnit } from './relatedLabel.ts'
import { isSideWord } from './sideField.ts'
import { DATE_LABELS, dimensionAtEnd, dimensionOfWord, TOPIC_LABELS, type Topic } from './topics.ts'

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

const PLACE_BEFORE =
  /(?:\b(?:[Ii]n|[Aa]t|[Ww]ithin|[Aa]long|[Nn]ear|[Ii]nvolving|[Ii]m|[Aa]m|[Aa]n)(?:\s(?:the|der|den|dem))?\s|(?:位于|在|于)\s?)$/u
const PLACE_AFTER =
  /^(?:에(?![\p{L}])|에서|\s?(?:lobe|pole|segment|quadrant|portion|aspect|region|area|side|zone|level)\b|\s?(?:엽|구역|분절|부위|극)|\s?(?:叶|葉|极|極|段|区域)|に(?=\p{L})|-?(?:lappen|pol|segment)\b)/iu
/** «胎盘位于(前壁/后壁)»: the place of what lies there. */
const LYING = /(?:^|[\n，。；、,;])\s*(\p{Script=Han}{2,6})位于\s?$/u
/** The quantity that answers such as «high» and «low» are about. */
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
  /** The words with which the line of the field begins. */
  head: string
  /** Whether a sentence has ended since. */
  isEnded: boolean
  /** The row and the column of a table that it stands in. */
  cell: string | undefined
}

interface Last {
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

/** Labels fields in their order, so that the second of «[#] and [#] mm» is labelled after the first. */
export class FieldLabels {
  private readonly locale: Locale
  private readonly heading: string
  private title: string
  private last: Last | undefined
  private lastLine = -1
  private readonly used = new Set<string>()

  private readonly hasLengths: boolean

  /**
   * The title of the section labels the first field that has no words at all. Where a text has several lengths, each
   * of them is called by its thing.
   */
  constructor(title: string, locale: Locale, hasLengths: boolean) {
    this.heading = title
    this.title = title
    this.locale = locale
    this.hasLengths = hasLengths
  }

  /** The label; '' if the text has no words for the field. */
  next(field: Field, { before, after, line, head, isEnded, cell }: Surroundings): string {
    // «Skin, ____, punch biopsy:» is the specimen; what stands below it is the diagnosis.
    const isBelowSpecimen =
      (this.last !== undefined && BELOW_SPECIMEN.test(before)) ||
      BELOW_FIXED_SPECIMEN.test(before.slice(-200)) ||
      (this.last?.label === TOPIC_LABELS.procedure[this.locale] &&
        /^[ \t]*[:：][ \t]*\n[ \t]*(?:[-•][ \t]*)?$/u.test(before))
    // Below a label that ends its line, the field is what the label asks.
    const near = (isBelowSpecimen || BEHIND_COMPLEMENT.test(before) ? '' : before)
      .slice(-200)
      .replace(/([:：])[ \t]*\n[ \t]*(?:[-•][ \t]*)?$/u, '$1 ')
      .replace(/^[ \t]*[-–—:：][ \t]*$/u, '')
      .replace(BRACKETED_LABEL, '\n$1: ')
      .replace(ARROW_LABEL, '$1: ')
      .replace(LETTERED_LABEL, '\n$1: ')
      .replace(field.kind === 'choice' && field.topic === undefined ? ABOVE_COLUMN : /(?!)/u, '\n$1: ')
      .replace(SIDE_LABEL, '\n$1: ')
      .replace(field.kind === 'size' ? DIRECTION_BEFORE : /(?!)/u, '$1')
    // A field for a side is labelled as such, whatever the words around it are.
    this.lastLine = line
    if (field.kind === 'side' || (field.kind === 'choice' && field.isSide)) return ''
    if (field.kind === 'date') return this.remember(this.ofDay(near, after), line, field)
    const isWhole = field.kind === 'text' || (field.kind === 'choice' && !/^[ \t]?\p{L}/u.test(after))
    if (isBelowSpecimen && isWhole && field.topic === undefined)
      return this.remember(TOPIC_LABELS.diagnosis[this.locale], line, field)
    const named = field.name ?? cell ?? (certainLabel(field, near, after, this.locale) || questionOf(near))
    if (named !== '') {
      const isSide = SIDE_LABEL.test(before) && isSideWord(named)
      return this.remember(
        isSide ? this.distinct(named, { head, isEnded, before: '', line }) : named,
        line,
        field,
      )
    }
    const station = STATION.exec(near)?.[1]
    if (station !== undefined) return this.remember(joined(questionOf(head) || 'LN', station), line, field)
    const related = relatedLabel(field, near, after, this.locale)
    // «Nottingham: tubules __ + nuclei __ = __/9»: the sum is what the line asks.
    const isSum = related === TOPIC_LABELS.score[this.locale] && this.isUnused(questionOf(head))
    if (related !== '') return this.remember(isSum ? questionOf(head) : related, line, field)
    if (ARROW.test(near) && this.last?.line === line && this.last.isAmount && isMeasured(field))
      return this.remember(joined(this.last.label, TOPIC_LABELS.current[this.locale]), line, field)
    const label = this.byTopic(field, near, withoutFields(field, after), line)
    if (label !== undefined)
      return this.remember(this.distinct(label, { head, isEnded, before: near, line }), line, field)
    return this.byWords(field, near, withoutFields(field, after), { line, head, isEnded })
  }

  /** «L4-5: … Canal [mild|severe]» below «L3-4: … Canal [mild|severe]»: what the line is about tells them apart. */
  private distinct(
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

  isOn(line: number): boolean {
    return this.lastLine === line
  }

  /** Labels the additional field of one answer: by its share or size, or by the words of the answer. */
  ofDetail({ field, opening }: AnswerDetail, answer: string): string {
    const words = labelBefore(opening.replace(/[(（]/gu, ''))
    if (words !== '') return words
    const asked = this.last?.label ?? ''
    if (field.kind === 'date') return joined(asked, DATE_LABELS[this.locale])
    if (field.kind === 'number' && field.unit === '%') return `${asked} %`.trim()
    if (field.kind === 'text' && isAffirmation(answer))
      return joined(asked, TOPIC_LABELS.details[this.locale])
    // «none/small/large (__ mm)»: «large» is no name of the size.
    const isDegree = isMeasured(field) && DEGREES.has(topicOf([answer]) ?? 'size')
    return /\p{L}/u.test(answer) && !isAffirmation(answer) && !isDegree
      ? answer
      : `${asked} ${TOPIC_LABELS.size[this.locale]}`.trim()
  }

  private remember(label: string, line: number, field: Field): string {
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

  /** «환자는 ____년 __월 __일 수술 후»: what happened on the day, not who is spoken of. */
  private ofDay(before: string, after: string): string {
    const isSubject = /[가-힣](?:은|는|에게|께)\s*$/u.test(before)
    const said = isSubject ? '' : labelBefore(before)
    // «CT Schädel nativ vom __.__.____» is the day of the examination itself.
    if (COMPARED.test(before)) return TOPIC_LABELS.comparison[this.locale]
    if (!/[:：]\s*$/u.test(before) && COMPARED_AFTER.test(after) && !/\p{L}{2}/u.test(said))
      return TOPIC_LABELS.comparison[this.locale]
    const words =
      labelWithColon(before.replace(/(?:令和|平成|昭和)\s?$/u, '')) ||
      (isExamination(said) && !DAY_WORD.test(said) ? '' : said)
    // «vom __.__.____ um __:__»: a hour is no name of the day.
    return words || (this.last ? '' : this.title) || labelAfter(after.replace(/^\s(?:um|at|to|bis)\s/u, ''))
  }

  private byTopic(field: Field, before: string, after: string, line: number): string | undefined {
    const topic = topicOfAnswers(field, before, after) ?? topicOfBlank(field, before, after)
    // «DIAGNOSIS: [Tubular adenoma|…]»: the heading has asked.
    if (
      topic === undefined ||
      (isAnswerKind(topic) && this.title !== '' && before.trim() === '' && !this.last)
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
      return TIME_WORD.test(words) ? words : TOPIC_LABELS.time[this.locale]
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
        this.subjectOf(before, line)
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
        ? thingAfter(after, this.locale, true)
        : ''
    // In «T1WI（高/等/低）信号», the word before the answers names the sequence.
    const isOfSequence = field.topic === 'level' && topic !== 'level' && SEQUENCE.test(before)
    if (isOfSequence) return joined(labelBefore(before), TOPIC_LABELS[topic][this.locale])
    return thing === '' || VAGUE.test(thing) ? this.byOwnTopic(topic, before, after) : thing
  }

  /** «비장 길이 ___ cm로 (정상/비대)»: right behind a value, what it was a value of. */
  private subjectOf(before: string, line: number): string {
    const last = this.last?.line === line && /^\s*$/u.test(before) ? this.last.label : ''
    if (last === '') return ''
    const [, thing = last, dimension = ''] = /^(.+)\s(\p{L}+)$/u.exec(last) ?? []
    const subject = dimensionOfWord(dimension) === undefined ? last : thing
    return this.used.has(subject) ? joined(subject, TOPIC_LABELS.normality[this.locale]) : subject
  }

  private byWords(
    field: Field,
    before: string,
    after: string,
    { line, head, isEnded }: Pick<Surroundings, 'line' | 'head' | 'isEnded'>,
  ): string {
    const last = this.last?.line === line && this.last.label !== '' ? this.last : undefined
    const around = { head, isEnded, before, line }
    const asked = isEnded ? '' : questionOf(head)
    const topic = topicOfUnit(field)
    const own = this.ownWords(field, before, after, asked)
    if (own === '' && topic) {
      const label = this.ofAmount(
        amountOf(topic, asked, last?.label ?? ''),
        { before, after, head, asked },
        last,
      )
      return this.remember(label === asked ? label : this.distinct(label, around), line, field)
    }
    // «___ positive of ___ examined»
    const examined = field.kind === 'integer' ? EXAMINED.exec(`${before}|${after}`)?.[1] : undefined
    if (examined !== undefined && last)
      return this.remember(joined(withoutSpread(last.label), examined), line, field)
    const composed = own === '' && last ? this.composedWith(last, field, before, after) : ''
    if (composed !== '') return this.remember(composed, line, field)
    const next = (field.kind === 'integer' && this.periodOf(after)) || labelAfter(after)
    if (
      own === '' &&
      next === '' &&
      last &&
      !last.isTopic &&
      sharedOf(field) === '' &&
      (asked === '' || this.used.has(asked))
    ) {
      const said = this.ofLast(last, field, before, asked)
      if (said !== '') return this.remember(said, line, field)
      last.count += 1
      return `${last.label} ${last.count}`
    }
    const shared = own === '' ? sharedOf(field) : ''
    if (shared !== '') return this.remember(this.distinct(shared, around), line, field)
    const qualified = this.locale === 'de' ? qualifiedNoun(field, after) : ''
    const number = /(?:^|\s)[(（]?(\d)[.)）、．][ \t\u3000]*$/u.exec(before)?.[1]
    const numbered = this.heading !== '' && number !== undefined ? `${this.heading} ${number}` : ''
    const label =
      qualified ||
      own ||
      next ||
      asked ||
      contentOf(field, after) ||
      this.title ||
      numbered ||
      labelWithColon(before)
    return this.remember(own === '' ? label : this.distinct(label, around), line, field)
  }

  /** What a field without words of its own is called after the one before it. */
  private ofLast(last: Last, field: Field, before: string, asked: string): string {
    const isTitled = field.kind === 'choice' && CONCLUDING.test(this.title) && !last.isAmount
    if (isTitled) return this.title
    if (/[.。]\s*$/u.test(before)) return this.ofSentence(field)
    return isShare(field) && asked !== '' ? joined(asked, '%') : this.relatedTo(last, field)
  }

  /** An amount that nothing names is one of what the sentence is about, or of what was asked right before it. */
  private ofAmount(
    topic: Topic,
    { before, after, head, asked }: { before: string; after: string; head: string; asked: string },
    last: Last | undefined,
  ): string {
    const isAskedFor = labelAfter(after) === '' && this.isUnused(questionOf(head)) && isNoName(before)
    if (isAskedFor) return questionOf(head)
    const isAskedOf = !last?.isChoice && this.isUnused(asked)
    const said = (isAskedOf ? asked : (last?.label ?? '')).replace(/ %$/u, '')
    const place = TOPIC_LABELS.location[this.locale]
    const thing = last?.isTopic ? '' : said.endsWith(place) ? said.slice(0, -place.length).trim() : said
    const isBehind = last?.isChoice && thing !== '' && /^[^.。\P{P}]*$/u.test(before.replaceAll(/\s/gu, ''))
    if (isBehind)
      return dimensionOfWord(thing) === undefined ? `${thing} ${TOPIC_LABELS[topic][this.locale]}` : thing
    // In «HEAD CT [plain]: There is a __ mm», the words of the number's own sentence separate it from the question before.
    const near = /\p{L}{2}.*\s$/u.test(before) && last?.isChoice ? '' : thing
    return this.byOwnTopic(topic, before, after, near)
  }

  /** The words before a field that name it; '' if they say something else. */
  private ownWords(field: Field, before: string, after: string, asked: string): string {
    const next = labelAfter(after)
    const isBehindComma = /[,，]\s*$/u.test(before)
    // «Histologic type: adenocarcinoma, (lepidic/acinar)»: what a comma has ended was an answer.
    const isAnswered = isBehindComma && field.kind === 'choice' && (this.isUnused(asked) || next !== '')
    // «Sections show ____»: the heading says what is written there.
    if (
      this.title !== '' &&
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
  private composedWith(last: Last, field: Field, before: string, after: string): string {
    if (field.kind === 'choice' && last.answer !== '' && /^\s*$/u.test(before))
      return isAffirmation(last.answer) ? joined(last.label, TOPIC_LABELS.variety[this.locale]) : last.answer
    if (field.kind !== 'integer') return ''
    if (/^\s?(?:\p{Ll}+\s)?(?:[/／]|of|von|out of)\s?$/u.test(before))
      return this.totalOf(
        PARTICIPLE.test(after) ? withoutSpread(last.label) : labelAfter(after) || withoutSpread(last.label),
      )
    const counter = /^[\s→×x(（]*$/u.test(before) && periodAfter(after) === '' ? counterAfter(after) : ''
    if (/^[개個个枚块]$/u.test(counter)) return joined(last.label, TOPIC_LABELS.count[this.locale])
    return counter === '' ? '' : joined(last.label, counter)
  }

  private totalOf(things: string): string {
    const total = TOPIC_LABELS.total[this.locale]
    return this.locale === 'en' ? joined(total, things) : joined(things, total)
  }

  /** «ER: (positive/negative), ___ %», «원격전이: □무 □유 ( )»: what more is asked about the same. */
  private relatedTo(last: Last, field: Field): string {
    if (isShare(field) && last.isChoice) return `${last.label} %`
    if (field.kind === 'text' && isOther(last.end)) return last.end
    if (field.kind === 'text' && last.answer !== '')
      return joined(last.label, TOPIC_LABELS.details[this.locale])
    if (field.kind === 'choice' && last.isCount) return joined(last.label, TOPIC_LABELS.variety[this.locale])
    if (field.kind === 'choice' && last.isAmount)
      return this.subjectOf('', last.line) || joined(last.label, TOPIC_LABELS.normality[this.locale])
    const [, noun = ''] =
      field.kind === 'choice' ? (/^normal (\p{Ll}{4,})$/u.exec(field.options[0] ?? '') ?? []) : []
    return noun === '' ? '' : joined(last.label, noun)
  }

  /** «SD ___ months. [Within normal limits|Advanced].»: nothing in the sentence says what the answers are about. */
  private ofSentence(field: Field): string {
    const label = TOPIC_LABELS.normality[this.locale]
    return field.kind === 'choice' && !this.used.has(label) ? label : ''
  }

  /** «__w __d» counts weeks and days. */
  private periodOf(after: string): string {
    const period = periodAfter(after)
    return Object.hasOwn(SHORT_PERIODS, period) ? (SHORT_PERIODS[period]?.[this.locale] ?? period) : period
  }

  private isUnused(label: string): boolean {
    return label !== '' && !this.used.has(label)
  }

  private byOwnTopic(topic: Topic, before: string, after: string, last = ''): string {
    const label = TOPIC_LABELS[topic][this.locale]
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
    const isOneOfMany = this.used.has(label) || (this.hasLengths && topic === 'size')
    // «肾囊肿，____×____cm»
    const isNear = isOneOfMany && /\p{Script=Han}[，、]\s?$/u.test(before)
    const isAdjacent = isNear || /[\p{L}\d]\.?\s*$/u.test(before)
    const adjacent = isAdjacent && !isNoName(before) && !PLACE_NOUN.test(before) ? labelBefore(before) : ''
    const behind = isOneOfMany ? thingAfter(after, this.locale) : ''
    // «우측 난소 2.8 x 1.9 cm»: what is measured stands right before it.
    if (isOneOfMany && behind === '' && adjacent !== '') return adjacent
    if (topic === 'size' && adjacent !== '' && isNounBefore(before) && isPlainName(adjacent))
      return joined(adjacent, label)
    const thing = behind || (isOneOfMany ? last : '')
    return thing === '' || thing.includes(label) ? thing || label : joined(thing, label)
  }
}

/** «[No/Small] [right/left] pleural effusion», «(mild/severe) right and (mild/severe) left narrowing»: adjectives are of the noun that all of them stand before. */
function withoutFields(field: Field, after: string): string {
  if (field.kind !== 'choice' && !isMeasured(field)) return after
  const [, side = '', noun = ''] = SIDES_AFTER.exec(after) ?? []
  if (noun !== '') return ` ${side} ${noun}`
  return after.replace(
    /^(?:\s?[[({<（](?![^\])}>）\n]*_)[^\])}>）\n/|]{1,24}(?:[/|][^\])}>）\n/|]{1,24}){1,4}[\])}>）])+(?=\s\p{L})/u,
    '',
  )
}
const SIDES_AFTER =
  /^\s(right|left) (?:and|,) [[({<][^\])}>\n]{1,60}[\])}>] (?:right|left)((?: \p{L}+){1,2})/iu

/** «Bakerzyste ___ x ___ cm»: right before a size and no word that leads to it. */
const isNounBefore = (before: string): boolean =>
  /\p{L}\s*$/u.test(before) &&
  topicBeside(before, '') === undefined &&
  !/(?:measur\p{L}+|sized|about|约|約|약|to|is|of|von|ca\.?|messend)\s*$/iu.test(before)

/** Headings that label the field below them. «Findings» isn't one of them, because each thing below it has its own name. */
const CONCLUDING =
  /^(?:(?:final |path )?(?:dx|diagn\p{L}+)|imp\p{L}*|.*(?:진단|결론|판정|诊断|診断|印象)|beurteilung)/iu
const PLACE_NOUN =
  /^\s?(?:pole|lobe|segment|quadrant(?:en)?|portion|aspect|region|zone|third|level|(?:\p{L}*)lappens?|pols?|엽|극|구역|分葉|叶|葉|段|极|極)[,，、\s]*$/iu
/** «급성 ( ) 충수염» */
const ACUTE: ReadonlySet<Topic | undefined> = new Set<Topic>(['acuity', 'severity', 'distribution'])
/** «Invasive (ductal/lobular) carcinoma» */
const LATIN_ADJECTIVE = /^(?:[A-Z][a-z]+|[a-z]+)(?:ive|ous|oid|atic|etic|itic)$/u
/** «Primary mass: ___ cm → ___ cm» */
const ARROW = /^\s*(?:→|->|⇒)\s*$/u
/** «LN: #4R (_/_), #7 (_/_)» */
const STATION = /(?:^|[^\p{L}\d])(#\d{1,2}[A-Z]?)\s?[(（]\s*$/u
const SEQUENCE = /(?:T1|T2|FLAIR|DWI|ADC|STIR|SWI|PD)\p{L}{0,4}[\s(（]*$/u
/** «(mild/severe) change» is better called by its answers. */
const VAGUE = /(?:^| )(?:changes?|lesions?|degree|소견|변화|병변|変化|病変|病变|改变)$/iu
/** The rest of the line of a specimen, behind a field: how it was taken, and a colon. */
const BELOW_SPECIMEN =
  /^[^\n:：]{0,60}(?:biopsy|ectomy|excision|resection|FNAC?|생검|절제술?|흡인|生検|切除術?|活检|biopsie|ektomie|resektion|exzision)[^\n:：]{0,20}[:：][ \t]*\n[ \t]*(?:[-•][ \t]*)?$/iu

/** «Abtragung bei ___ cm ab ano:» asks nothing below it: the colon ends what the number belonged to. */
/** «Endometrium, curettage:» of which no field is a part. */
const BELOW_FIXED_SPECIMEN =
  /(?:^|\n)[ \t]*\p{L}[^\n:：]{2,60}, ?[^\n:：]{0,40}(?:biopsy|ectomy|excision|resection|curettage|conization|FNAC?|ESD|EMR|TURBT?|생검|절제술?|흡인|소파술?|生検|切除術?|活检|biopsie|ektomie|resektion|exzision)[^\n:：]{0,20}[:：][ \t]*\n[ \t]*(?:[-•][ \t]*)?$/iu

/** «종양 크기: AP __ x TR __ cm» */
const DIRECTION_BEFORE = /([:：]\s?)(?:AP|TR|CC|ML|SI|LR|CR)\s$/u
/** «판정 (Paris system)» on the line above its boxes. */
const ABOVE_COLUMN =
  /(?:^|\n)[ \t]*(\p{L}[^\n.。:：_]{0,40}?)(?:[ \t]*[(（][^()（）\n]*[)）])?[ \t]*\n[ \t]*$/u
/** «Rt) 정상 / 낭종   Lt) 정상 / 낭종» */
const SIDE_LABEL = /(?:^|[\s:：])(Rt|Lt|우|좌|우측|좌측)\)[ \t]*$/u
/** «관절액 → 소량 | 다량»: at the beginning of a line an arrow asks as a colon does. */
const ARROW_LABEL = /((?:^|\n)[ \t]*[-•·*]?[ \t]*\p{L}[\p{L}\d ]{1,20}(?:\([^()\n]{1,20}\))?)\s?[→▶]\s*$/u
/** «EM) ____»: a short word with a bracket at the beginning of a line. */
const LETTERED_LABEL = /(?:^|\n)[ \t]*(\p{L}[\p{L}\d]{1,11})\)[ \t]+$/u

const BEHIND_COMPLEMENT = /^\s?(?:ab|from|of|von|bis)\s[^\n:：]{1,20}[:：][ \t]*\n[ \t]*$/u

/** «촬영일 ____.__.__» */
const DAY_WORD = /(?:일|일자|날짜|date|日期?|日付|datum)$/iu
/** «Compared with __/__/____» */
const COMPARED =
  /\b(?:compared|comparison)\s(?:with|to)(?:\s(?:the|prior|previous|study|exam|of|from))*\s*$/iu

/** «与____年__月__日片比较», «____-__-__ CT와 비교하여» */
const COMPARED_AFTER = /^[^\n.。,，]{0,16}(?:비교|比较|比較|对比|対比)/u

const SHORT_PERIODS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  w: { ko: '주', en: 'weeks', zh: '周', ja: '週', de: 'Wochen' },
  d: { ko: '일', en: 'days', zh: '天', ja: '日', de: 'Tage' },
}

/** «__/__ befallen», «of __ examined»: what is said of them, not what they are. */
const PARTICIPLE =
  /^\s?(?:befallen|untersucht|tumorfrei|positiv|examined|involved|positive|sampled|전이|양성|阳性|転移)/iu

const EXAMINED = /^\s?\p{Ll}*\s?(?:of|out of)\s?\|\s(examined)/u
/** «LN metastasis: __ / __», «양성 core 수: __ / __»: all nodes, of which the first number are metastases. */
const withoutSpread = (label: string): string =>
  label
    .replace(
      /^(?:양성|전이|positive|involved|befallene)\s|(?<=.)\s?(?:metastas[ei]s|전이|转移|転移|Metastasen?)$/giu,
      '',
    )
    .replace(/(?<=.)\s수$/u, '')

/** «(拡張なし/拡張あり)», «(明显强化/轻度强化/无强化)»: what all the answers are about. */
function sharedOf(field: Field): string {
  const [first = '', ...others] = field.kind === 'choice' ? field.options : []
  if (
    others.length === 0 ||
    !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー가-힣 ]+$/u.test(first)
  )
    return ''
  let start = 0
  while (start < first.length && others.every((option) => option[start] === first[start])) start += 1
  let end = 0
  while (end < first.length && others.every((option) => option.at(-1 - end) === first.at(-1 - end))) end += 1
  const [prefix, suffix] = [first.slice(0, start).trim(), end === 0 ? '' : first.slice(-end).trim()]
  return (
    [prefix, suffix].find((word) => /^(?:\p{Script=Han}|\p{Script=Katakana}|[가-힣]){2,}$/u.test(word)) ?? ''
  )
}

const OF_SHARED: ReadonlySet<Topic> = new Set<Topic>(['severity', 'presence', 'amount'])
/** «[no hydro|mild hydro|severe hydro]» */
function commonNoun(options: readonly string[]): string {
  const nouns = new Set(options.map((option) => /^\p{L}+ (\p{L}{4,}(?: \p{L}+)?)$/u.exec(option)?.[1] ?? ''))
  const [noun = ''] = nouns
  return nouns.size === 1 && options.length > 1 && !isAnswerWord(noun) ? noun : ''
}

/** «Appendix mit (phlegmonöser/gangränöser) Appendizitis»: adjectives are about the noun that they stand before. */
function qualifiedNoun(field: Field, after: string): string {
  if (field.kind !== 'choice' || !field.options.every((option) => /^\p{Ll}\S*e[rsnm]?$/u.test(option)))
    return ''
  return /^ (\p{Lu}\p{Ll}{3,})/u.exec(after)?.[1] ?? ''
}

/** «절제연: 근위 ___ mm», «충수: 직경 __ mm», «RUL 결절: 이전 ___ mm»: what the line is about makes a name of such a word. */
const PART =
  /^(?:primary|secondary|tertiary|number|count|largest|smallest|개수|갯수|최대|최소|이전|현재|합|총|평균|max(?:imal|imum)?|min|prior|previous(?:ly)?|current|total|mean|前回|今回|最大|vorher|aktuell|gesamt)$/iu
const isPlainName = (words: string): boolean =>
  /^[\p{L}\d][\p{L}\d/#-]*(?: [\p{L}\d/#-]{2,}){0,2}$/u.test(words)
const isPartOf = (label: string, asked: string): boolean => {
  if (!isPlainName(asked) || isSideWord(asked)) return false
  const [last = ''] = /\S+$/u.exec(label) ?? []
  const isDimension = dimensionOfWord(last) !== undefined && label.split(' ').length < 3
  return (
    PART.test(label) ||
    /^\d+$/u.test(label) ||
    isDimension ||
    (!/\s/u.test(label) && topicOf([label]) === 'location' && !/^\p{Lu}/u.test(label))
  )
}

/** «femoral neck BMD ___, T-score ___», «용종 __개, 최대 ___ mm»: what the field before it was about. */
const prefixOf = (label: string): string =>
  /^(.+)\s[A-Z]{2,4}$/u.exec(label)?.[1] ?? (/^[가-힣]{2,6}$/u.test(label) ? label : '')

/** The words before a colon; «胸部CT平扫：» says what was examined and asks nothing. */
const questionOf = (before: string): string =>
  isExamined(before) || /_/u.test(before.slice(before.lastIndexOf('\n') + 1)) ? '' : labelWithColon(before)
/** «头颅MRI：…；MRA：（通畅/狭窄）»: at the beginning of a line it says what was examined, behind other questions it asks. */
const isExamined = (before: string): boolean =>
  isExamination(labelWithColon(before)) && !/[;；][^\n;；]*$/u.test(before)

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

/** «담낭벽 두께 2.5 mm», «Main PA diameter 28 mm»: the words before the dimension say of what. */
function phraseOf(before: string): string | undefined {
  const words = labelBefore(before)
  const last = /\s(\p{L}+)$/u.exec(words)?.[1]
  return last !== undefined && dimensionOfWord(last) !== undefined ? words : undefined
}

/** «[병변 위치]: …»: a few words to be replaced say what belongs there. */
const contentOf = (field: Field, after: string): string =>
  field.kind === 'text' && /^\s?[:：]/u.test(after) && /^\p{L}[\p{L} ]{1,20}$/u.test(field.default ?? '')
    ? (field.default ?? '')
    : ''

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

/** «TZ ___ g»: a weight and a volume are those of a place. */
const isAmountOf = (field: Field): boolean => /^(?:weight|volume)$/u.test(topicOfUnit(field) ?? '')
const DEGREES: ReadonlySet<Topic> = new Set<Topic>(['severity', 'amount'])

/** In «전화로 (양성/악성) 결과 설명함», «전화로» (by phone) doesn't name the field. */
const HOW_BEFORE = /[가-힣]으?로\s*$/u
/** In «HPV: 16 (+/-), 18 (+/-)», the number before the answers names the type. */
const numberBefore = (before: string): string =>
  /(?:^|[\s:：,，、/])(\d{1,3})\s*[(（]?$/u.exec(before)?.[1] ?? ''
/** Topics that the answers' own words say more of: «PZ/TZ» is a zone, «solid/part-solid/GGN» a density. */
const OF_KIND: ReadonlySet<Topic> = new Set<Topic>([
  'location',
  'composition',
  'attenuation',
  'change',
  'orientation',
])
/** «disc (bulging/protrusion)», «대장 용종: (tubular adenoma/…)»: a word right before the answers says what they are. */
const isNamedBefore = (before: string): boolean =>
  /\p{L}\s*[(（]?\s*$/u.test(before) &&
  !/(?:^|\s)(?:an?|the|of|is|are|with|and|in|eine?[rnms]?|und|mit)\s*$|(?:크기|길이|두께|직경)의\s*[(（]?\s*$/iu.test(
    before,
  ) &&
  !isNoName(before) &&
  labelBefore(before) !== ''

/** «Echotexture (homogeneous/heterogeneous)»: the word of the writer, unless it is a thing that has the property. */
function propertyBefore(before: string): string {
  if (!isNamedBefore(before) || PLACE_NOUN.test(before)) return ''
  const words = labelBefore(before)
  const isWhole = before.replace(/[\s(（[{<]+$/u, '').endsWith(words.split(' ').at(-1) ?? '')
  return THING.test(words) || !isWhole ? '' : words
}
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
const THING =
  /(?:nodules?|mass|lesions?|cysts?|polyps?|tumou?rs?|nodes?|LNs?|glands?|lobes?|kidneys?|liver|breast|결절|종괴|병변|낭종|용종|종양|음영|조직|부위|유방|간|신장|結節|腫瘤|病変|肿块|结节|病灶|Knoten|Herd|Läsion|Raumforderung|Zyste|Tumor)$/iu

/** The length that belongs to a margin is how far the tumour is from it. */
const amountOf = (topic: Topic, asked: string, last: string): Topic =>
  topic === 'size' && MARGIN.test(last === '' ? asked : last) ? 'distance' : topic
const MARGIN = /절제연|절단연|변연부|断端|切缘|切端|\bmargins?\b|\b(?:PM|DM|RM|CRM|VM|HM)$|rand$|ränder$/iu

/** A field for the time until a follow-up, or for any other time. */
const spanOf = (before: string, after: string): Topic =>
  FOLLOW_UP.test(`${before.slice(-30)} ${/^[^\n.。]{0,30}/u.exec(after)?.[0]}`) ? 'followUp' : 'interval'

/** A blank has no words of its own, so its unit and its surroundings give the label. */
function topicOfBlank(field: Field, before: string, after: string): Topic | undefined {
  if (field.kind === 'number') return topicBeside(before, after)
  if (field.kind !== 'choice' && (field.kind !== 'text' || field.default !== undefined)) return undefined
  return PLACE_BEFORE.test(before) || PLACE_AFTER.test(after) ? 'location' : undefined
}
