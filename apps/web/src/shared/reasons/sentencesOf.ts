import type { Locale } from '@pandok/domain'
import type { Piece, Reason } from '@pandok/module-engine'

/** One sentence of a text with the reasons of all its pieces. */
export interface Sentence {
  text: string
  reasons: readonly Reason[]
}

/**
 * Joins the pieces and splits them into sentences; a piece that spans two sentences gives its reasons to
 * both.
 */
export function sentencesOf(pieces: readonly Piece[], locale: Locale): Sentence[] {
  const spans: { from: number; to: number; reasons: readonly Reason[] }[] = []
  let whole = ''
  for (const { text, reasons } of pieces) {
    spans.push({ from: whole.length, to: whole.length + text.length, reasons })
    whole += text
  }
  let index = 0
  return cut(whole, locale).map((text) => {
    const from = index
    index += text.length
    const own = spans.filter((span) => span.from < index && span.to > from).flatMap(({ reasons }) => reasons)
    return { text, reasons: unique(own) }
  })
}

/**
 * Splits a text into sentences. The segmenter takes the point after a number for the end of a sentence («1. », «No.
 * 3») and a punctuation mark for a sentence, so a part without a word is joined to its neighbor on the same line.
 */
function cut(whole: string, locale: Locale): string[] {
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(whole)) {
    const last = found.at(-1)
    const isTorn = last !== undefined && (isWordless(segment) || (isCount(last) && !last.includes('\n')))
    if (isTorn) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found
}

const isWordless = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/** The number of a list item: «1. », «2) », «IV. ». */
const isCount = (text: string): boolean => /^\s*(?:\p{N}+|[IVX]+|[a-zA-Z])[.)]\s*$/u.test(text)

/** Duplicate reasons are removed. Reasons are plain data, so their JSON text identifies them. */
function unique(reasons: readonly Reason[]): Reason[] {
  const seen = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]))
  return [...seen.values()]
}
