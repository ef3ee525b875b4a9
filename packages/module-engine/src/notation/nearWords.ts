import type { Locale } from '@pandok/domain'
import type { Field } from './Field.ts'
import { BRACKETED_LABEL } from './names.ts'
import { TOPIC_LABELS } from './topics.ts'

/** The rest of the line of a specimen, behind a field: how it was taken, and a colon. */
const BELOW_SPECIMEN =
  /^[^\n:：]{0,60}(?:biopsy|ectomy|excision|resection|FNAC?|생검|절제술?|흡인|生検|切除術?|活检|biopsie|ektomie|resektion|exzision)[^\n:：]{0,20}[:：][ \t]*\n[ \t]*(?:[-•][ \t]*)?$/iu
/** «Endometrium, curettage:» of which no field is a part. */
const BELOW_FIXED_SPECIMEN =
  /(?:^|\n)[ \t]*\p{L}[^\n:：]{2,60}, ?[^\n:：]{0,40}(?:biopsy|ectomy|excision|resection|curettage|conization|FNAC?|ESD|EMR|TURBT?|생검|절제술?|흡인|소파술?|生検|切除術?|活检|biopsie|ektomie|resektion|exzision)[^\n:：]{0,20}[:：][ \t]*\n[ \t]*(?:[-•][ \t]*)?$/iu
/** «Abtragung bei ___ cm ab ano:» asks nothing below it: the colon ends what the number belonged to. */
const BEHIND_COMPLEMENT = /^\s?(?:ab|from|of|von|bis)\s[^\n:：]{1,20}[:：][ \t]*\n[ \t]*$/u
/** «종양 크기: AP __ x TR __ cm» */
const DIRECTION_BEFORE = /([:：]\s?)(?:AP|TR|CC|ML|SI|LR|CR)\s$/u
/** «판정 (Paris system)» on the line above its boxes. */
const ABOVE_COLUMN =
  /(?:^|\n)[ \t]*(\p{L}[^\n.。:：_]{0,40}?)(?:[ \t]*[(（][^()（）\n]*[)）])?[ \t]*\n[ \t]*$/u
/** «Rt) 정상 / 낭종   Lt) 정상 / 낭종» */
export const SIDE_LABEL = /(?:^|[\s:：])(Rt|Lt|우|좌|우측|좌측)\)[ \t]*$/u
/** «관절액 → 소량 | 다량»: at the beginning of a line an arrow asks as a colon does. */
const ARROW_LABEL = /((?:^|\n)[ \t]*[-•·*]?[ \t]*\p{L}[\p{L}\d ]{1,20}(?:\([^()\n]{1,20}\))?)\s?[→▶]\s*$/u
/** «EM) ____»: a short word with a bracket at the beginning of a line. */
const LETTERED_LABEL = /(?:^|\n)[ \t]*(\p{L}[\p{L}\d]{1,11})\)[ \t]+$/u

/** «Skin, ____, punch biopsy:» is the specimen; what stands below it is the diagnosis. */
export const isBelowSpecimen = (before: string, last: string | undefined, locale: Locale): boolean =>
  (last !== undefined && BELOW_SPECIMEN.test(before)) ||
  BELOW_FIXED_SPECIMEN.test(before.slice(-200)) ||
  (last === TOPIC_LABELS.procedure[locale] && /^[ \t]*[:：][ \t]*\n[ \t]*(?:[-•][ \t]*)?$/u.test(before))

/** The words before a field, as if every label among them were followed by a colon on its own line. */
export function nearWords(field: Field, before: string, isDiagnosis: boolean): string {
  // Below a label that ends its line, the field is what the label asks.
  return (isDiagnosis || BEHIND_COMPLEMENT.test(before) ? '' : before)
    .slice(-200)
    .replace(/([:：])[ \t]*\n[ \t]*(?:[-•][ \t]*)?$/u, '$1 ')
    .replace(/^[ \t]*[-–—:：][ \t]*$/u, '')
    .replace(BRACKETED_LABEL, '\n$1: ')
    .replace(ARROW_LABEL, '$1: ')
    .replace(LETTERED_LABEL, '\n$1: ')
    .replace(field.kind === 'choice' && field.topic === undefined ? ABOVE_COLUMN : /(?!)/u, '\n$1: ')
    .replace(SIDE_LABEL, '\n$1: ')
    .replace(field.kind === 'size' ? DIRECTION_BEFORE : /(?!)/u, '$1')
}
