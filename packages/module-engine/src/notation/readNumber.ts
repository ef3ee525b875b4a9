import type { Field, Found, MeasuredKind } from './Field.ts'
import { dimensionAtEnd, dimensionOfWord, type Topic } from './topics.ts'
import { unitAfter } from './units.ts'

const NUMBER = '\\d{1,4}(?:[.,]\\d{1,3})?'
const LENGTH_UNIT = '(?:mm|cm|㎜|㎝)'
/** «3.2cm(AP) x 2.8cm(Tr)»: the direction of each factor. */
const DIRECTION = '(?:\\s?[(（]\\p{L}{1,12}[)）])?'
const PRODUCT = new RegExp(
  `^(${NUMBER})\\s?${LENGTH_UNIT}?${DIRECTION}((?:\\s?(?:[x×X✕*]|by)\\s?${NUMBER}(?:\\s?${LENGTH_UNIT})?${DIRECTION}){1,3})`,
  'u',
)
const NUMBERS = new RegExp(NUMBER, 'gu')
const DIRECTIONS = /[(（](\p{L}+)[)）]/gu
const DIMENSIONS_MAX = 3
const SINGLE = new RegExp(`^${NUMBER}`, 'u')

const MEASURED: Readonly<Record<string, MeasuredKind>> = {
  mm: 'length',
  cm: 'length',
  cm2: 'area',
  mm2: 'area',
  cm3: 'volume',
  mm3: 'volume',
  mL: 'volume',
  ml: 'volume',
  cc: 'volume',
  HU: 'density',
  HE: 'density',
}
const UNITS: Readonly<Record<string, string>> = { ml: 'mL', cc: 'mL', HU: '[HU]', HE: '[HU]', cm3: 'mL' }
/** Units that are units wherever a number stands before them; one letter alone is one too rarely. */
const CERTAIN = new Set([
  'mm',
  'cm',
  'cm2',
  'mm2',
  'cm3',
  'mm3',
  'mL',
  'ml',
  'cc',
  'HU',
  'HE',
  '%',
  '°',
  'mmHg',
  'ng/mL',
  'mg/dL',
  'cm/s',
  'mL/m2',
  'ml/m2',
  'IU/mL',
  'bpm',
  'ng/ml',
  'mg/dl',
  'mmol/L',
  'g/dL',
  'U/L',
  '次/分',
  '회/분',
  '回/分',
  'g',
  'kg',
])
/** «무게 120 g»: a letter is a unit behind the word for what it measures. */
const WEIGHT_BEFORE = /(?:무게|중량|重量|重|重さ|weigh(?:t|s|ing)|Gewicht)[은는이가は约約:：=\s]*$/iu

/** A limit is no measurement: «5 mm 이하», «less than 3 cm», «< 1 cm», «3–5 mm». */
const LIMIT_BEFORE =
  /(?:(?<![-=])[<>≤≥＜＞–]|(?<=\d\s?)[~∼]|\b(?:than|under|over|above|below|least|most|within|exceeding|every|until|unter|über|als|normal (?:up to|bis)|mindestens|höchstens|小于|大于|超过|不足)|미만의?|(?:小于|大于|超过|不超过|未満))\s*$/iu
const LIMIT_AFTER =
  /^\s?(?:이상|이하|미만|초과|이내|以上|以下|未満|以内|or (?:less|more|greater|larger|smaller|above)|and (?:above|below)|(?:slice|section|interval|collimation|catheter|needle|gauge|slab)|oder (?:mehr|weniger)|dicke Schicht|Schicht)/iu
/** «2% lidocaine ___ mL», «10% formalin»: how strong a solution is belongs to its name. */
const SOLUTION_AFTER =
  /^\s?(?:(?:buffered |neutral )*(?:lido|bupiva|ropiva|mepiva)cain|formal(?:in|dehyd)|saline|NaCl|dextrose|glucose|ethanol|alcohol|povidone|chlorhexidine|리도카인|포르말린|식염수|포도당|에탄올|알코올|キシロカイン|リドカイン|ホルマリン|エタノール|利多卡因|福尔马林|甲醛|乙醇|\p{L}[\p{L}-]{2,20}\s(?:약\s|ca\.\s|约)?(?:_+|[(（]\s*[)）]|[○◯〇*]+|\[\s*\]|\d{1,3}(?:\.\d)?)\s?(?:m[lL]|cc)(?![A-Za-z/]))/iu
