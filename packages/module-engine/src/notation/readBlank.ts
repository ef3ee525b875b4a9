import type { Field, Found } from './Field.ts'
import { unitAfter } from './units.ts'

const COUNTERS =
  /^ ?(?:개월|개|회|번|세|살|년|주|일|점|배|명|군데|個|回|歳|岁|个|天|か月|ヶ月|日|週|枚|箇所|ヶ所|か所|处)/u

const INTERVALS = /^ ?(?:개월|주|일|个月|天|か月|ヶ月|週|日)/u

/** Placeholders of templates: a line, stars, circles, empty brackets, or x's for a number. */
const SIGN =
  '(?:_+|\\*{1,5}|[○◯〇]{1,5}|\\(\\s*\\)|\\[\\s*\\]|\\{\\s*\\}|\\?{2,4}|[xX]{2,4}(?:\\.[xX]{1,2})?|[xX]\\.[xX]{1,2}|\\[#+(?:\\.#+)?\\])'
/** A product may have the unit after each factor. */
const CROSS = '\\s?[x×X✕*]\\s?'
const CHAIN = new RegExp(`^${SIGN}(?:(?:\\s?(?:mm|cm))?${CROSS}${SIGN}){0,3}`, 'u')
const PIECES = new RegExp(`(${SIGN})`, 'u')
const DAY = /^_{2,5}\s?(?:년|年|[-./])\s?_{1,3}\s?(?:월|月|[-./])\s?_{1,3}(?:\s?[일日])?/u
const SIZE_UNITS = new Set(['mm', 'cm'])
const DIMENSIONS_MAX = 3

/** Reads «___ mm», «__ x __ cm», «__개», «( ) cm» and «* x * mm»; a blank without unit and counter is for text. */
export function readBlank(text: string, before: string): Found | undefined {
  const day = DAY.exec(text)?.[0]
  if (day !== undefined) return { length: day.length, parts: [{ kind: 'date' }] }
  const chain = longestChain(text)
  if (chain === '') return undefined
  const after = text.slice(chain.length)
  const found = unitAfter(after)
  const pieces = chain.split(PIECES).filter((piece) => piece !== '')
  const signs = pieces.filter((piece) => PIECES.test(piece) && !isCross(piece))
  const isSingle = signs.length === 1
  if (isSingle && !isBlank(signs[0] ?? '', before, after, found !== undefined)) return undefined
  const length = chain.length + (found?.length ?? 0)
  const decimals = /\.([xX#]+)/u.exec(chain)?.[1]?.length
  if (!isSingle && found && SIZE_UNITS.has(found.unit) && signs.length <= DIMENSIONS_MAX)
    return { length, parts: [{ kind: 'size', unit: found.unit, topic: 'size' }] }
  if (isSingle) return { length, parts: [singleField(after, found?.unit, decimals)] }
  let left = signs.length
  const parts = pieces.map((piece): Field | string => {
    if (isCross(piece) || !PIECES.test(piece)) return piece
    left -= 1
    return {
      kind: 'number',
      ...(found && { unit: found.unit }),
      ...(found && left > 0 && { hideUnit: true }),
    }
  })
  return { length, parts }
}

/** Stars between stars are product signs: in «* x * cm» all signs belong to the blank, in «** text **» none does. */
function longestChain(text: string): string {
  const chain = CHAIN.exec(text.slice(0, 200))?.[0] ?? ''
  return /^\*+\s\*/u.test(chain) ? (/^\*+/u.exec(chain)?.[0] ?? '') : chain
}

const isCross = (piece: string): boolean => /^\s?[x×X✕*]\s$|^\s[x×X✕*]\s?$|^[x×X✕]$/u.test(piece)

function singleField(after: string, unit: string | undefined, decimals: number | undefined): Field {
  if (unit !== undefined) return { kind: 'number', unit, ...(decimals && { decimals }) }
  if (COUNTERS.test(after)) return { kind: 'integer', ...(INTERVALS.test(after) && { topic: 'interval' }) }
  return decimals ? { kind: 'number', decimals } : { kind: 'text' }
}

function isBlank(sign: string, before: string, after: string, hasUnit: boolean): boolean {
  const isFree = !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)
  const isAtStart = /(?:^|\n)[ \t]*$/u.test(before)
  const isAtEnd = /^[ \t]*(?:\n|$)/u.test(after)
  // A single underscore is a blank after a letter («cT_N_») or between spaces, but not in a file name.
  if (/^_/u.test(sign)) return sign.length > 1 || hasUnit || !/^[\p{Ll}\p{N}]/u.test(after)
  if (/^\*/u.test(sign)) {
    // A star may also be a bullet before a line, a footnote after a word, a product sign between numbers, or
    // emphasis around words.
    if (isAtStart && isAtEnd) return sign.length === 3
    if (isAtStart && /^[ \t]/u.test(after)) return hasUnit || sign.length === 3
    if (sign.length === 2 && /[\p{L}\p{N}]$/u.test(before)) return false
    if (sign.length > 1)
      return (
        !/^[\p{L}\p{N}]/u.test(after) || !new RegExp(`^[^\\n*]{1,200}\\*{${sign.length}}`, 'u').test(after)
      )
    if (hasUnit) return !/[\p{L}\p{N}]$/u.test(before)
    return isFree && !(/\d\s?$/u.test(before) && /^\s?\d/u.test(after)) && /[\s:=(,]$/u.test(before)
  }
  if (/^[xX]/u.test(sign)) return hasUnit || (sign.includes('.') && isFree)
  if (/^\?/u.test(sign)) return hasUnit || (isFree && /[\s:=]$/u.test(before))
  // The other signs are always blanks: empty brackets after the name of a function are rare in reports, and
  // circles inside a word stand for omitted names.
  return true
}
