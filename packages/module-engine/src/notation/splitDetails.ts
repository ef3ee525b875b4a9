import type { AnswerDetail, Field } from './Field.ts'
import { isCounted, readDay } from './readBlank.ts'

const WITH_BLANK =
  /^(.+?)(\s*[(（:：][^()（）_○%]{0,20}?\s*|,\s[\p{L}. ]{0,20}\s|[,，、]\s?[\p{L} ]{1,12}?[:：]?\s?|\s(?:at|in|bei)\s+|\s+|)(_*|○*|\*{3})(\s?)(%|mm|cm|mL|cc|HU|°)?((?:(?:ヶ月|か月|个月|개월|週|주|周|months?|weeks?|Monaten?|Wochen?)(?!\p{Ll})[^()（）_\d]{0,8})?)((?:\s\p{L}[\p{L} ]{2,20})?\s?[)）]?)$/u

/** «present (__%)», «偏移__mm», «+ : __ cm», «기타 ____», «要経過観察（__ヶ月後）»: answers that have a blank of their own. */
export function splitDetails(written: readonly string[]): { options: string[]; details: AnswerDetail[] } {
  const details: AnswerDetail[] = []
  const options = written.map((option, of) => {
    const dated = withDay(option, of)
    if (dated) {
      details.push(dated.detail)
      return dated.answer
    }
    const [, answer = '', opening = '', blank = '', space = '', unit, period = '', close = ''] =
      WITH_BLANK.exec(option) ?? []
    const closing = period === '' ? close : `${space}${period}${close}`
    const isBlank = blank !== '' || (/[(（]/u.test(opening) && unit !== undefined && closing !== '')
    if (!isBlank) return option
    const words: Field = isCounted(opening)
      ? { kind: 'integer' }
      : period === ''
        ? { kind: 'text' }
        : { kind: 'integer', help: `${blank}${space}${period}` }
    const field: Field = unit === undefined ? words : { kind: 'number', unit }
    details.push({ of, opening, field, closing })
    return answer
  })
  return { options, details }
}

/** «있음 (____. __. __.)», «CT dated __/__/____» */
function withDay(option: string, of: number): { answer: string; detail: AnswerDetail } | undefined {
  const at = option.search(/_{2,4}\s?[-./년年]/u)
  const day = at > 0 ? readDay(option.slice(at)) : undefined
  const [field] = day?.parts ?? []
  const closing = option.slice(at + (day?.length ?? 0))
  const [, answer = '', opening = ''] = /^(.*?[^\s(（])(\s*[(（]?\s*)$/u.exec(option.slice(0, at)) ?? []
  if (typeof field !== 'object' || answer === '' || !/^\.?\s?[)）]?$/u.test(closing)) return undefined
  return { answer, detail: { of, opening, field, closing } }
}
