import type { Locale } from '@pandok/domain'
import { kindOfAnswers } from './answerKinds.ts'
import { isDenial } from './answerWords.ts'
import { isExamination } from './examination.ts'
import type { Field } from './Field.ts'
import { joined, labelAfter, labelBefore, labelWithColon, thingAfter } from './names.ts'
import { TOPIC_LABELS, type Topic } from './topics.ts'

/** «Clinical: __ y/o (M/F)», «임상정보: __세»: what such a label asks is more than this. */
const CLINICAL =
  /(?:^|\n)[^\n:：]{0,12}(?:임상|병력|환자|clinical|history|patient|indication|klinisch|anamnese|临床|病史|臨床|患者)[^\n:：]{0,12}[:：]\s*$/iu
const YEARS_AFTER = /^\s?(?:세(?!\p{L})|살|y\/o(?!\p{L})|-?\s?years?[- ]old|[岁歳]|-?jährig|J\.)/iu
/** «= __/9» behind the points that it is the sum of. */
const SUM_BEFORE = /^[^\n]{0,12}=\s?(?:총|total|계|合計|总分)?\s*$/iu

const SUM_AFTER = /^(?:\s?[/,.;)）(（점]|\s*(?:\n|$))/u

/** Returns a label that outranks the one before the field; '' if that one is better. */
export function certainLabel(field: Field, before: string, after: string, locale: Locale): string {
  const isFirst = !/\p{L}\s*$/u.test(before)
  if (field.kind === 'integer' && YEARS_AFTER.test(after) && isFirst && !AGE.test(before))
    return /[:：]\s*$/u.test(before) && !CLINICAL.test(before) ? '' : TOPIC_LABELS.age[locale]
  const isAlone = /(?:^|[:：,，+]|\b(?:and|und|및))\s*$/u.test(before)
  const drug = isDrug(field) && isAlone ? thingAfter(after, locale).replace(/^(?:IV|IM|PO|SC)$/u, '') : ''
  if (drug !== '') return drug
  // «(intra-/extra-)articular», «(micro/macro)adenoma»: what the answers are the beginnings of.
  const isBeginning =
    field.kind === 'choice' &&
    (field.options.every((option) => option.endsWith('-')) ||
      (field.topic === undefined && !/[:：]\s*$/u.test(before)))
  const rest = isBeginning ? /^[a-z]{4,}(?:(?<=ar|al|ic) [a-z]{4,})?/u.exec(after)?.[0] : undefined
  if (rest !== undefined) return rest
  const isSex = field.kind === 'choice' && kindOfAnswers(field.options) === 'sex'
  if (isSex && isFirst && !/[:：]\s*$/u.test(before)) return TOPIC_LABELS.sex[locale]
  return ''
}
/** «___ mcg fentanyl» */
const isDrug = (field: Field): boolean => field.kind === 'number' && /^(?:mg|mcg|µg)$/u.test(field.unit ?? '')
const AGE = /(?:나이|연령|age|alter|年龄|年齢)\s*[:：]?\s*$/iu

/** Returns a label from the words that lead to the field or that the field leads to; '' if there are none. */
export function relatedLabel(field: Field, before: string, after: string, locale: Locale): string {
  return (
    ofPerson(field, before) ||
    ofPlace(field, before, after, locale) ||
    ofAmount(field, before, after, locale) ||
    (isOfNext(field, before) ? labelAfter(after).replace(/^(?:grade|type) /u, '') : '') ||
    (field.kind === 'choice' && field.topic === 'result' ? (RESULT_FOR.exec(after)?.[1] ?? '') : '') ||
    (topicOfUnit(field) === 'size' ? factorOf(before, after) : '') ||
    (field.kind === 'text' || field.kind === 'choice' ? endOf(before) : '') ||
    (field.kind === 'text' && locale === 'en' && LABELLED.test(before) ? 'Label' : '')
  )
}

/** «{Negative|Positive} for high grade dysplasia» */
const RESULT_FOR = /^ (?:for|für|auf) (\p{L}[\p{L} -]{2,30}\p{L})(?=\s*(?:[.,;\n]|$))/u

