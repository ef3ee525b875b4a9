import { kindOfAnswers } from './answerKinds.ts'
import { answerPrefix, answerSuffix, isAnswerWord, topicOf } from './answerWords.ts'
import type { Field, Found } from './Field.ts'
import { isSideOf, isSideWord, sideField } from './sideField.ts'
import { splitDetails } from './splitDetails.ts'

const LATIN = '[A-Za-zÄÖÜäöüß][A-Za-zÄÖÜäöüß]*(?:-[A-Za-zÄÖÜäöüß]+)*\\.?'
const OTHER = '(?:[가-힣]+|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]+)'
const OPTION = `(?:${LATIN}|${OTHER})\\*?`
const CHAIN = new RegExp(`^${OPTION}(?:\\s?[/／|·・]\\s?${OPTION}){1,7}`, 'u')
const OPTIONS_MAX = 12
const OPTION_MAX_CHARACTERS = 48

/** Short forms that are written with a slash: rule out, status post, follow-up, with, versus … */
const ABBREVIATION =
  '(?:r\\/o|s\\/p|f\\/u|w\\/u|c\\/w|d\\/t|h\\/o|n\\/v|p\\/e|i\\/v|b\\/w|w\\/o|m\\/e|a\\/n|l\\/n|y\\/o|o\\/e|c\\/o|and\\/or|either\\/or|und\\/oder|s\\/o|d\\/dx?|t\\/w|k\\/c|n\\/[as]|w\\/[ox]?)'
const ABBREVIATIONS = new RegExp(`^${ABBREVIATION}\\.?$`, 'iu')
export const ABBREVIATED = new RegExp(`(?<![\\p{L}/])${ABBREVIATION}(?![\\p{L}/])`, 'iu')

/** Matches a short form among the words of an answer; a short form that stands alone is itself the answer. */
const ABBREVIATED_ALL = new RegExp(
  `(?<=[^\\p{L}/|][ ])${ABBREVIATION}(?![\\p{L}/|])|(?<=\\p{L} )${ABBREVIATION}(?= \\p{L})`,
  'giu',
)
export const INNER_SLASH = '\uE003'

/** «0.8 g/cm2», «98 cm/s», «11/16/2026», «L5/S1», «w/ contrast»: a slash inside of one thing. */
export const SLASH_INSIDE =
  /(?<![<>≤≥＜＞]\s?[\d.]{0,4})\d\s?(?:[mnkµ]?g|mgI|[cm]?m|m[lL]|w)[/／]\p{L}|\d{1,2}[/／]\d{2}|\s\p{Lu}\p{L}{0,2}\d{1,2}[/／]|(?:^|[\s\d])[a-z][/／]\p{L}{2}/u

/** Reads «mild/moderate/severe» without brackets, if every word is one that reports choose between. */
export function readBareChoice(text: string, before: string): Found | undefined {
  if (/[\p{L}\p{N}/]$/u.test(before)) return undefined
  // A full stop after the last word ends the sentence.
  const chain = (CHAIN.exec(text)?.[0] ?? '').replace(/\.$/u, '')
  if (chain === '' || ABBREVIATIONS.test(chain) || /^[\d/]/u.test(text.slice(chain.length))) return undefined
  const written = chain.split(/[/／|·・]/u).map((option) => option.trim())
  const [first = ''] = written
  const last = written.at(-1) ?? ''
  // In languages without spaces, the sentence begins and ends inside the first and the last word.
  const start =
    isLatin(first) || isAnswerWord(first) ? '' : first.slice(0, first.length - answerSuffix(first).length)
  const end = isLatin(last) || isAnswerWord(last) ? '' : last.slice(answerPrefix(last).length)
  // «전벽/후벽/전치»: in a language with spaces only a particle may be left of the last word.
  if (/^[가-힣]/u.test(end) && !KOREAN_END.test(end)) return undefined
  const options = written.map((option) => option.replace(/\*$/u, ''))
  options[0] = (options[0] ?? '').slice(start.length)
  options[options.length - 1] = (options.at(-1) ?? '').slice(0, last.length - end.length)
  const defaults = written.flatMap((option, index) => (option.endsWith('*') ? [index] : []))
  if (!options.every((option) => option !== '' && isAnswerWord(option))) return undefined
  if (new Set(options).size !== options.length) return undefined
  const whole = withSharedEnding(options)
  const topic = topicOf(whole)
  // Two words of different kinds are a list: «cystic/peripheral».
  if (topic === 'procedure' && options.length < 3) return undefined
  const isNormalOrNot = /^(?:normal|정상|正常|unauffällig)$/iu.test(options[0] ?? '')
  if (!topic && options.length < 3 && !isNormalOrNot) return undefined
  const field: Field = {
    kind: 'choice',
    options: whole,
    defaults: defaults.slice(0, 1),
    ...(topic && { topic }),
  }
  const length = chain.length - start.length - end.length
  return { length, parts: [field], ...(start !== '' && { skip: start.length }) }
}

