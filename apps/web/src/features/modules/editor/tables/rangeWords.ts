/** Each sign with its variants in spreadsheets, input methods and fonts. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/㎜/gu, 'mm'],
  [/㎝/gu, 'cm'],
  [/[≧⩾]/gu, '≥'],
  [/[≦⩽]/gu, '≤'],
  [/[−‒―〜∼]/gu, '–'],
  [/[\u00A0\u2009\u202F\s]+/gu, ' '],
]

/** A footnote mark. After a meter, a superscript 2 or 3 is a square or cube instead. */
const MARK = /(?:\s*(?:[*†‡§¶※]|\^\w|(?<![mM])[¹²³]|[⁰⁴-⁹⁽⁾]))+\)?$/u

/** Longer texts are sentences, and the patterns for marks, limits and units take quadratic time in them. */
export const RANGE_MAX_CHARACTERS = 80

export const withoutMark = (words: string): string =>
  words.length > RANGE_MAX_CHARACTERS ? words : words.replace(MARK, '').trim()

const ANY =
  /^(?:any|all|every|n\/?a|not applicable|irrelevant|regardless|무관|상관\s?없음|관계\s?없음|모두|전체|전부|任意|任何|不限|无关|全部|所有|すべて|全て|問わず|問わない|不問|いずれも|alle|jede[rs]?|beliebig|egal|unabhängig)(?:\s+(?:size|value|number|risk|of them|größe|wert|크기|값))?$/iu

/** Whether a cell of a guideline states that any value of its column matches. */
export const saysAny = (cell: string): boolean => ANY.test(withoutMark(cell))

/**
 * The words before a number. «bis», «to» and the like are limits there, but connect two numbers elsewhere.
 */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [
    /(?:less|smaller|lower|fewer|shorter|younger) than or equal to|no(?:t)? (?:more|greater|larger) than|at most|up to|max(?:imum|imal|\.)?|höchstens|bis(?: zu)?|小于等于|不超过|不大于|至多|<=|=</giu,
    '≤',
  ],
  [
    /(?:more|greater|larger|bigger|higher|longer|older) than or equal to|no(?:t)? (?:less|fewer|smaller) than|at least|min(?:imum|\.)|mindestens|mind\.|ab|大于等于|不小于|不低于|至少|>=|=>/giu,
    '≥',
  ],
  [
    /(?:less|smaller|lower|fewer|shorter|younger) than|under|below|unter|(?:kleiner|weniger)(?: als)?|小于|低于|少于/giu,
    '<',
  ],
  [
    /(?:more|greater|larger|bigger|higher|longer|older) than|over|above|exceeding|über|(?:größer|mehr)(?: als)?|大于|高于|超过|多于/giu,
    '>',
  ],
]

const NUMBER = String.raw`(?:(?<![\w²³%.])-)?(?:\d+(?:[.,]\d+)?|[.,]\d+)`
const UNIT = String.raw`mmHg|mm[23²³]?|cm[23²³]?|m[23²³](?!\w)|m[lL]|cc|HU|HE|%|ng/m[lL]|mg/d[lL]|kPa|[cm]?m/s|°|years?|yrs?|months?|weeks?|days?|Jahren?|Jahre|Monaten?|Monate|Wochen?|Tagen?|Tage|[세살년]|개월|주|일|岁|歳|年|[かヶ个]月|周|週|天|日|g`
export const isUnit = (words: string): boolean => new RegExp(`^(?:${UNIT})$`, 'u').test(words)

const QUANTITY = new RegExp(`(${NUMBER})\\s*(${UNIT})?(?![A-Za-zäöü])`, 'gu')

