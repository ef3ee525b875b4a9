import { type Locale, RESERVED_NAMES } from '@pandok/domain'
import { isAnswerWord, isOperation } from './answerWords.ts'
import { romanise } from './romanise.ts'
import { dimensionOfWord } from './topics.ts'

const ID_LENGTH = 28

/** Makes a name for expressions from words for people; '' if no letter can be transcribed. */
export function slugOf(words: string): string {
  const slug = romanise(words)
    .replace(/[^a-z0-9]+/gu, '_')
    .slice(0, ID_LENGTH)
    .replace(/^[_0-9]+|_+$/gu, '')
  return RESERVED_NAMES.has(slug) ? `${slug}_value` : slug
}

/** Returns the name itself if it is free, else a numbered one. */
export function freeName(requested: string, taken: ReadonlySet<string>): string {
  if (!taken.has(requested)) return requested
  let number = 2
  while (taken.has(`${requested}_${number}`)) number += 1
  return `${requested}_${number}`
}

/** Chinese and Japanese words stand together without a space. */
export const joined = (one: string, other: string): string =>
  /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(one) || /^[\p{Script=Han}\p{Script=Katakana}]/u.test(other)
    ? `${one}${other}`
    : `${one} ${other}`

const CONNECTIVES = new Set([
  'x',
  '×',
  '*',
  'by',
  'and',
  'to',
  '및',
  '와',
  '과',
  'und',
  '和',
  'と',
  'or',
  '또는',
  ...['の', 'に', 'は', 'が', 'を', 'と', 'で', '的', '중'],
  ...['에', '에서', '은', '는', '이', '가', '을', '를', '의', '로', '으로'],
])
/** Words that precede a field without naming it. */
const LEADING =
  /(?:^|\s)(?:in|of|over|via|near|above|below|aus|auf|über|unter|동반|is|are|was|at|on|with|the|a|an|measures?|measuring|measured|sized|about|approximately|approx|up|to|there|shows?|showing|as|by|for|from|due|suggest(?:s|ing|ive)?|dated|estimated|bis|about|ca|misst|von|vom|in Projektion auf|mit|im|am|der|die|das|den|dem|ein|eine|einer|zeigt|sich|bei|ist|sind|약|대략|관찰되는|보이는|있는|측정되는|의심되는|동반된|크기가|만|约|約)$/iu
/** Words at which the name of a field ends, on either side of the field. */
const STOPS = new Set(
  'in of is are was were at on with the a an and or by for from to shows show showing there within into no out about along over near between measuring extending as contains contain demonstrates demonstrate reveals reveal has have given via im in am an der die das den dem mit von und oder bei vom zum zur des für auf aus durch über unter zeigt ist sind ein eine einer einen eines einem 및 또는 약 후 전 대비'.split(
    ' ',
  ),
)
/** «IM» is an intestinal metaplasia, «IST» the infraspinatus tendon, and «Napsin A» ends with no article. */
const isAbbreviation = (word: string): boolean => /^\p{Lu}+$/u.test(word)
const isStop = (word: string, index = 1): boolean =>
  STOPS.has(word.toLowerCase()) && !(isAbbreviation(word) && (index > 0 || word.length > 1))
