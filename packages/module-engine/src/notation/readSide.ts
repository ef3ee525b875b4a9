import type { Locale } from '@pandok/domain'
import type { Field, Found } from './Field.ts'
import { sideField } from './sideField.ts'

const WORD = '[A-Za-zÄÖÜäöüß]{1,9}\\.?|[가-힣]{1,3}|(?:右側|右侧|右|左側|左侧|左|両側|両|双侧|双)'
const SLASHED = new RegExp(`^([(（])?((?:${WORD})(?:\\s?[/／・·]\\s?(?:${WORD})){1,2})([)）])?`, 'u')
/** In a text without spaces the first side stands at the end of a word: «甲状腺右/左叶». */
const INSIDE = /^\p{Script=Han}{1,20}?(?=[右左][側侧]?\s?\/\s?[右左])/u
/** Matches «우(좌)측» and «Rt.(Lt.)». */
const IN_BRACKETS = /^(우|좌|Rt\.?|Lt\.?)\s?\((우|좌|Rt\.?|Lt\.?)\)(측)?/u

/** Reads «(우/좌)», «(right/left)», «R/L» and «우(좌)측». */
export function readSide(text: string, before: string, locale: Locale): Found | undefined {
  const inside = INSIDE.exec(text)?.[0]
  if (inside !== undefined) {
    const found = readSide(text.slice(inside.length), '', locale)
    return found && { ...found, skip: inside.length }
  }
  return readSlashedSide(text, before, locale) ?? readBracketedSide(text)
}

function readBracketedSide(text: string): Found | undefined {
  const [whole = '', first = '', second = ''] = IN_BRACKETS.exec(text) ?? []
  const field = sideField([first, second], [])
  return field && { length: whole.length, parts: [field] }
}

function readSlashedSide(text: string, before: string, locale: Locale): Found | undefined {
  const [whole = '', open, inside = '', close] = SLASHED.exec(text) ?? []
  if ((open === undefined) !== (close === undefined)) return undefined
  const isWord =
    open !== undefined || (!/[A-Za-z가-힣\p{N}/]$/u.test(before) && !/^[/\d]/u.test(text.slice(whole.length)))
  const options = inside.split(/[/／・·]/u).map((option) => option.trim())
  const field = isWord ? sideField(options, []) : undefined
  if (!field) return undefined
  const after = text.slice(whole.length)
  if (/^[측侧側]/u.test(after)) return { length: whole.length + 1, parts: [field] }
  // In «(우/좌)엽» and «右/左心房» our word for the side would not fit before the syllable, so the pasted words are
  // kept; «右侧叶» and «右侧乳腺» are said as well.
  const isPrefix =
    (/^[가-힣]/u.test(after) && options.every((option) => /^[우좌양]$/u.test(option))) ||
    (locale !== 'ja' && /^[心主冠上中下]/u.test(after) && options.every((option) => /^[右左]$/u.test(option)))
  const words: Field = { kind: 'choice', options, defaults: [], isSide: true }
  return { length: whole.length, parts: [isPrefix ? words : field] }
}
