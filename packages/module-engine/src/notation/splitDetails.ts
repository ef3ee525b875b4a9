import type { AnswerDetail, Field } from './Field.ts'

const WITH_BLANK =
  /^(.+?)(\s*[(（:：][^()（）_○%]{0,20}?\s*|\s+|)(_*|○*)(\s?)(%|mm|cm|mL|cc|HU|°)?(\s?[)）]?)$/u

/** «present (__%)», «偏移__mm», «+ : __ cm», «기타 ____»: answers that have a blank of their own. */
export function splitDetails(written: readonly string[]): { options: string[]; details: AnswerDetail[] } {
  const details: AnswerDetail[] = []
  const options = written.map((option, of) => {
    const [, answer = '', opening = '', blank = '', , unit, closing = ''] = WITH_BLANK.exec(option) ?? []
    const isBlank = blank !== '' || (/[(（]/u.test(opening) && unit !== undefined && closing !== '')
    if (!isBlank) return option
    const field: Field = unit === undefined ? { kind: 'text' } : { kind: 'number', unit }
    details.push({ of, opening, field, closing })
    return answer
  })
  return { options, details }
}