/** «(Se__, Im__)»: the number of an image, not the German «im». */
const IMAGE = /(?:^|[,，(（])\s?(Im)\s?$/u
const ABBREVIATED =
  /\b(Rt|Lt|Op|op|Bx|Hx|Tx|re|li|approx|ca|No|max|min|Nr|ant|post|sup|inf|prox|dist|lat|med|Drs?|Prof|St|vs|[A-Z])\.(?=\s?[\p{L}:：]|\s*$)/gu
/** Stands for the full stop of «H. pylori» and «CAD-RADS 2.0» and the colon of «RV:LV ratio», which end nothing. */
const INNER = { '.': '\uE001', ':': '\uE002' } as const
const RATIO = /(?<=\b[A-Z]{1,4}):(?=[A-Z]{1,4} (?:ratio|비율?|Quotient))/giu
const withInner = (before: string): string =>
  before
    .replace(RATIO, INNER[':'])
    .replace(/(?<=\d)\.(?=\d)/gu, INNER['.'])
    // «Wt. ___ g»: a short form right before the field.
    .replace(/((?:^|[\n,;:(])\s*\p{Lu}\p{Ll}{0,3})\.(?=\s*$)/u, '$1')
    // «Ulnar styloid fx. (유/무)»: a word without vowels is a short form.
    .replace(/(?<=\s)([bcdfghjklmnpqrstvwxz]{2,4})\.(?=\s*$)/iu, '$1')
    .replace(/\b(\p{L})\.(\p{L})\.(?=\s*[:：]?\s*$)/u, `$1${INNER['.']}$2${INNER['.']}`)
    .replace(/\b([A-Z])\.(?=\s?\p{Ll}{3})/gu, `$1${INNER['.']}`)
    .replace(ABBREVIATED, '$1')
    // «Empf.: ____»: a colon ends no sentence's full stop.
    .replace(/\.(?=\s?[:：]\s*$)/u, INNER['.'])
const withoutInner = (label: string): string => label.replaceAll(INNER['.'], '.').replaceAll(INNER[':'], ':')
const WORDS_MAX = 3
/** «Pulmonary artery filling defect»: English parts its compounds. */
const LATIN_WORDS_MAX = 4
const AFTER_MAX = 2
const LABEL_MAX = 60

/** Returns the text before a field, back to the last full stop. */
function clauseOf(before: string): string {
  const line =
    withInner(withoutRemark(before))
      .split(/[\n.;!?。；()（）]\s*|>(?!\s?\d)\s*/u)
      .at(-1) ?? ''
  // In «22G needle, ___회» only a comma precedes the field, so the words before it are meant.
  const clauses = line.split(/[,，、]\s*/u)
  return (clauses.at(-1)?.trim() === '' ? clauses.at(-2) : clauses.at(-1)) ?? ''
}

/** «Calcium score (Agatston): ___» and «BCL2 (__%)» are called by what stands before the bracket. */
const withoutRemark = (before: string): string =>
  before.replace(
    /[ \t]*(?:[(（][^()（）\n]{0,40}[)）]|\[\d[^\]\n]{0,6}\])(?=[ \t]*[:：=][ \t]*$)|(?<=[\p{L}\d])[ \t]?[(（]\p{L}[^()（）\n]{1,40}[)）](?=[ \t]*$)|[ \t]*[(（](?:[ \t+±＋－,，~-]|[약约約]|ca\.?|about)*$/u,
    '',
  )

/** «늑간으로 __ Fr», «좌상엽에 약 2 cm», «결절에 대해 (…)»: how, where or about what, which is no name of what follows. */
const ADVERBIAL =
  /(?<=[가-힣A-Za-z\d)])(?:에서|에|으로|로|까지|부터|보다|내)\s(?:약\s?)?$|(?:에|를|을)\s(?:대해|대하여|관해|관하여|인해|통해|통하여|위해|따라|비해|의해)\s*$/u
const endsAdverbially = (before: string): boolean => {
  const clause = before.slice(-40)
  return ADVERBIAL.test(clause) && !WHOLE.test(clause.trimEnd())
}

/** In «in the left lobe 2 cm» and «肝右葉に 2 cm», the words before the number are a place and not a name. */
export const isNoName = (written: string): boolean => isPlace(written.replace(/ in Projektion auf\s*$/u, ' '))

const isPlace = (before: string): boolean =>
  endsAdverbially(before) ||
  /(?:慢性|急性|亚急性|亜急性|浸润性|浸潤性|弥漫性|局灶性|多发性|原发性|转移性)\s?$|\p{Script=Han}(?:に|后|後|时|時)\s?$|\b(?:in|at|within|im|in der)\s(?:[\p{L}-]+\s){1,4}$/u.test(
    before.slice(-60),
  )

/** A Korean word that ends what was spoken of before: a subject, a place, a verb that goes on. */
const ENDS_CLAUSE =
  /(?:의한|인한|대한|위한|따른)$|[가-힣](?:교|찰)시$|[가-힣A-Za-z](?:(?<!받|같|않|높|낮|남|작|깊|얇|넓|좁|많|적|맡)은|는|에서|에|(?<=[가-힣]{2})으?로|하며|으며|이며|하고|있고|이고|보이며|되며|하여|되어|이면)$|[A-Za-z](?:와|과)$/u
/** «있으며», «보이고»: a verb that goes on is no name. */
const GOES_ON = /[가-힣](?:으며|하며|이며|되며|하고|있고|이고|하여|되어|있어)$/u

/** A word for «about» between a label and its number, as in «정중선 편위: 약 5 mm» and «Ki-67: ca. ___ %». */
const ABOUT =
  /(?<=[:：=])\s*(?:약|대략|about|approx\.?|approximately|ca\.?|约|約|max\.?|bis|up to|[~∼≈])\s*$/iu

/** «[Bethesda category] I / II / III»: in brackets at the beginning of a line, what the answers behind them are about. */
export const BRACKETED_LABEL = /(?:^|\n)[ \t]*\[(\p{L}[^[\]|/;#:=_\n]{1,30})\][ \t]+$/u

/** Returns the words before a colon, as in «Right lobe: […]»; '' if there is no colon. */
export function labelWithColon(before: string): string {
  const clause = clauseOf(before.replace(ABOUT, ' '))
  if (!/[:：=]\s*$/u.test(clause)) return ''
  const words = bare(
    bare(clause.split(/\s[-–]\s/u).at(-1) ?? '')
      .split(/[:：]\s/u)
      .at(-1) ?? '',
  )
  const isLeading = !/\s/u.test(words) && !isAbbreviation(words) && LEADING.test(` ${words}`)
  return inBounds(isLeading ? [] : words.split(/\s+/u).slice(-6))
}

/**
 * Returns the subject of a field: the words before it, back to the start of the sentence if they end with a
 * colon, else the last few.
 */
export function labelBefore(written: string): string {
  const before = written.replace(LEVELS_LISTED, '$1')
  const named = labelWithColon(before) || (IMAGE.exec(before)?.[1] ?? '')
  if (named !== '') return named
  // «Cruciates - ACL <intact|torn>»: a dash between spaces parts as a colon does.
  const clause =
    clauseOf(before)
      .replace(/\s[-–—]\s*$/u, ' ')
      .split(/[:：]|\s[-–]\s/u)
      .at(-1) ?? ''
  // «크기 정상 (___ cm)»: what was found is no part of the name.
  const numbered = /(?:^|[\s,，、.。;；])(#\d{1,2}[A-Za-z]?)\s?[(（[]?$/u.exec(before)?.[1]
  if (numbered !== undefined) return numbered
  const words = withoutLeading(bare(clause).replace(/(?<=\S) (?:정상|normal|unauffällig)$/u, '')).split(
    /\s+/u,
  )
  if (GOES_ON.test(words.at(-1) ?? '')) return ''
  const stop = words.findLastIndex(
    (word, index) => isStop(word, index) || (index < words.length - 1 && ENDS_CLAUSE.test(word)),
  )
  const subject = words.slice(relationAt(words, stop) ?? stop + 1)
  const most = subject.some((word) => /[가-힣]/u.test(word)) ? WORDS_MAX : LATIN_WORDS_MAX
  return inBounds(subject.slice(-most).map(withoutGenitive))
}

/** «L3/4、L4/5、L5/S1椎间盘»: levels that stand in a row before what is asked of all of them. */
const LEVELS_LISTED =
  /(?:[CTLS]\d{1,2}(?:[/-][CTLS]?\d{1,2})?[、，,]\s?){1,5}[CTLS]\d{1,2}(?:[/-][CTLS]?\d{1,2})?(\p{Script=Han}{2,8}[（(]?)$/u

/** «Distance from the nipple», «Abstand zum Rand»: where a dimension begins that says of or from what. */
function relationAt(words: readonly string[], stop: number): number | undefined {
  let at = stop
  while (/^(?:from|to|of|the|von|vom|zum|zur|der|des)$/iu.test(words[at] ?? '')) at -= 1
  return at < stop && dimensionOfWord(words[at] ?? '') !== undefined ? at : undefined
}

/** «종양의 크기» is the «종양 크기». */
const withoutGenitive = (word: string, index: number, words: readonly string[]): string =>
  !WHOLE.test(word) && dimensionOfWord(words[index + 1] ?? '') !== undefined
    ? word.replace(/(?<=[가-힣]{2})의$/u, '')
    : word

/** Removes what the previous field left attached: «8 mm이며 림프관», «に径». */
export const withoutRemnant = (before: string): string =>
  before
    .replace(COUNTER, '')
    .replace(/^(?:[段叶葉极極区]?(?:可?见|内见)(?:一[个枚处]?)?|[段叶葉极極区](?=に|S$))/u, '')
    .replace(
      /^[가-힣]{1,4}(?=[\s,]|$)|^[-–]?[A-Za-z]{1,12}(?=[\s,])|^[ \t]*(?:大の|大(?!き)|程度の|[にのをがはでの的])+/u,
      '',
    )

/** Matches the rest of the number before the field: «__/8», «__ weeks». */
const COUNTER =
  /^ ?(?:[個枚回块周天本箇](?:中)?|分(?=[+＋])|[类级](?=\s)|y\/o|세(?!\p{L})|시(?: ?방향|(?=\s?[~∼–]))|時方向|o[’']clock|Uhr(?!\p{L})|点钟?(?:方向|位)?(?=距)|\/ ?\d{1,3}|(?:weeks?|days?|months?|years?|Wochen?|Tagen?|Monaten?|Jahren?|percentile|degrees?|Grad|yrs?|mos?|wks?)(?!\p{L})|[wdy](?![A-Za-z]))/u

const bare = (clause: string): string =>
  clause
    .replace(/[\s\p{P}\p{S}]+$/u, '')
    .replace(/^[\s\p{P}\p{S}①-⑳]+/u, '')
    // Matches the concentration of a solution: «2% lidocaine».
    .replace(/^\d{1,2}(?:\.\d{1,2})?%\s?(?=\p{L})/u, '')

/** «내见点状强回声»: verbs that lead to what is seen. */
const SEEN =
  /(?<!未)可?见一?[个枚处]?$|有一[个枚处]?$|^(?:其?内见|内可见|可见|见|伴)(?=\p{Script=Han}{2}|$)|(?<=[\p{L}\d])[约約]$/gu

/** «椎体终板炎 Modic», «白質病変 Fazekas grade»: where words have no spaces, one parts a name from what it is of. */
const BEHIND_HAN = /^.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\s(?=[A-Za-z][A-Za-z ]+$)/u
/** «脊髄円錐は L_»: a letter of a level says less than what it is the level of. */
const LEVEL_LETTER = /(?<=\p{Script=Han})[はのが]?\s[CTLS]$/u

function inBounds(words: readonly string[]): string {
  const label = withoutInner(words.join(' ').replaceAll(SEEN, ''))
    .replace(BEHIND_HAN, '')
    .replace(LEVEL_LETTER, '')
    // «UVC tip T__»: the letter of a level.
    .replace(/(?<=(?:tip|level|end|끝|위치)) [CTLS]$/iu, '')
    // «과 비교», «중 global sclerosis», «結節は»: a particle of what stood before, or of the name itself.
    .replace(/^(?:과|와|중)\s(?=\S)|(?<=[\p{Script=Han}\p{Script=Katakana}ー])[はがを]$/gu, '')
    // «grade 0-3: _»
    .replace(/(?<=\p{L}{3}) \d{1,2}[-–~]\d{1,2}$/u, '')
  const isWord = /\p{L}/u.test(label) && !/^[第제]$/u.test(label) && !CONNECTIVES.has(label.toLowerCase())
  return isWord ? [...label].slice(-LABEL_MAX).join('').trim() : ''
}

function withoutLeading(text: string): string {
  // Matches «Ca» for calcium where it doesn't mean «circa».
  if (/^Ca$/u.test(text)) return text
  let named = text
  while (LEADING.test(named) && !isAbbreviation(named.split(/\s/u).at(-1) ?? ''))
    named = named.replace(LEADING, '').trimEnd()
  return withoutParticle(named)
}

/** Words whose ending only looks like a particle. */
const WHOLE =
  /(?:길이|높이|넓이|깊이|차이|사이|나이|부위|추가|결과|경과|통과|주의|정의|동의|합의|의의|거의|회의|안과|주로|서로|바로|별로|새로|실제로|미로|변이|전이|변화|증가|담당의|전공의|주치의|전문의|임상의|의뢰의|집도의|판독의)$/u
const PARTICLE = /(?<=[가-힣A-Za-z\d)])(에서는|에서|에는|에|은|는|을|를|이|가|의|으로|로|와|과)$/u

/** A particle isn't part of a name; the preceding sound shows whether a syllable is one. */
function withoutParticle(text: string): string {
  const particle = PARTICLE.exec(text)?.[1]
  if (particle === undefined || WHOLE.test(text)) return text
  const stem = text.slice(0, -particle.length)
  const last = stem.charCodeAt(stem.length - 1)
  if (last < 0xac00 || last > 0xd7a3) return stem
  const final = (last - 0xac00) % 28
  const isClosed = final !== 0
  if (/^(?:은|을|이|과)$/u.test(particle) && !isClosed) return text
  if (/^(?:는|를|가|와)$/u.test(particle) && isClosed) return text
  if (particle === '로' && isClosed && final !== 8) return text
  return stem
}

/** «sized», «enhancing», «saccular»: says more about the thing that follows. */
const ADJECTIVE = /^[a-z-]+(?:ed|(?<!narrow|thicken|widen|swell|scarr|strand|bulg)ing|ic|al|ous|ar|ive)$/u
/** German writes its nouns with a capital. */
const GERMAN_ADJECTIVE = /^[a-zäöüß]+$/u

/**
 * Returns the thing that a size before it measures: «__ mm cyst», «1.2 cm 크기의 hypoechoic nodule이»; '' if the next
 * words name no thing. A finding keeps its adjectives: «fatty liver».
 */
export function thingAfter(after: string, locale: Locale, isWhole = false): string {
  const cjk =
    /^\s?(?:大小?|的|の)*([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?=[をがはにの，。、,.\s]|$)/u.exec(
      after,
    )?.[1]
  if (cjk !== undefined) return cjk
  const words = (/^[ \t]+([\p{L}\-' ]{1,60})/u.exec(after)?.[1] ?? '').split(/\s+/u).slice(0, 5)
  const named: string[] = []
  for (const word of words.filter(Boolean)) {
    const stem = withoutParticle(word)
    if (isStop(word, 0) || PREDICATE.test(word)) break
    if (named.length > 0 && isLatin(stem) !== isLatin(named.at(-1) ?? '')) break
    if (dimensionOfWord(stem) === undefined && dimensionOfWord(word) === undefined) named.push(stem)
    if (stem !== word && !word.endsWith('의')) break
  }
  const thing = named.at(-1) ?? ''
  const isAdjective = ADJECTIVE.test(thing) || (locale === 'de' && GERMAN_ADJECTIVE.test(thing))
  if (isAdjective || (isAnswerWord(thing) && !isOperation(thing))) return ''
  // German adjectives carry the ending of their case, which no name has.
  if (locale === 'de') return thing
  return isWhole ? named.slice(-LATIN_WORDS_MAX).join(' ') : thing
}

const isLatin = (word: string): boolean => /^[A-Za-zÄÖÜäöüß]/u.test(word)

/** «소견임», «의심됨», «권함»: a verb is no thing. */
const PREDICATE = /[가-힣](?:임|음|됨|함|다|요|으며|하며|이며|되며|보이며|있고|하고|하여|되어)$/u

/** «endocervical glandular extension»: three words that nothing follows are one thing, unless the last is a verb. */
const isCompound = (words: readonly string[]): boolean =>
  words.length === AFTER_MAX + 1 &&
  words.every((word) => isLatin(word) && !isStop(word)) &&
  !/(?:ed|(?<!narrow|thicken|widen|swell|scarr|strand|bulg)ing|seen|en)$|^(?:shows|has|is|are|was|measures|demonstrates|appears|suggests)$/u.test(
    words.at(-1) ?? '',
  )

/** «___ Fr catheter»: how thick something is, before what it is. */
const GAUGE = /^ ?-?(?:Fr(?:ench)?|G(?:auge)?|gauge|F)\.?(?=\s\p{L})/u

/** Returns the first words after a field that has none before it: «[# mm] nodule». */
export function labelAfter(after: string): string {
  const rank = /^ ?(?:st|nd|rd|th) (percentile)/u.exec(after)?.[1]
  if (rank !== undefined) return rank
  const thing =
    /^[度本個枚箇所]*([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?=[をがはにの，。、,.\s]|あり|なし|$)/u.exec(
      after,
    )?.[1]
  if (thing !== undefined) return thing
  if (GAUGE.test(after)) return labelAfter(after.replace(GAUGE, ''))
  const words = /^[ \t]+(?!\d+[.)、．])([\p{L}\p{N}][\p{L}\p{N}\-' ]{0,40})/u.exec(after)?.[1] ?? ''
  const noun = /^([가-힣]{2,6})임(?!\p{L})/u.exec(words)?.[1]
  if (noun !== undefined && !PREDICATE.test(noun) && noun !== '소견') return noun
  const taken: string[] = []
  const written = words.trim().split(/\s+/u)
  const most = isCompound(written) ? written.length : AFTER_MAX
  for (const word of written.slice(0, most)) {
    if (isStop(word) || PREDICATE.test(word)) break
    const stem = withoutParticle(word)
    taken.push(stem)
    // A particle ends the subject; the predicate follows.
    if (stem !== word) break
  }
  return withoutLeading(taken.join(' '))
}
