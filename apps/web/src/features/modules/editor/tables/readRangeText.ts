import type { Cell } from '@pandok/module-engine'
import { plainRange } from './rangeWords.ts'
import { unitNamed } from './unitNamed.ts'

const NUMBER = String.raw`-?(?:\d+(?:[.,]\d+)?|[.,]\d+)`
const DASH = String.raw`(?:\.\.|…|–|—|~|-|to)`

const ANY = /^(?:-|–|—|\*|)$/u
const ONE = new RegExp(`^=?\\s*(${NUMBER})$`, 'u')
const LIMIT = new RegExp(`^(>=|=>|≥|>|<=|=<|≤|<)\\s*(${NUMBER})$`, 'u')
const BETWEEN = new RegExp(`^(${NUMBER})\\s*${DASH}\\s*(${NUMBER})$`, 'u')
const BRACKETS = new RegExp(`^([[(])\\s*(${NUMBER})?\\s*[,;]\\s*(${NUMBER})?\\s*([\\])])$`, 'u')
const BOTH = new RegExp(`^(${NUMBER})\\s*(<=|≤|<)\\s*x?\\s*(<=|≤|<)\\s*(${NUMBER})$`, 'u')
const PAIR = new RegExp(`^(>=|=>|≥|>)\\s*(${NUMBER})\\s*(?:,|&|and)?\\s*(<=|=<|≤|<)\\s*(${NUMBER})$`, 'u')

const plain = (number: string): string => {
  const text = number.replace(',', '.')
  return text.replace(/^(-?)\./u, '$10.')
}

const isClosed = (sign: string) => sign !== '<' && sign !== '>'

/**
 * Parses the text of a number's cell: `>=1.5`, `1.5-2.5`, `<4`, `4..6`, `= 3`, `1 ≤ x < 2`, `[1, 2)`, `-` for
 * any, and limits in words, «5 이상 10 미만». Units are converted to the cell's unit. The result is undefined for
 * any other text, and for a unit that is unknown or of another quantity.
 */
export function readRangeText(typed: string, unit?: string): Cell | undefined {
  const text = typed.trim()
  if (ANY.test(text)) return '-'
  const plain = plainRange(text)
  if (!plain) return undefined
  const cell = readPlain(plain.text) ?? readPlain(text)
  return plain.unit === undefined || cell === undefined ? cell : inUnit(cell, unitNamed(plain.unit), unit)
}

function readPlain(text: string): Cell | undefined {
  const one = ONE.exec(text)
  if (one) return range(one[1], one[1], true, true)
  const limit = LIMIT.exec(text)
  if (limit) {
    const [, sign = '', number] = limit
    return /[>≥]/u.test(sign)
      ? range(number, undefined, isClosed(sign), false)
      : range(undefined, number, false, isClosed(sign))
  }
  const between = BETWEEN.exec(text)
  if (between) return range(between[1], between[2], true, true)
  const both = BOTH.exec(text)
  if (both) return range(both[1], both[4], isClosed(both[2] ?? ''), isClosed(both[3] ?? ''))
  const pair = PAIR.exec(text)
  if (pair) return range(pair[2], pair[4], isClosed(pair[1] ?? ''), isClosed(pair[3] ?? ''))
  const brackets = BRACKETS.exec(text)
  if (brackets && (brackets[2] ?? brackets[3]) !== undefined)
    return range(brackets[2], brackets[3], brackets[1] === '[', brackets[4] === ']')
  return undefined
}

/** Guidelines mix only units of length. */
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 0, cm: 1 }

function inUnit(cell: Cell, from: string, to: string | undefined): Cell | undefined {
  if (from === to) return cell
  const places =
    to === undefined ? undefined : (MILLIMETRES[from] ?? Number.NaN) - (MILLIMETRES[to] ?? Number.NaN)
  if (places === undefined || Number.isNaN(places) || typeof cell !== 'object' || !('range' in cell))
    return undefined
  const [low, high, brackets] = cell.range
  return { range: [low && shifted(low, places), high && shifted(high, places), brackets] }
}

/** Moves the decimal point exactly, without floating-point arithmetic. */
function shifted(decimal: string, places: number): string {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/u.exec(decimal) ?? []
  const point = whole.length + places
  const digits = `${whole}${part}`.padEnd(point, '0')
  const padded = digits.padStart(digits.length - Math.min(0, point - 1), '0')
  const at = Math.max(1, point)
  const left = padded.slice(0, at).replace(/^0+(?=\d)/u, '')
  const right = padded.slice(at)
  return `${sign}${left}${right === '' ? '' : `.${right}`}`
}

function range(
  from: string | undefined,
  to: string | undefined,
  isFromClosed: boolean,
  isToClosed: boolean,
): Cell | undefined {
  // Decimals are strings here, but limits have so few digits that they can be compared as doubles.
  if (from !== undefined && to !== undefined && Number(plain(from)) > Number(plain(to))) return undefined
  const brackets = `${isFromClosed ? '[' : '('}${isToClosed ? ']' : ')'}` as const
  return { range: [from === undefined ? null : plain(from), to === undefined ? null : plain(to), brackets] }
}