/** «L_/_», «Th__», «C_-C_»: a level of the spine. The T of a stage and the C of a category are none. */
const LEVEL_BEFORE = /(?:^|[^\p{L}\d])(?:[CTL]|Th)$/u
const LEVEL_AFTER =
  /^\s?(?:level|vertebra|body|compress|fracture|burst|높이|레벨|부위|추체|압박|골절|椎|骨折|圧迫|压缩|レベル|Höhe|Wirbel)|^\s?(?:on|~|-)\s?[CTLS]/iu
/** «Skin, ____, punch biopsy:»: where the specimen was taken from. */
const SITE_BEFORE =
  /(?:^|[\n:：])\s*(?:[A-Z\d][.)]\s)?\p{L}[\p{L} -]{2,30},\s*(?:[(（[{<]?\s*)$|^\s?[)）\]}]?\s*,?\s*$/u
const OPERATION_AFTER =
  /^\s?,[^\n:：]{0,40}(?:biops|ectomy|excision|resection|aspirat|FNA|TURB?|EMR|ESD|CNB|LEEP|punch|shave|생검|절제|흡인|검사|生検|切除|穿刺|活检|biopsie|exzision|resektion|ektomie)/iu

/** «Mitteilung an ____», «reported by ____»: who was told, and by whom. */
const TOLD_TO = /(?:Mitteilung|mitgeteilt|gemeldet|übermittelt|Information)\s(an)\s*(?:Dr\.\s*)?$/u
const TOLD_BY = /(?:^|\s)by\s*$/u
const COUNTED_AFTER = /^[个枚處处個](\p{Script=Han}{2,6})(?=[，。、,.\s(（]|$)|^\s?개에서\s([A-Za-z][^\n]*)/u
/** «__개 중 __개 전이», «( )개 중 양성 ( )개» */
const OF_THEM = /^개?\s?(?:의 \p{L}+ )?중\s*(전이|양성|positive)?\s*$/u

function ofPerson(field: Field, before: string): string {
  if (field.kind !== 'text') return ''
  if (TOLD_TO.test(before)) return 'Mitteilung an'
  return TOLD_BY.test(before) && /^\s*by\s*$/u.test(before) ? 'Reported by' : ''
}

function ofPlace(field: Field, before: string, after: string, locale: Locale): string {
  if (field.kind !== 'text' && field.kind !== 'integer') return ''
  const isRange = field.kind === 'text' && field.help !== undefined
  if (LEVEL_BEFORE.test(before) && (isRange || isLevel(before, after, field))) {
    const words = before.replace(/(?:[CTL]|Th)$/u, '')
    const said = /[,，\n]\s*$|^\s*$/u.test(words) ? '' : labelBefore(words).replace(/[はがの]$/u, '')
    return said === '' || isExamination(said) ? TOPIC_LABELS.vertebra[locale] : said
  }
  if (
    /(?:^|[^\p{L}\d_]|\p{Script=Han})S$/u.test(before) &&
    !/^\s\p{Lu}_/u.test(after) &&
    !/^\s?[-/]/u.test(after)
  )
    return TOPIC_LABELS.segment[locale]
  if (CODE_BEFORE.test(before) && !/^\s?,?\s?[a-z]?\p{Lu}[_(（]/u.test(after)) {
    const asked = labelWithColon(before.slice(0, -1))
    if (asked !== '') return asked
  }
  const unitOfPlace =
    /(?:^|\s)(cassette|block|slide|segment|station|sector|sektor|zone|分节|分段|분절|구역)\s*$/iu.exec(
      before,
    )?.[1]
  if (unitOfPlace !== undefined && /\b(?:in|at|im)\s\p{L}+\s*$/iu.test(before)) return unitOfPlace
  if (field.kind === 'text' && OPERATION_AFTER.test(after) && SITE_BEFORE.test(before))
    return TOPIC_LABELS.location[locale]
  return ''
}

const isLevel = (before: string, after: string, field: Field): boolean =>
  /(?:L|Th)$/u.test(before) ? field.kind === 'text' : LEVEL_AFTER.test(after) || FRACTURED.test(before)
const FRACTURED = /(?:fracture|골절|骨折|compression|fraktur)[^\n]{0,12}$/iu
/** «BI-RADS: C__», «Grade: G_»: the letter of a code, unless the next code of a stage follows it. */
const CODE_BEFORE = /[:：]\s?\p{Lu}$/u

function ofAmount(field: Field, before: string, after: string, locale: Locale): string {
  const complement = field.kind === 'number' || field.kind === 'measure' ? complementOf(after) : ''
  if (complement !== '') return complement
  const [, asked = '', missing = ''] = UNLESS_MISSING.exec(before) ?? []
  if (isMeasured(field) && isDenial(missing)) return labelWithColon(asked)
  const found = field.kind === 'integer' ? OF_THEM.exec(before) : null
  const spread = found && (found[1] ?? /^\s?개?(?:에서)?\s?(전이|양성)/u.exec(after)?.[1])
  if (spread) return spread
  // «__개에서 segmental sclerosis», «可见__个结节»: what is counted stands behind its counter.
  const counted = field.kind === 'integer' ? COUNTED_AFTER.exec(after) : null
  const things = counted ? (counted[1] ?? labelAfter(` ${counted[2]}`)) : ''
  if (
    things !== '' &&
    (counted?.[1] === undefined || !/\p{Script=Han}{2}\s?$/u.test(before.replace(/可?见$/u, '')))
  )
    return things
  // «endoscopic biopsy (__ pieces)»
  if (
    field.kind === 'integer' &&
    /[(（]\s*$/u.test(before) &&
    /^\s(?:pieces|cores|fragments|slides|blocks)/u.test(after)
  )
    return labelAfter(after)
  if (field.kind === 'integer' && SUM_BEFORE.test(before) && SUM_AFTER.test(after))
    return TOPIC_LABELS.score[locale]
  const gauged = /^[ -]gauge(?: (\p{L}+))?/u.exec(after)
  if (gauged) return `${(gauged[1] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} gauge`.trim()
  if (isShare(field) && /(?:대비|compared (?:with|to) (?:the )?prior|gegenüber)\s*$/iu.test(before))
    return TOPIC_LABELS.changeRate[locale]
  const hasSubstance = topicOfUnit(field) === 'volume' || (isShare(field) && /(?:^|[,，])\s*$/u.test(before))
  const substance = hasSubstance ? substanceOf(after, locale) : ''
  if (substance !== '') return substance
  const shifted =
    topicOfUnit(field) === 'size' ? /^ of((?: \p{Ll}{3,}){1,2})(?=[.,;\n]|$)/u.exec(after)?.[1] : undefined
  if (shifted !== undefined && locale === 'en') return shifted.trim()
  const ordinal = ofOrdinal(field, before, after)
  if (ordinal !== '') return ordinal
  if (/^\s?%ile/u.test(after)) return 'percentile'
  const away =
    locale === 'ko' && topicOfUnit(field) === 'size'
      ? (AWAY_FROM.exec(before)?.[1] ?? AWAY_TO.exec(before)?.[1])
      : undefined
  return away === undefined ? '' : joined(away, TOPIC_LABELS.distance.ko)
}

/** «Rt. __th rib», «제_수지»: which of them; «___Fr (single/double) lumen», «w/ __G needle»: the gauge itself. */
function ofOrdinal(field: Field, before: string, after: string): string {
  if (field.kind === 'number')
    return /^(?:Fr|G)$/u.test(field.unit ?? '') && /(?:^|\n|\b(?:w\/|with|mit))\s*$/u.test(before)
      ? labelAfter(after) || (field.unit ?? '')
      : ''
  if (field.kind !== 'integer') return ''
  const behind = /^(?:st|nd|rd|th)\s(\p{L}{3,})/u.exec(after)?.[1]
  const counted = /[제第]\s?$/u.test(before)
    ? /^([가-힣]{2,5}|\p{Script=Han}{1,4})(?=[\s(（,，]|$)/u.exec(after)?.[1]
    : undefined
  return behind ?? counted ?? ''
}

/** «___ cm in circumference», «___ cm from the closest margin»: which length it is stands behind it. */
const COMPLEMENT =
  /^\s(?:in\s(?:greatest\s)?(length|circumference|diameter|depth|width|height|thickness|dimension)|((?:from|to)\s(?:the\s\p{L}+(?:\s(?!is|and|are)\p{L}+)?|nipple|\p{Lu}{2,4}))|(FN)|im\s(Durchmesser|Umfang))(?!\p{L})/u

function complementOf(after: string): string {
  const words = COMPLEMENT.exec(after)?.slice(1).find(Boolean) ?? ''
  return words
    .replace('FN', 'from nipple')
    .replace(/^(from|to)\s(?:the\s)?/u, `${TOPIC_LABELS.distance.en} $1 `)
}

export const isShare = (field: Field): boolean => field.kind === 'number' && field.unit === '%'
export const isMeasured = ({ kind }: Field): boolean =>
  kind === 'number' || kind === 'measure' || kind === 'size'
/** «Baker cyst: none / __ x __ cm»: what it is if it isn't missing. */
const UNLESS_MISSING = /(?:^|\n)([^\n:：]+[:：])\s*(\p{L}[\p{L} ]*?)\s*[/／|]\s*$/u
/** «근위부 절제연에서 ___ cm»: how far from there. */
/** «기관지 절제연까지 __ cm» */
const AWAY_TO = /((?:[가-힣]+ )?[가-힣A-Za-z]+까지) ?(?:약 ?)?$/u
const AWAY_FROM = /([가-힣]+ [가-힣]+|\p{L}+?)(?:에서|으?로부터) ?(?:약 ?)?$/u
/** «with [no | dorsal] angulation», «mit (…) Appendizitis»: what follows is meant. */
const WITH = /(?:^|\s)(?:with|mit)\s*$/u
/** «with [no/mild/severe] hydronephrosis» */
const OF_NEXT: ReadonlySet<Topic> = new Set<Topic>(['level', 'severity', 'amount', 'presence', 'extent'])
const isOfNext = (field: Field, before: string): boolean =>
  field.kind === 'choice' &&
  (field.options.every((option) => /^(?:with|without|mit|ohne)$/iu.test(option)) ||
    (WITH.test(before) && (field.topic === undefined || OF_NEXT.has(field.topic))))
/** «Enteric tube tip projects over the ___», «Conus ends at ___»: a place of what has an end. */
const ENDING =
  /((?:\p{L}+\s){0,3}(?:tip|tube|catheter|conus|wire|lead))\s(?:(?:is|projects?|terminates?|ends?|lies|located|over|at|in|within|the|auf|Höhe)\s)+$/iu

/** «Received in formalin labeled “____”» */
const LABELLED = /\blabell?ed(?:\s(?:as|with))?\s*["“]?\s*$/iu
const endOf = (before: string): string =>
  (ENDING.exec(before)?.[1] ?? '')
    .replace(/^(?:(?:was|were|is|are|placed|positioned|the|its|and)\s)*(?:with\s)?(?=\p{L})/u, '')
    .replace(/\s(?:with|mit)(?=\s)/u, '')

/** «____ mL of iodinated contrast»: an amount is called by what it is one of. */
const substanceOf = (after: string, locale: Locale): string =>
  thingAfter((/^ of(?: the)?( .+)/u.exec(after)?.[1] ?? '').replace(/ (?:IV|PO)(?![A-Za-z]).*$/u, ''), locale)

/** «__ mm AP x __ mm TR»: each factor is called by the direction behind it. */
function factorOf(before: string, after: string): string {
  const isFactor = /^\s\p{L}{2,16}\s?[x×]\s/u.test(after) || /\p{L}\s?[x×]\s*$/u.test(before)
  return isFactor ? (/^\s(\p{L}{2,16})/u.exec(after)?.[1] ?? '') : ''
}

export function topicOfUnit(field: Field): Topic | undefined {
  if (field.kind !== 'number' && field.kind !== 'measure') return undefined
  if (/^[cm]m$/u.test(field.unit ?? '')) return 'size'
  if (/^(?:m[Ll]|cc)$/u.test(field.unit ?? '')) return 'volume'
  if (/^k?g$/u.test(field.unit ?? '')) return 'weight'
  return field.kind === 'measure' && field.what === 'density' ? 'density' : undefined
}