const KOREAN_END =
  /^(?:에|에서|의|로|으로|이|가|은|는|을|를|와|과|측|부|성|임|함|됨|이며|이고|하|한|되|된|됨|인|였|했|적|형)/u

/** «well/ill-defined» chooses between well-defined and ill-defined. */
function withSharedEnding(options: readonly string[]): string[] {
  const ending = /-[a-z]{4,}$/iu.exec(options.at(-1) ?? '')?.[0]
  const isShared =
    ending !== undefined && options.slice(0, -1).every((option) => /^[a-z]{2,10}$/iu.test(option))
  return isShared
    ? [...options.slice(0, -1).map((option) => option + ending), options.at(-1) ?? '']
    : [...options]
}

/** «(+/-)», «(−/+)», «((-)/(+))», and «(O/X)» as Korean and Japanese forms mark it. */
const PRESENT_OR_NOT =
  /^\(?([+＋−－-])\)?\s?[/／]\s?\(?([+＋−－-])\)?$|^(?=[OoＯ○]\s?[/／]\s?[XxＸ×]$|[XxＸ×]\s?[/／]\s?[OoＯ○]$)(.)\s?[/／]\s?(.)$/u

/** «(upper/mid/lower)», «(a | b*)», «(+/-)» and «(Ser/Img: )»; undefined for a bracket that only says more. */
export function readParenthesis(
  inside: string,
  whole: string,
  isAsked: boolean,
  after = '',
): (Field | string)[] | undefined {
  const [opening, closing] = [whole.charAt(0), whole.slice(-1)]
  const content = inside.replace(/\s+/gu, ' ').trim()
  const label = /^([\p{L}][\p{L}\p{N}/ .-]{0,30})[:：]$/u.exec(content)?.[1]
  if (label !== undefined) return [`${opening}${content} `, { kind: 'text', name: label }, closing]
  const [one = '', other = ''] = (PRESENT_OR_NOT.exec(content) ?? []).slice(1).filter(Boolean)
  if (one !== other)
    return [opening, { kind: 'choice', options: [one, other], defaults: [], topic: 'presence' }, closing]
  // «Index lesion: (location), ___ cm»
  if (isAsked && /^(?:location|site|level|부위|위치|部位|位置|Lokalisation)$/iu.test(content))
    return [opening, { kind: 'text', name: content }, closing]
  // «Size (cm)» only gives the unit.
  const gap = /^\s/u.test(inside) ? gapIn(content) : undefined
  if (gap) return [opening, gap, closing]
  const labelled = labelledAnswers(content, [opening, closing])
  if (labelled) return labelled
  const measured = withMeasure(content, [opening, closing])
  if (measured) return measured
  const behindComma = ofComma(content, [opening, closing])
  if (behindComma !== undefined) return behindComma ?? undefined
  // «(W/D, M/D, P/D)»: short forms of how well a tumor is differentiated.
  if (/^[WMP]\/D(?:, ?[WMP]\/D)+$/u.test(content))
    return [{ kind: 'choice', options: content.split(/, ?/u), defaults: [], topic: 'differentiation' }]
  const separator = separatorOf(content)
  const { options: written, details } = splitDetails(answersOf(content, separator))
  if (written.length < 2 || written.length > OPTIONS_MAX || ABBREVIATIONS.test(content)) return undefined
  if (SLASH_INSIDE.test(content)) return undefined
  const options = written.map((option) => option.replace(/^\*|\*$/gu, '').trim())
  const defaults = written.flatMap((option, index) => (/^\*|\*$/u.test(option) ? [index] : [])).slice(0, 1)
  const coded = codedNoun(options)
  if (coded) return sharedChoice(coded, defaults, [opening, closing])
  if (
    separator === DOTTED
      ? !areDotted(options) && !areTimes(options, after) && !(isAsked && areMany(options))
      : !areAnswers(options, isAsked || /\s\/\s/u.test(content)) && !areTimes(options, after)
  )
    return undefined
  const topic = topicOf(options)
  const field: Field = {
    kind: 'choice',
    options,
    defaults,
    ...(topic && { topic }),
    ...(isSideOf(options) && { isSide: true }),
  }
  // «(worst __ / major __)»: a blank for each of them.
  if (details.length === options.length) return undefined
  if (details.length > 0) return [{ ...field, details }]
  const side = sideField(options, defaults)
  if (side) return [side]
  const shared = sharedNoun(options)
  if (shared) return sharedChoice(shared, defaults, [opening, closing])
  return [field]
}

