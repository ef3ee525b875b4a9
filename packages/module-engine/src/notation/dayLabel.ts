import type { Locale } from '@pandok/domain'
import { isExamination } from './examination.ts'
import { labelAfter, labelBefore, labelWithColon } from './names.ts'
import { TOPIC_LABELS } from './topics.ts'

/** «촬영일 ____.__.__» */
const DAY_WORD = /(?:일|일자|날짜|date|日期?|日付|datum)$/iu
/** «Compared with __/__/____» */
const COMPARED =
  /\b(?:compared|comparison)\s(?:with|to)(?:\s(?:the|prior|previous|study|exam|of|from))*\s*$/iu
/** «与____年__月__日片比较», «____-__-__ CT와 비교하여» */
const COMPARED_AFTER = /^[^\n.。,，]{0,16}(?:비교|比较|比較|对比|対比)/u

/** «환자는 ____년 __월 __일 수술 후»: what happened on the day, not who is spoken of. */
export function dayLabel(before: string, after: string, locale: Locale, title: string): string {
  const isSubject = /[가-힣](?:은|는|에게|께)\s*$/u.test(before)
  const said = isSubject ? '' : labelBefore(before)
  // «CT Schädel nativ vom __.__.____» is the day of the examination itself.
  if (COMPARED.test(before)) return TOPIC_LABELS.comparison[locale]
  if (!/[:：]\s*$/u.test(before) && COMPARED_AFTER.test(after) && !/\p{L}{2}/u.test(said))
    return TOPIC_LABELS.comparison[locale]
  const words =
    labelWithColon(before.replace(/(?:令和|平成|昭和)\s?$/u, '')) ||
    (isExamination(said) && !DAY_WORD.test(said) ? '' : said)
  // «vom __.__.____ um __:__»: an hour is no name of the day.
  return words || title || labelAfter(after.replace(/^\s(?:um|at|to|bis)\s/u, ''))
}