const AFTER: readonly (readonly [RegExp, string])[] = [
  [
    /\s*(?:이상|부터|以上|及以上|or (?:more|larger|greater|above|over|older|higher|longer)|and (?:above|over|older|more)|oder (?:mehr|größer|darüber|älter|länger)|und (?:mehr|darüber|älter)|\+)/giu,
    '≥',
  ],
  [
    /\s*(?:이하|이내|까지|以下|以内|及以下|or (?:less|smaller|below|fewer|lower|under|younger|shorter)|and (?:below|under|younger)|oder (?:weniger|kleiner|darunter|jünger|kürzer))/giu,
    '≤',
  ],
  [/\s*(?:미만|보다\s?(?:작음|작은|작다)|未満|不足|より小さい)/giu, '<'],
  [/\s*(?:초과|보다\s?(?:큼|큰|크다)|を?超(?:える|え)?|より大きい)/giu, '>'],
]

/** A limit or range in words and with units, rewritten with the signs that are typed into a cell. */
export interface PlainRange {
  text: string
  /** The unit as it was written; undefined if there is none. */
  unit: string | undefined
}

/**
 * Rewrites «5 mm 이상 10 mm 미만», «at least 3 cm» and «über 5 bis 10» as `≥5 <10`, `≥3` and `>5 ≤10`. Undefined
 * if the text has two different units.
 */
export function plainRange(typed: string): PlainRange | undefined {
  if (typed.length > RANGE_MAX_CHARACTERS) return undefined
  let text = folded(withoutMark(typed))
  for (const [words, sign] of BEFORE) text = text.replace(standing(words), ` ${sign} `)
  const units = new Set<string>()
  text = text.replace(QUANTITY, (_, number: string, unit: string | undefined) => {
    if (unit !== undefined) units.add(unit)
    return number
  })
  if (units.size > 1) return undefined
  for (const [words, sign] of AFTER)
    text = text.replace(new RegExp(`(${NUMBER})${words.source}`, 'giu'), ` ${sign} $1 `)
  text = joinLimits(
    text
      .replace(/\s+/gu, ' ')
      .replace(/([<>≤≥]) (?:\1 )+/gu, '$1 ')
      .trim(),
  )
  return { text, unit: [...units][0] }
}

function folded(words: string): string {
  const halves = words.replace(/[\uFF01-\uFF5E]/gu, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0),
  )
  return SIGNS.reduce((text, [sign, plain]) => text.replace(sign, plain), halves)
}

/** Matches the words before a number, but not inside another word. */
const standing = (words: RegExp): RegExp =>
  new RegExp(`(?<![A-Za-zäöüß])(?:${words.source})(?=\\s*${NUMBER})`, 'giu')

const LIMIT = `([<>≤≥])? ?(${NUMBER})`
const BETWEEN = String.raw` ?(,(?! ?\d)|,(?= )|&|and|but|und|이고|이며|かつ|且|to|bis|–|~|-|至|到|から|에서|(?=[<>≤≥])) ?`
const TWO = new RegExp(`^(between |zwischen )?${LIMIT}${BETWEEN}${LIMIT}(?: ?の?間| ?之间| ?사이)?$`, 'iu')

const ALSO = /^(?:,|&|and|but|und|이고|이며|かつ|且)$/iu

/** Joins two limits in either order to `≥5 <10`; one of them may have no sign: «>5 – 10», «5 – <10». */
function joinLimits(text: string): string {
  const two = TWO.exec(text)
  if (!two) return text.replace(/([<>≤≥]) (?=-?[\d.,])/gu, '$1')
  const [, between, first, from = '', link = '', second, to = ''] = two
  if (first === undefined && second === undefined) {
    // Text such as «3, 4» or «3 and 4» consists of two values.
    return between === undefined && ALSO.test(link) ? text : `${from}–${to}`
  }
  const isTurned =
    (first !== undefined && /[<≤]/u.test(first)) || (second !== undefined && /[>≥]/u.test(second))
  if (isTurned) return `${second ?? '≥'}${to} ${first ?? '≤'}${from}`
  return `${first ?? '≥'}${from} ${second ?? '≤'}${to}`
}
