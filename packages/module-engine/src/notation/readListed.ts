import { isAnswerWord, isDenial, topicOf } from './answerWords.ts'
import type { Field, Found } from './Field.ts'
import { ABBREVIATED, INNER_SLASH, isSequence, SLASH_INSIDE } from './readSlashed.ts'
import { isSideWord, sideField } from './sideField.ts'
import { splitDetails } from './splitDetails.ts'
import { unitIn } from './units.ts'

const OPTIONS_MAX = 12
const OPTION_MAX_CHARACTERS = 48
const OPTION_MAX_WORDS = 5

/**
 * Matches the end of a list of answers: a comma, a bracket, a blank, the next label, a gap of two spaces, or a full
 * stop.
 */
const CLAUSE =
  /^(?:[(（](?!\s*[)）])[^()（）\n/]{0,24}[)）](?=\s*[/／|])|[(（][^()（）\n/_]{0,24}_+[^()（）\n/_]{0,8}[)）]|(?![ \t]{2,}[^ \t/／|・])(?!(?<![RL]t|(?<![\p{L}\d])(?:[IVX]{1,4}|\d))\.(?:\s*$|\s+[^\s/／|・]))(?!\*{2})[^\n\u3000,，;；。、()（）[\]{}_□☐■:：=])+/mu
/** «neutral / plus __mm / minus __mm», «none / Rt ___ % / Lt ___ %»: how much is asked with each answer but the first. */
const MEASURED =
  /^(?:none|no|neutral|normal|absent|없음|무|정상|-|\(-\)|無|なし|无|kein\w{0,2}|nein)[ \t]*(?:[/／|][ \t]*[^\n,，;；。()（）[\]{}_:：/／|]{1,20}_{1,5} ?(?:mm|cm|mL|cc|%|°)[ \t]*){2,6}(?=[,，.;]?[ \t]*$)/imu
/** «円形・楕円形/分葉形»: where slashes part the answers, a dot belongs to one of them. */
const SLASHES = /\s*[/／|]\s*/u
const SEPARATOR = /\s*[/／|]\s*|\s*[・·]\s*|\s+(?:or|vs\.?|oder|또는|혹은|或|または)\s+/u

/**
 * «ACL: intact / partial tear», «색: 담황색/혈뇨/혼탁», «判定：良性・悪性»: behind a colon, words with a slash between them
 * are answers, whatever they say.
 */
export function readListed(written: string): Found | undefined {
  const text = written.replace(NOT_APPLICABLE, `$1${INNER_SLASH}$2`)
  const lead = SIDE_BEFORE.exec(text)?.[0] ?? ''
  const found = lead === '' || !hasOneSide(text, lead) ? undefined : listedIn(text.slice(lead.length))
  return found ? { ...found, skip: lead.length } : listedIn(text)
}

/** «yes / no / N/A» has an answer with a slash of its own. */
const NOT_APPLICABLE = /(?<!\p{L})([Nn])\/([Aa])(?!\p{L})/gu
/** «Effusion: Rt. none / small / large»: the side of which it is asked. */
const SIDE_BEFORE = /^(?:Rt\.?|Lt\.?|re\.?|li\.?|우측?|좌측?|右側?|左側?|右侧|左侧)[ \t:：]+(?=[^\s/／|・])/u
const hasOneSide = (text: string, lead: string): boolean =>
  isAnswerWord(/^[^\s/／|・]+/u.exec(text.slice(lead.length))?.[0] ?? '') &&
  !/[/／|・·]\s*(?:Rt|Lt|re|li|우|좌|右|左|both|양측)(?![A-Za-z])/u.test(
    text.split('\n')[0]?.split(/[,，]/u)[0] ?? '',
  )