/** In «(f/u / FNA)» a slash without spaces is inside of an answer. */
function separatorOf(content: string): string | RegExp {
  if (content.includes('|')) return '|'
  if (/\s[/／]\s/u.test(content)) return /\s+[/／]\s+|\s+[/／]|[/／]\s+/u
  return /[/／]/u.test(content) ? /[/／]/u : dotted(content)
}

/** The slash of a short form parts nothing: «TFCA/6mo f/u MRA». */
const answersOf = (content: string, separator: string | RegExp): string[] =>
  content
    .replace(ABBREVIATED_ALL, (short) => short.replace('/', INNER_SLASH))
    .split(separator)
    .map((option) => option.replaceAll(INNER_SLASH, '/').trim())

/** «(clear/involved/close, __ mm)», «(none/small/large, 최대 __ cm)»: which, and how much of it. */
function withMeasure(
  content: string,
  [opening, closing]: readonly [string, string],
): (Field | string)[] | undefined {
  const [, answers = '', words = '', blank = ''] =
    /^([^,，_]+[/／|][^,，_]+)([,，]\s?(?:[\p{L}.]{1,12}\s)?)_+\s?(mm|cm|mL|cc|%)$/u.exec(content) ?? []
  const options = answers.split(/\s?[/／|]\s?/u).map((option) => option.trim())
  if (blank === '' || !areAnswers(options, true)) return undefined
  const topic = topicOf(options)
  const choice: Field = sideField(options, []) ?? {
    kind: 'choice',
    options,
    defaults: [],
    ...(topic && { topic }),
  }
  return [opening, choice, words, { kind: 'number', unit: blank }, closing]
}

/** «(iliac crest, Rt./Lt.)», «ER( %, weak/strong)»: what a comma parts from its answers; null if they are none. */
function ofComma(
  content: string,
  [opening, closing]: readonly [string, string],
): (Field | string)[] | null | undefined {
  const [, room = '', answers = ''] = /^([^/|]+[,，] ?)([^,，/|]+(?:[/|][^,，/|]+)+)$/u.exec(content) ?? []
  if (answers === '') return undefined
  // The side of what was said before the comma.
  const side = sideField(
    answers.split(/[/|]/u).map((option) => option.trim()),
    [],
  )
  if (side) return [`${opening}${room}`, side, closing]
  return ofShare(room, answers, [opening, closing]) ?? null
}

/** «ER( %, weak/strong)»: how much of it, and which. */
function ofShare(
  room: string,
  answers: string,
  [opening, closing]: readonly [string, string],
): (Field | string)[] | undefined {
  const share = gapIn(room.replace(/[,，]\s?$/u, '').trim())
  const options = answers.split(/\s?[/|]\s?/u).map((option) => option.trim())
  const topic = topicOf(options)
  return share && areAnswers(options, true)
    ? [
        opening,
        share,
        /[,，]\s?$/u.exec(room)?.[0] ?? '',
        { kind: 'choice', options, defaults: [], ...(topic && { topic }) },
        closing,
      ]
    : undefined
}

/** «拡張：有/無», «R: -/+», «転位　有・無»: what the answers are about, and the answers. */
const LABELLED =
  /^((\p{L}[\p{L}\p{N} -]{0,24}?)\s?[:：]\s?|(\p{L}[\p{L}-]{0,24})[\s\u3000])([^:：,，]+[/／・|][^:：,，]+)$/u
/** Without a colon, a name is only separated from answers that mean «present» or «absent»: «(dislocation yes/no)». */
const THERE_OR_NOT = /^(?:yes|no|y|n|유|무|있음|없음|有|無|无|あり|なし|ja|nein|[+−-])$/iu

