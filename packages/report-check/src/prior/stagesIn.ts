import type { CategoryMention } from '../text/categoriesIn.ts'
import { phrases } from '../words/phrases.ts'

/**
 * The notation is that of the library's staging modules: with a prefix, or T and N together. A bare «T2» is a
 * sequence or a vertebra, and a bare «M1» a segment of an artery.
 */
const PREFIX = '(?:[yra]?[cpu]|y?mr|[yr])'
const T_VALUE = '(?:X|x|[Ii]s|IS|0|[1-4](?:mi|[a-dA-D][1-3]?)?)'
const N_VALUE = '(?:X|x|0[ab]?|[1-3](?:mi|[a-cA-C])?)'
const M_VALUE = '(?:X|x|0|1(?:[a-dA-D][12]?)?)'
/**
 * Matches remarks in parentheses after a category, and counts of lymph nodes; neither is part of the
 * category.
 */
const SUFFIX = '(?<SUFFIX>(?:\\((?:m|s|sn|f|i[+-]|mol[+-]|DCIS|LCIS|Paget|AIS|pu|pd)\\))*)'
const COUNT = '(?:\\s?[(（]\\s?\\d{1,3}\\s?/\\s?\\d{1,3}\\s?[)）])?'
const APART = '[ \\t,，、;·/]{0,3}'

const part = (letter: 'T' | 'N' | 'M', value: string): string =>
  `(?<${letter}Prefix>${PREFIX})?${letter}\\s?(?<${letter}>${value})${SUFFIX.replace('SUFFIX', `${letter}Suffix`)}`
const WHOLE = new RegExp(
  `(?<![A-Za-z\\d])${part('T', T_VALUE)}${COUNT}(?:${APART}${part('N', N_VALUE)}${COUNT})?(?:${APART}${part('M', M_VALUE)})?(?![A-Za-z\\d])`,
  'dgu',
)
const ALONE = new RegExp(
  `(?<![A-Za-z\\d])(?<prefix>${PREFIX})(?<letter>[NM])\\s?(?:(?<=N\\s?)(?<N>${N_VALUE})|(?<=M\\s?)(?<M>${M_VALUE}))${SUFFIX.replace('SUFFIX', 'suffix')}(?![A-Za-z\\d])`,
  'gu',
)

const BETWEEN_SCORE = `[ \\t:：-]{0,3}(?:${phrases('scoreName')}(?:[ \\t:：为=]|${phrases('topicParticle')}){0,3})?`
const PATTERNS = '(?<first>[1-5])\\s?[+＋]\\s?(?<second>[1-5])'
const GLEASON = new RegExp(
  `${phrases('gleason')}${BETWEEN_SCORE}(?:${PATTERNS}(?:\\s?[=＝]\\s?\\d{1,2})?|(?<sum>10|[2-9])[ab]?(?![\\d.,]?\\d|\\s?%)(?:\\s?${phrases('pointsBehind')}?\\s?[(（]\\s?(?<within>[1-5]\\s?[+＋]\\s?[1-5])(?:\\s?[=＝]\\s?\\d{1,2})?\\s?[)）])?)`,
  'giu',
)
const GROUP = new RegExp(
  `(?:(?:(?:ISUP|WHO)[ \\t/-]{0,2})*${phrases('gradeGroupLabel')}|(?<![A-Za-z])(?:ISUP[ \\t-]?)?GGG?)[ \\t:：]{0,3}(?<group>[1-5])(?![\\d.,]?\\d)`,
  'giu',
)
const NOTTINGHAM = new RegExp(
  `${phrases('nottingham')}[ \\t-]{0,2}${phrases('nottinghamGrade')}[ \\t:：]{0,3}(?<grade>III|II|I|[1-3])(?![A-Za-z\\d])`,
  'giu',
)
/** In «Histologic grade 2 (Nottingham score 6)» the grade stands before the name of its system. */
const NOTTINGHAM_BEHIND = new RegExp(
  `${phrases('histologicGrade')}[ \\t:：]{0,3}(?<grade>III|II|I|[1-3])\\s*[,(（]\\s*(?:modified |nach |by )?(?:Elston|${phrases('nottingham')})`,
  'giu',
)
const ROMAN: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3' }

/**
 * Finds the stages and grades of pathology: TNM, Gleason scores, grade groups and Nottingham grades. They are
 * read only from old reports; the check of a report that is being written has its own rules for them.
 */
export function stagesIn(text: string): readonly CategoryMention[] {
  const found = [...wholeIn(text)]
  const add = (one: CategoryMention) => {
    if (!found.some(({ start, end }) => one.start < end && start < one.end)) found.push(one)
  }
  for (const match of text.matchAll(ALONE)) {
    const { prefix = '', letter = '', N, M, suffix = '' } = match.groups ?? {}
    add(mention('tnm', `${prefix}${letter}${plain(N ?? M ?? '')}${suffix}`, match.index, match[0]))
  }
  for (const match of text.matchAll(GLEASON)) {
    const { first, second, sum, within } = match.groups ?? {}
    const [one, two] = first && second ? [first, second] : (within?.match(/[1-5]/gu) ?? [])
    const score = one && two ? `${one}+${two}=${Number(one) + Number(two)}` : (sum ?? '')
    add(mention('gleason', score, match.index, match[0]))
  }
  for (const match of text.matchAll(GROUP))
    add(mention('gradeGroup', match.groups?.['group'] ?? '', match.index, match[0]))
  for (const match of [...text.matchAll(NOTTINGHAM), ...text.matchAll(NOTTINGHAM_BEHIND)]) {
    const grade = (match.groups?.['grade'] ?? '').toUpperCase()
    add(mention('nottingham', ROMAN[grade] ?? grade, match.index, match[0]))
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** The prefix of T also applies to N, but never to M, which is established separately. */
function* wholeIn(text: string): Generator<CategoryMention> {
  for (const { groups = {}, indices } of text.matchAll(WHOLE)) {
    if (groups['TPrefix'] === undefined && groups['N'] === undefined) continue
    for (const letter of ['T', 'N', 'M'] as const) {
      const [value, at] = [groups[letter], indices?.groups?.[letter]]
      if (value === undefined || !at) continue
      const own = groups[`${letter}Prefix`]
      const prefix = own ?? (letter === 'N' ? (groups['TPrefix'] ?? '') : '')
      const suffix = groups[`${letter}Suffix`] ?? ''
      const start = text.lastIndexOf(letter, at[0]) - (own ?? '').length
      yield mention('tnm', `${prefix}${letter}${plain(value)}${suffix}`, start, text.slice(start, at[1]))
    }
  }
}

const plain = (value: string): string => {
  const lower = value.toLowerCase()
  return lower === 'x' ? 'X' : lower
}

const mention = (system: string, category: string, start: number, written: string): CategoryMention => {
  const at = { start, end: start + written.length }
  return { system, category, categoryAt: at, ...at }
}