/** «ACL：正常、部分断裂、完全断裂»: where nothing else stands behind the colon, one of them is so or nothing is. */
const ENUMERATED = /^[^\s、，,。:：（(_/／]{1,8}(?:、[^\s、，,。:：（(_/／]{1,10}){2,7}(?=[ \t　]*(?:\n|$))/u

function enumeratedIn(text: string): Found | undefined {
  const dashed = /^[가-힣]{1,6}(?:-[가-힣]{1,6}){2,5}(?=[ \t]*(?:\n|$))/u.exec(text)?.[0] ?? ''
  const steps = dashed.split('-')
  if (dashed !== '' && steps.every(isAnswerWord) && new Set(steps).size === steps.length)
    return { length: dashed.length, parts: [{ kind: 'choice', options: steps, defaults: [] }] }
  const written = ENUMERATED.exec(text)?.[0] ?? ''
  const [first = '', ...others] = written.split('、')
  const ending = /[型性部期級级]$/u.exec(first)?.[0] ?? '\n'
  const areKinds = others.length > 1 && others.every((option) => option.endsWith(ending))
  const isOpen =
    areKinds ||
    (isDenial(first) &&
      others.every((option) => !isDenial(option) && !/[なな]し$|[認认见見未无無ずい]/u.test(option)))
  if (written === '' || !isOpen || new Set(others).size !== others.length) return undefined
  const options = [first, ...others]
  const topic = topicOf(options)
  return {
    length: written.length,
    parts: [{ kind: 'choice', options, defaults: [], ...(topic && { topic }) }],
  }
}

function listedIn(text: string): Found | undefined {
  const enumerated = enumeratedIn(text.slice(0, 120))
  if (enumerated) return enumerated
  const [written = ''] = MEASURED.exec(text.slice(0, 300)) ?? CLAUSE.exec(text.slice(0, 300)) ?? []
  // «양성(positive) / 음성(negative)»: where each answer has its remark, the last has one too.
  const remark = /[)）]\s*[/／|]/u.test(written) ? REMARK.exec(text.slice(written.length))?.[0] : undefined
  const asked = LAST_WORD.test(written) ? ASKED_MORE.exec(text.slice(written.length))?.[0] : undefined
  const clause =
    asked === undefined ? withoutRemark(`${written}${remark ?? ''}`.trimEnd()) : `${written}${asked}`
  const isBeforeLabel = /^\s*[:：=]/u.test(text.slice(clause.length))
  const listed = withoutLabel(clause, isBeforeLabel)
  const end = listed.replace(/(?:\s*[/／|・·])+$/u, '')
  const answers = end.split(/[/／|]/u.test(end) ? SLASHES : SEPARATOR)
  if (answers.length < 2 || answers.length > OPTIONS_MAX || ABBREVIATED.test(end)) return undefined
  const { options: given, details } = splitDetails(answers)
  if (/\s(?:or|vs\.?|oder|또는|혹은|或|または)\s/u.test(end) && !areOneOf(given)) return undefined
  const bare = given.map((option) =>
    option
      .replace(/^\*|\*$/gu, '')
      .trim()
      .replace(INNER_SLASH, '/'),
  )
  const [, noun = ''] = /^(\p{L}{3,12}\.? )(?:\d|[IV]{1,3})$/u.exec(bare[0] ?? '') ?? []
  // «Grad 0 / 1 / 2»: the noun of the codes stands before the first of them.
  if (noun !== '' && bare.length > 2 && details.length === 0 && bare.slice(1).every(isCode)) {
    const codes = listedIn(text.slice(noun.length))
    if (codes) return { ...codes, skip: noun.length + (codes.skip ?? 0) }
  }
  const rest = restOf(bare)
  const options = rest === '' ? bare : [...bare.slice(0, -1), (bare.at(-1) ?? '').slice(0, -rest.length)]
  if (!areAnswers(options) || !isList(options, end)) return undefined
  const defaults = given.flatMap((option, index) => (/^\*|\*$/u.test(option) ? [index] : [])).slice(0, 1)
  const topic = topicOf(options)
  const field: Field = {
    kind: 'choice',
    options,
    defaults,
    ...(topic && { topic }),
    ...(details.length > 0 && { details }),
  }
  return {
    length: end.length - rest.length,
    parts: [(details.length === 0 && sideField(options, defaults)) || field],
  }
}

/** «none / yes: ____», «없음* / 있음: ____»: at the end of a line, what the last answer asks for. */
const ASKED_MORE = /^[ \t]*[:：][ \t]*_{2,}(?=[ \t]*(?:\n|$))/u
const LAST_WORD = /[/／|][ \t]*\p{L}+\*?[ \t]*$/u

const REMARK = /^\s?[(（][^()（）\n_]{1,24}[)）]/u

/** «없음 / 있음 (__ cm)» asks more about the last answer; behind «위 / 대장 (__ cm)» it is asked about each. */
const withoutRemark = (clause: string): string =>
  isDenial(clause.split(SEPARATOR)[0]?.replace(/\*$/u, '') ?? '') || /[)）]\s*[/／|]/u.test(clause)
    ? clause
    : clause.replace(/\s*[(（][^()（）]*[)）]$/u, '')

/** «0・1+・2+ Ki-67:»: the last words belong to the label that follows. */
function withoutLabel(clause: string, isBeforeLabel: boolean): string {
  if (!isBeforeLabel) return clause
  return clause.includes(' ') ? clause.slice(0, clause.lastIndexOf(' ')).trimEnd() : ''
}