/** «(拡張：有/無)», «(R: -/+, L: -/+)»: questions in brackets that say themselves what they ask. */
function labelledAnswers(
  content: string,
  [opening, closing]: readonly [string, string],
): (Field | string)[] | undefined {
  const questions = content.split(/([,，、;；]\s?)/u)
  const parts = questions.map((question, index): (Field | string)[] | undefined => {
    if (index % 2 === 1) return [question]
    const [, lead = '', asked, before = '', answers = ''] = LABELLED.exec(question) ?? []
    const written = answers.split(/\s?[/／・|]\s?/u).map((option) => option.trim())
    const options = written.map((option) => option.replace(/\*$/u, ''))
    const isTold =
      asked === undefined ? options.every((option) => THERE_OR_NOT.test(option)) : areAnswers(options, true)
    const areDistinct = options.length > 1 && new Set(options).size === options.length
    if (
      !isTold ||
      !areDistinct ||
      (options.some((option) => option === '' || /_|^\d+$/u.test(option)) && options.join('/') !== '0/1')
    )
      return undefined
    const defaults = written.flatMap((option, at) => (option.endsWith('*') ? [at] : [])).slice(0, 1)
    const topic = topicOf(options)
    return [lead, { kind: 'choice', options, defaults, name: asked ?? before, ...(topic && { topic }) }]
  })
  if (parts.some((part) => part === undefined)) return undefined
  return [opening, ...parts.flatMap((part) => part ?? []), closing]
}

const DOTTED = /[・·]/u
/** Between the only words of a bracket a comma or «or» parts answers, if reports choose between them. */
const dotted = (content: string): RegExp => {
  const options = content.split(LISTED).map((option) => option.trim())
  return excludeEachOther(options) ? LISTED : DOTTED
}
const LISTED = /\s?[,，、]\s?|\s+(?:or|vs\.?|oder|또는|혹은|或|または)\s+/u

/** «(유, 무)», «[normal, abnormal]», «T(1,2,3,4)»; «(irregular, spiculated)» says two things. */
export function excludeEachOther(options: readonly string[]): boolean {
  if (options.length < 2 || new Set(options).size !== options.length) return false
  const topic = options.every(isAnswerWord) ? topicOf(options) : undefined
  if (topic === undefined)
    return isSequence(options) && options.every((option) => /^(?:\d|[IV]{1,3})[a-z]?$/u.test(option))
  return topic === 'presence' || topic === 'normality' || topic === 'result'
    ? options.length === 2
    : options.length > 2 && (topic === 'severity' || topic === 'amount')
}

/** «(U・M・L領域)»: dots are put between answers, and more often between parts of a list. */
const areDotted = (options: readonly string[]): boolean =>
  options.every(
    (option) =>
      isAnswerWord(option) ||
      isSideWord(option) ||
      SIGN.test(option) ||
      /^[A-Z]\d?(?![A-Za-z])/u.test(option),
  ) ||
  isSequence(options) ||
  endAlike(options)

/** «推奨：（1年後・6ヶ月後・コルポ診）»: three things or more in brackets behind a colon. */
const areMany = (options: readonly string[]): boolean =>
  options.length > 2 &&
  new Set(options).size === options.length &&
  options.every((option) => option !== '' && !/[_＿*]/u.test(option) && option.length <= 12)

/** «(頸部・転子部・骨幹部)»: parts of one thing. */
const endAlike = (options: readonly string[]): boolean =>
  options.length > 2 &&
  (options.every(
    (option) => /^\p{L}{1,6}[部型性域]$/u.test(option) && option.at(-1) === options[0]?.at(-1),
  ) ||
    options.every((option) => SAME_FORM.test(option) && option.length === options[0]?.length))
/** «(膨隆・突出・脱出)»; organs side by side were all looked at. */
const SAME_FORM = /^(?!.*[肝胆膵脾腎肺心腸胃臓])\p{Script=Han}{2,4}$/u

interface Shared {
  options: string[]
  noun: string
}

/** In «(upper/lower pole)» and «(Rt./Lt. lobe)» the noun after the last answer belongs to all of them. */
function sharedNoun(options: readonly string[]): Shared | undefined {
  const [, last = '', noun = ''] =
    /^(\S+)(\s.+)$|^([A-Z])(\p{Script=Han}{1,4})$/u
      .exec(options.at(-1) ?? '')
      ?.filter((each) => each !== undefined) ?? []
  const answers = [...options.slice(0, -1), last]
  // «(hypoechoic/markedly hypoechoic)», «(의심/가능성 낮음)»: an answer of two words.
  const isAnswer = isAnswerWord(noun) || options.includes(noun.trim()) || /[가-힣]음$/u.test(noun)
  const areWords = noun !== '' && !isAnswer && answers.every((answer) => !answer.includes(' '))
  const isShared =
    areWords &&
    (answers.every((answer) => isAnswerWord(answer) || /^[A-Z]$/u.test(answer)) ||
      sideField(answers, []) !== undefined)
  return isShared ? { options: answers, noun } : undefined
}

