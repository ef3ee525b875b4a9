import type { Cell } from '@pandok/module-engine'

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
 * any. Undefined if it is none of these.
 */
export function readRangeText(typed: string): Cell | undefined {
  const text = typed.trim()
  if (ANY.test(text)) return '-'
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

function range(
  from: string | undefined,
  to: string | undefined,
  isFromClosed: boolean,
  isToClosed: boolean,
): Cell | undefined {
  // Decimals are strings here, but limits have few enough digits to be compared as doubles.
  if (from !== undefined && to !== undefined && Number(plain(from)) > Number(plain(to))) return undefined
  const brackets = `${isFromClosed ? '[' : '('}${isToClosed ? ']' : ')'}` as const
  return { range: [from === undefined ? null : plain(from), to === undefined ? null : plain(to), brackets] }
}