/** «mild/moderate/severe stenosis»: where each answer is one word, the sentence goes on behind the last of them. */
function restOf(options: readonly string[]): string {
  const [, word = '', rest = ''] = /^(\S+)(\s.+)$/u.exec(options.at(-1) ?? '') ?? []
  const words = [...options.slice(0, -1), word]
  const areWords = words.every((option) => !/\s/u.test(option) && (isAnswerWord(option) || isCode(option)))
  if (areWords) return rest
  // «I/II/III/IV期»: the noun of the codes.
  const [, code = '', noun = ''] = /^(.+?)([期级級度型类類기도형급])$/u.exec(options.at(-1) ?? '') ?? []
  return code !== '' && [...options.slice(0, -1), code].every(isCode) ? noun : ''
}

/** «<50%», «50-69%» */
const isBand = (option: string): boolean =>
  /^(?:[<>≤≥＜＞]\s?\d|\d{1,3}\s?[-–~]\s?\d{1,3}\s?(?:%|mm|cm)$)/u.test(option)

const isCode = (option: string): boolean =>
  /^(?:[+±-]{1,4}|[(（][+＋−－-][)）]|[IV]{1,3}|\d{1,2}\+?)$/u.test(option)

/** «normal or abnormal»: words between which reports choose; «FNA or CNB» are both meant. */
const areOneOf = (options: readonly string[]): boolean =>
  options.every(isAnswerWord) && topicOf(options) !== undefined

function areAnswers(options: readonly string[]): boolean {
  if (new Set(options).size !== options.length) return false
  if (options.some((option) => option === '' || option.length > OPTION_MAX_CHARACTERS)) return false
  if (options.some((option) => option.split(/\s+/u).length > OPTION_MAX_WORDS)) return false
  if (isSequence(options)) return true
  const isUnit =
    options.length === 2 && !options.some(isAnswerWord) && unitIn(options.join('/')) !== undefined
  if (isUnit && /^[a-zµ%]{1,3}[lL]?$/u.test(options[0] ?? '')) return false
  const named = options.filter((option) => !isCode(option) && !isBand(option))
  if (named.some((option) => !/\p{L}/u.test(option))) return false
  const numbers = options.filter((option) => /^\d+\+?$/u.test(option))
  return numbers.length === 0 || isSequence(numbers) || (numbers.length === 1 && options.length > 2)
}

const PAIR = /^[^/／|・]+[^/／|・\s][/／][^/／|・\s][^/／|・]*$/u
/** Two names as long as this stand for one thing: «慢性淋巴细胞白血病/小淋巴细胞淋巴瘤». */
const LONG = 8

/** Whether one of them is chosen, and not each of them meant. */
function isList(options: readonly string[], written: string): boolean {
  if (SLASH_INSIDE.test(written)) return false
  // «ICA: Rt <50% / 50-69%»: the words before the first band say of what.
  if (!isBand(options[0] ?? '') && options.slice(1).every(isBand)) return false
  const isPair = PAIR.test(written)
  // A side before a word makes no sentence of it: «우측 늑간/검상돌기하».
  const hasSpace = (option: string) =>
    /\s/u.test(option.replace(/^\S+\s/u, (word) => (isSideWord(word.trim()) ? '' : word)))
  // «Modality: CT/MRI», «Sequences: T1/T2» name two things.
  const areNames = options.every(
    (option) => /^\p{Lu}{1,5}\d?$|^[a-z]$/u.test(option) && !isAnswerWord(option),
  )
  const areLong = options.every((option) => option.length > LONG && /^\p{Script=Han}+$/u.test(option))
  const [one = '', other = ''] = options
  if (isPair && (areNames || areLong || hasSpace(one) !== hasSpace(other))) return options.every(isAnswerWord)
  // «Findings: liver/spleen are normal» goes on with a sentence.
  const [last = '', ...others] = options.toReversed()
  const isSpaced = /\s[/／|]\s/u.test(written)
  const isSentence = hasSpace(last) && !others.some(hasSpace) && !isSpaced
  // Spaces around the slashes hold the words of an answer together: «block positive / patchy / negative».
  // «CFV: compressible Y / N»
  const isThereOrNot = options.length === 2 && /^(?:y|n|yes|no|\+|-)$/iu.test(other)
  return ((isSpaced && !isThereOrNot) || !beginsLater(options)) && (!isSentence || options.some(isAnswerWord))
}

/** «Liver: echogenicity mild/moderate»: the answers begin behind the words that say what they are about. */
function beginsLater([one = '', ...others]: readonly string[]): boolean {
  const [, lead = '', first = ''] = /^(.+)\s(\S+)$/u.exec(one) ?? []
  const last = others.at(-1) ?? ''
  if (lead === '' || last.startsWith(lead) || /^(?:not?|non|nicht|keine?)$/iu.test(lead)) return false
  const end = (/^\S+/u.exec(last)?.[0] ?? '').replace(/(?:에|의|로|으로|이|가)$/u, '')
  return [first, ...others.slice(0, -1), end].every(
    (option) => isAnswerWord(option) || isCode(option) || isBand(option),
  )
}