/** The number is one end of a range or part of something longer. */
const JOINED_BEFORE = /[\d.,]\s?[-~–∼]\s?$|[\p{L}\d]\/$|[#№]\s?$/u
const JOINED_AFTER = /^\s?[-~–∼]\s?\d/u

const GAP = /^([ \t\u3000]{1,12})((?:[x×X✕][ \t\u3000]{1,8}){0,2})(mm|cm|㎜|㎝|cc|mL|ml|HU|HE|%)(?![A-Za-z])/u

/** In «Size: cm» and «크기: x x cm», space was left for the numbers. */
export function readGap(text: string, before: string): Found | undefined {
  const [whole = '', space = '', crosses = '', written = ''] = GAP.exec(text) ?? []
  if (whole === '' || !/[:：=]$/u.test(before)) return undefined
  const unit = written.normalize('NFKC')
  const isSize = crosses !== '' && /^[cm]m$/u.test(unit)
  const field: Field = isSize ? { kind: 'size', unit, topic: 'size' } : { kind: 'number', unit }
  return { length: whole.length, parts: [space.slice(0, 1), field] }
}

/** «1.2 x 0.8 x 1.0 cm» is a size and «8 mm» a measurement; both keep their value as a default. */
export function readNumber(text: string, before: string): Found | undefined {
  const found = readProduct(text) ?? readDirected(text) ?? readSingle(text, before)
  const near = before.slice(-20)
  return found && !JOINED_BEFORE.test(near) && !LIMIT_BEFORE.test(near) ? found : undefined
}

function readProduct(text: string): Found | undefined {
  const [whole, first = '', others = ''] = PRODUCT.exec(text) ?? []
  if (whole === undefined) return undefined
  const numbers = [first, ...(others.match(NUMBERS) ?? [])]
  if (numbers.length > DIMENSIONS_MAX) return undefined
  const directions = Array.from(whole.matchAll(DIRECTIONS), ([, direction = '']) => direction)
  const written = /(mm|cm|㎜|㎝)\s?(?:[(（]\p{L}+[)）])?$/u.exec(whole)?.[1]
  const behind = written === undefined ? unitAfter(text.slice(whole.length)) : undefined
  const unit = (written ?? behind?.unit ?? '').normalize('NFKC')
  const length = whole.length + (behind?.length ?? 0)
  if ((unit !== 'cm' && unit !== 'mm') || LIMIT_AFTER.test(text.slice(length))) return undefined
  const value = numbers.map((number) => number.replace(',', '.')).join(' x ')
  const field: Field = { kind: 'size', unit, default: value, topic: 'size' }
  return { length, parts: directions.length > 0 ? [field, ` (${directions.join(' × ')})`] : [field] }
}

/** «AP 8 mm x ML 10 mm»: directions that stand before their factors. */
const DIRECTED = new RegExp(
  `^(${NUMBER})\\s?(?:[cm]m)?((?:\\s?[x×X]\\s?\\p{Lu}\\p{L}{0,3}\\s?${NUMBER}(?:\\s?[cm]m)?){1,2})(?!\\s?[x×X])`,
  'u',
)

function readDirected(text: string): Found | undefined {
  const [whole = '', first = '', others = ''] = DIRECTED.exec(text) ?? []
  const unit = /([cm]m)$/u.exec(whole)?.[1]
  if (unit === undefined) return undefined
  const value = [first, ...(others.match(NUMBERS) ?? [])]
    .map((number) => number.replace(',', '.'))
    .join(' x ')
  const directions = others.match(/\p{Lu}\p{L}{0,3}/gu)?.filter((word) => !/^X$/u.test(word)) ?? []
  const field: Field = { kind: 'size', unit, default: value, topic: 'size' }
  return { length: whole.length, parts: [field, ` (× ${directions.join(' × ')})`] }
}

const BOUND = new RegExp(
  `^(?:[<>≤≥＜＞]\\s?${NUMBER}|${NUMBER}\\s?[-~–∼]\\s?${NUMBER})\\s?(?:mm|cm|㎜|㎝|mL|ml|cc|%|개(?!월))(?=[\\s,;.)]|$)(?!\\s*[/／|])`,
  'u',
)

/** «LN: <1cm», «결절: 2-3개»: behind a label a bound or a range is what was found, and takes other words as well. */
export function readBound(text: string): Found | undefined {
  const written = BOUND.exec(text)?.[0]
  return written === undefined
    ? undefined
    : { length: written.length, parts: [{ kind: 'text', default: written }] }
}

/** «SUVmax 3.2», «HU 35»: the unit stands before the number. */
export function readNumberOf(text: string, before: string): Found | undefined {
  if (!/(?:^|[^\p{L}])(?:SUV(?:max|mean|peak)?|HU|[TZ]-score)[ :=]{0,3}$/u.test(before)) return undefined
  const number = /^-?\d{1,3}(?:\.\d{1,2})?(?![\d.,]\d|\s?[-~–∼/%]|\d)/u.exec(text)?.[0]
  return number === undefined || LIMIT_AFTER.test(text.slice(number.length))
    ? undefined
    : { length: number.length, parts: [{ kind: 'number', default: number }] }
}

function readSingle(text: string, before: string): Found | undefined {
  const number = SINGLE.exec(text)?.[0] ?? ''
  const gap = text.charAt(number.length) === '-' ? 1 : 0
  const found = unitAfter(text.slice(number.length + gap)) ?? degreesAfter(text.slice(number.length))
  if (number === '' || !found || !CERTAIN.has(found.unit)) return undefined
  if (/^k?g$/u.test(found.unit) && !WEIGHT_BEFORE.test(before)) return undefined
  const end = number.length + gap + found.length
  const rest = text.slice(end)
  if (found.unit === '%' && SOLUTION_AFTER.test(rest)) return undefined
  if (LIMIT_AFTER.test(rest) || JOINED_AFTER.test(rest) || /^[/²³]/u.test(rest)) return undefined
  const what = MEASURED[found.unit]
  const topic = topicBeside(before, rest)
  const value = number.replace(',', '.')
  const unit = UNITS[found.unit] ?? found.unit
  const field: Field = what
    ? { kind: 'measure', what, unit, default: value, hideUnit: true, ...(topic && { topic }) }
    : { kind: 'number', unit, default: value, hideUnit: true, ...(topic && { topic }) }
  // The unit stays as it was typed: «cc» is not written as «mL».
  return { length: end, parts: [field, text.slice(number.length, end)] }
}

/** «15도» */
const degreesAfter = (text: string): { unit: string; length: number } | undefined =>
  /^도(?!\p{L})/u.test(text) ? { unit: '°', length: 1 } : undefined

/** «8 mm deep» says which dimension; «deep 8 mm» is the margin below. */
const isAdjective = (word: string | undefined): boolean =>
  /^(?:deep|high|long|wide|thick|large|tief|hoch|lang|breit|dick)$/iu.test(word ?? '')

/** Finds the word beside a number that names the dimension: «직경은 8 mm», «8 mm 크기의», «8 mm thick». */
export function topicBeside(before: string, after: string): Topic | undefined {
  const [next] = /^[ \t-]{0,2}[\p{L}]+/u.exec(after) ?? []
  const last = /([\p{L}]+)[\s:=~∼≈]{0,3}(?:(?:is|was|of|약|about|approximately|ca\.?|约|約)\s)?\s?$/u.exec(
    before.slice(-40),
  )?.[1]
  return dimensionIn(next) ?? (isAdjective(last) ? undefined : dimensionIn(last))
}

/** Looks up a word with or without a Korean particle, in Chinese and Japanese also at the edge of a longer one. */
function dimensionIn(word: string | undefined): Topic | undefined {
  const bare = (word ?? '').replace(/^[\s-]+/u, '')
  return (
    dimensionOfWord(bare) ??
    dimensionAtEnd(bare) ??
    dimensionOfWord(bare.replace(/(?:은|는|이|가|의|로|으로|에서|에는|에|정도|の|は|が|约|約)$/u, ''))
  )
}