/** «(0/I/II/III级)»: the noun of the codes. */
function codedNoun(options: readonly string[]): Shared | undefined {
  const [, code = '', noun = ''] =
    /^(\d|[IV]{1,3})([期级級度型类類기도형급])$/u.exec(options.at(-1) ?? '') ?? []
  const codes = [...options.slice(0, -1), code]
  return noun !== '' && isSequence(codes) ? { options: codes, noun } : undefined
}

function sharedChoice(
  { options, noun }: Shared,
  defaults: readonly number[],
  [opening, closing]: readonly [string, string],
) {
  const topic = topicOf(options)
  const field: Field = sideField(options, defaults) ?? {
    kind: 'choice',
    options,
    defaults,
    ...(topic && { topic }),
  }
  return [opening, field, `${noun}${closing}`]
}

const CODES = /^(?:[IV]{1,3}|\d)[A-Za-z]?\+?(?:\s?[/／・]\s?(?:[IV]{1,3}|\d)[A-Za-z]?\+?){2,6}(?![\p{L}\d/])/u
/** «V0・V1» */
const LETTERED = /^([A-Za-z][a-z]?)\d(?:・\1\d){1,4}(?![\p{L}\d])/u

/** Reads «grade 1/2/3» and «type I/II/III»: codes after a word that shows that they exclude each other. */
export function readCodes(text: string, before: string): Found | undefined {
  const lettered = LETTERED.exec(text)
  if (lettered) {
    const [chain, name] = lettered
    const field: Field = {
      kind: 'choice',
      options: chain.split('・'),
      defaults: [],
      ...(name && !/\p{L}{2}\s$/u.test(before) && { name }),
    }
    return { length: chain.length, parts: [field] }
  }
  if (
    !/(?:grade|type|stage|category|class|score|등급|분류|병기|단계|型|级|期|グレード|Grad|Typ|Stadium)\s?$/iu.test(
      before,
    )
  )
    return undefined
  const chain = CODES.exec(text)?.[0] ?? ''
  const options = chain.split(/[/／・]/u).map((option) => option.trim())
  if (!isSequence(options)) return undefined
  return { length: chain.length, parts: [{ kind: 'choice', options, defaults: [], topic: 'grade' }] }
}

/** In «( cm)» and «( x x cm)», space was left for the numbers. */
function gapIn(content: string): Field | undefined {
  const [, crosses = '', written = ''] =
    /^((?:[x×X✕]\s?){0,2})(mm|cm|㎜|㎝|cc|mL|ml|HU|%|°)$/u.exec(content) ?? []
  const unit = written.normalize('NFKC')
  if (unit === '') return undefined
  return crosses !== '' && /^[cm]m$/u.test(unit)
    ? { kind: 'size', unit, topic: 'size' }
    : { kind: 'number', unit }
}

const SIGN = /^[+±＋−－-]{1,4}$/u
/** «(-/tr/1+/2+/3+)»: how much of an antibody is seen. */
const INTENSITY = /^(?:0|tr(?:ace)?\.?|[1-4]\+)$/iu
/** «<50%», «50-69%», «≥70%» */
const BAND = /^(?:[<>≤≥＜＞]=?\s?\d{1,3}|\d{1,3}\s?[-–~]\s?\d{1,3})\s?(?:%|mm|cm)?$/u

