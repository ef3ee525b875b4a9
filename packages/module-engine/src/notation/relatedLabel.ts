import type { Locale } from '@pandok/domain'
import { isDenial } from './answerWords.ts'
import type { Field } from './Field.ts'
import { joined, labelAfter, labelWithColon, thingAfter } from './names.ts'
import { TOPIC_LABELS, type Topic } from './topics.ts'

/** What a field is called by the words that lead to it or that it leads to; '' if there are none of these. */
export function relatedLabel(field: Field, before: string, after: string, locale: Locale): string {
  return (
    ofAmount(field, before, after, locale) ||
    (isOfNext(field, before) ? labelAfter(after).replace(/^(?:grade|type) /u, '') : '') ||
    (topicOfUnit(field) === 'size' ? factorOf(before, after) : '') ||
    (field.kind === 'text' || field.kind === 'choice' ? endOf(before) : '') ||
    (field.kind === 'text' && locale === 'en' && LABELLED.test(before) ? 'Label' : '')
  )
}

function ofAmount(field: Field, before: string, after: string, locale: Locale): string {
  const complement = field.kind === 'number' || field.kind === 'measure' ? complementOf(after) : ''
  if (complement !== '') return complement
  const [, asked = '', missing = ''] = UNLESS_MISSING.exec(before) ?? []
  if (isMeasured(field) && isDenial(missing)) return labelWithColon(asked)
  const hasSubstance = topicOfUnit(field) === 'volume' || (isShare(field) && /(?:^|[,，])\s*$/u.test(before))
  const substance = hasSubstance ? substanceOf(after, locale) : ''
  if (substance !== '') return substance
  const away = locale === 'ko' && topicOfUnit(field) === 'size' ? AWAY_FROM.exec(before)?.[1] : undefined
  return away === undefined ? '' : joined(away, TOPIC_LABELS.distance.ko)
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
const AWAY_FROM = /([가-힣]+ [가-힣]+|\p{L}+)에서 ?(?:약 ?)?$/u
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
  /((?:\p{L}+\s){0,3}(?:tip|tube|catheter|conus|wire|lead))\s(?:(?:is|projects?|terminates?|ends?|lies|located|over|at|in|within|the)\s)+$/iu

/** «Received in formalin labeled “____”» */
const LABELLED = /\blabell?ed(?:\s(?:as|with))?\s*["“]?\s*$/iu
const endOf = (before: string): string =>
  (ENDING.exec(before)?.[1] ?? '').replace(/\s(?:with|mit)(?=\s)/u, '')

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
