import type { CategoryMention } from '../text/categoriesIn.ts'

/**
 * The notation of the library's staging modules: with a prefix, or T and N together. A bare «T2» is a sequence or a
 * vertebra and a bare «M1» a segment of an artery.
 */
const PREFIX = '(?:[yra]?[cpu]|y?mr|[yr])'
const T_VALUE = '(?:X|x|[Ii]s|IS|0|[1-4](?:mi|[a-dA-D][1-3]?)?)'
const N_VALUE = '(?:X|x|0[ab]?|[1-3](?:mi|[a-cA-C])?)'
const M_VALUE = '(?:X|x|0|1(?:[a-dA-D][12]?)?)'
/** What is said of a category in brackets, and counts of lymph nodes, which belong to no category. */
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

const BETWEEN_SCORE =
  '[ \\t:：-]{0,3}(?:(?:score|sum|grade|grading|summe|grad|점수|등급|합계|合计|评分|总分|分级|スコア|分類)[ \\t:：은는为=]{0,3})?'
const PATTERNS = '(?<first>[1-5])\\s?[+＋]\\s?(?<second>[1-5])'
const GLEASON = new RegExp(
  `(?:Gleason|글리슨|글리손|格里森|グリーソン|グリソン)${BETWEEN_SCORE}(?:${PATTERNS}(?:\\s?[=＝]\\s?\\d{1,2})?|(?<sum>10|[2-9])[ab]?(?![\\d.,]?\\d|\\s?%)(?:\\s?(?:점|分|点)?\\s?[(（]\\s?(?<within>[1-5]\\s?[+＋]\\s?[1-5])(?:\\s?[=＝]\\s?\\d{1,2})?\\s?[)）])?)`,
  'giu',
)
const GROUP =
  /(?:(?:(?:ISUP|WHO)[ \t/-]{0,2})*(?:grade[- ]?groups?|gradgruppe|grad-?gruppe|등급 ?군|등급 ?그룹|分级分?组|预后分级分?组|预后分组|グレードグループ)|(?<![A-Za-z])(?:ISUP[ \t-]?)?GGG?)[ \t:：]{0,3}(?<group>[1-5])(?![\d.,]?\d)/giu
const NOTTINGHAM =
  /(?:Nottingham|Elston[- ]Ellis|노팅엄|노팅햄|诺丁汉|ノッティンガム|ノッチンガム)[ \t-]{0,2}(?:(?:combined |modified )?(?:histolog\p{L}* )?(?:grade|grading|grad|조직학적 등급|조직등급|등급|组织学分级|分级|組織学的グレード|組織グレード|グレード|異型度))[ \t:：]{0,3}(?<grade>III|II|I|[1-3])(?![A-Za-z\d])/giu
/** «Histologic grade 2 (Nottingham score 6)»: the grade before the name of its system. */
const NOTTINGHAM_BEHIND =
  /(?:histolog\p{L}* grad\p{L}*|grading|조직학적 등급|조직 ?등급|组织学分级|組織学的(?:グレード|異型度))[ \t:：]{0,3}(?<grade>III|II|I|[1-3])\s*[,(（]\s*(?:modified |nach |by )?(?:Nottingham|Elston|노팅엄|노팅햄|诺丁汉|ノッティンガム|ノッチンガム)/giu
const ROMAN: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3' }

/**
 * Finds the stages and grades of pathology: TNM, Gleason scores, grade groups and Nottingham grades. They are read from
 * old reports alone; the check of a report being written compares them by its own rules.
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

/** The letters of one stage: the prefix of T holds for N, but never for M, which is a finding of its own. */
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
  return { ...{ system, category, categoryAt: at }, ...at }
}
