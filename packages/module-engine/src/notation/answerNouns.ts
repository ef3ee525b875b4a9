import { isAnswerWord } from './answerWords.ts'
import type { Field } from './Field.ts'
import { isMeasured } from './relatedLabel.ts'

/** «(拡張なし/拡張あり)», «(明显强化/轻度强化/无强化)»: what all the answers are about. */
export function sharedOf(field: Field): string {
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

/** «[no hydro|mild hydro|severe hydro]» */
export function commonNoun(options: readonly string[]): string {
  const nouns = new Set(options.map((option) => /^\p{L}+ (\p{L}{4,}(?: \p{L}+)?)$/u.exec(option)?.[1] ?? ''))
  const [noun = ''] = nouns
  return nouns.size === 1 && options.length > 1 && !isAnswerWord(noun) ? noun : ''
}

/** «Appendix mit (phlegmonöser/gangränöser) Appendizitis»: adjectives are about the noun that they stand before. */
export function qualifiedNoun(field: Field, after: string): string {
  if (field.kind !== 'choice' || !field.options.every((option) => /^\p{Ll}\S*e[rsnm]?$/u.test(option)))
    return ''
  return /^ (\p{Lu}\p{Ll}{3,})/u.exec(after)?.[1] ?? ''
}

/** «[병변 위치]: …»: a few words to be replaced say what belongs there. */
export const contentOf = (field: Field, after: string): string =>
  field.kind === 'text' && /^\s?[:：]/u.test(after) && /^\p{L}[\p{L} ]{1,20}$/u.test(field.default ?? '')
    ? (field.default ?? '')
    : ''

/** «[No/Small] [right/left] pleural effusion», «(mild/severe) right and (mild/severe) left narrowing»: adjectives are of the noun that all of them stand before. */
export function withoutFields(field: Field, after: string): string {
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