function areAnswers(options: readonly string[], isAsked: boolean): boolean {
  if (new Set(options).size !== options.length) return false
  if (options.some((option) => option === '' || option.length > OPTION_MAX_CHARACTERS)) return false
  // A blank among the words is a field of its own.
  if (options.some((option) => /_|\*{2}/u.test(option))) return false
  if (isSequence(options) || areScores(options) || areLetters(options)) return true
  // «level (II/III/IV/VI)», «(IJV/SCV)»: codes of one kind.
  if (options.length > 2 && options.every((option) => /^(?:[IVX]{1,4}|\d\+\d)$/u.test(option))) return true
  // «LN: __/__ (positive/total)» says what the numbers are.
  if (/^(?:positive|involved|전이|양성)\/(?:total|examined|전체|총)$/iu.test(options.join('/'))) return false
  if (kindOfAnswers(options) !== undefined) return true
  // «纵横比(<1/>1)»
  if (options.every((option) => /^[<>≤≥＜＞]\s?\d/u.test(option))) return true
  // «ly(0/1)» of a protocol: nothing or something; «Stanford (A/B)», «(M/F)», «(R0/R1)».
  if (/^(?:0\/1|A\/B|M\/F|T\/F|(R|L|V|Ly|Pn|PN|M)0\/\1[1X])$/u.test(options.join('/'))) return true
  if (
    options.every((option) => SIGN.test(option) || INTENSITY.test(option)) &&
    options.some((option) => SIGN.test(option))
  )
    return true
  // «LI-RADS (3/4/5/M)»
  const figures = options.filter((option) => /^\d/u.test(option))
  if (
    isSequence(figures) &&
    options.every((option) => figures.includes(option) || /^[A-Z]{1,3}$/u.test(option))
  )
    return true
  if (
    options.some(
      (option) =>
        !/\p{L}/u.test(option) &&
        !SIGN.test(option) &&
        !(BAND.test(option) && (options.length > 2 || options.every((each) => /^[<>≤≥＜＞]/u.test(each)))),
    )
  )
    return false
  // «(CD34+, CD117+/-)» lists what was found.
  if (options.length === 2 && options.some((option) => SIGN.test(option))) return false
  // «(see CT/MRI)», «(mg/dL)», «(2020/5)», «(T1/T2)» say more about what stands before.
  if (/^(?:see|cf|vs|e\.g|i\.e|s\.|참고|참조)\b/iu.test(options[0] ?? '')) return false
  const isMany = options.length > 2
  // «(CIN 2/CIN 3)»: two steps of one scale.
  const [scale = '\n'] = /^\p{L}{2,8} (?=\d$)/u.exec(options[0] ?? '') ?? []
  if (options.every((option) => option.startsWith(scale) && /^\d$/u.test(option.slice(scale.length))))
    return true
  if (!isMany && options.some((option) => /\d\s*$/u.test(option) && !/[a-z가-힣]{3,}/u.test(option)))
    return false
  const isNamed = options.some(isAnswerWord)
  const areShort = options.every((option) =>
    /^\p{Lu}{1,5}\d?$|^[A-Za-z]$|^(?:mg|ml|mL|g|kg|dL|ng)$/u.test(option),
  )
  return isNamed || !areShort || (isAsked && isMany)
}

/** «density (a/b/c/d)» */
const areLetters = (options: readonly string[]): boolean =>
  options.length > 2 &&
  options.every(
    (option, index) =>
      /^[A-Za-z]$/u.test(option) &&
      (index === 0 || option.charCodeAt(0) === (options[index - 1] ?? '').charCodeAt(0) + 1),
  )

/** «F/U (3/6/12)개월», «(14/16/18) G» */
const areTimes = (options: readonly string[], after: string): boolean =>
  options.every((option) => /^\d{1,2}$/u.test(option)) &&
  /^\s?(?:개월|[주년일]|months?|weeks?|years?|Monate|Wochen|Jahre|か月|ヶ月|个月|[年周週]|(?:G|Fr|mm|cm|mg|mL|%)(?![A-Za-z]))/u.test(
    after,
  )

/** «margin (0/2/3)»: points of a score, which leave some out. */
const areScores = (options: readonly string[]): boolean =>
  options.length > 2 &&
  options.every(
    (option, index) => /^\d$/u.test(option) && (index === 0 || option > (options[index - 1] ?? '')),
  )

/** «(1/2/3/4)», «(I/II/IIF/III)», «(4A/4B/4C)», «(C3/C4/C5)»: three at least, none further than the next. */
export function isSequence(options: readonly string[]): boolean {
  if (options.length < 3) return false
  const numbers = options.map((written) => {
    const option = written.normalize('NFKC')
    const digits = /^\D{0,12}?(\d{1,2})[A-Za-z도度기期級级형型급]?\+?$/u.exec(option)?.[1]
    if (digits !== undefined) return Number(digits)
    return ROMAN.indexOf(/^[IV]{1,3}(?=[A-F]?$)/iu.exec(option)?.[0].toUpperCase() ?? '')
  })
  if (numbers.some((number) => number < 0)) return false
  return numbers.every((number, index) => {
    const step = number - (numbers[index - 1] ?? number - 1)
    return step === 0 || step === 1
  })
}

const ROMAN = ['-', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

const isLatin = (word: string): boolean => /^[A-Za-zÄÖÜäöüß]/u.test(word)
