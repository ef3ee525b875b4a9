import type { Locale } from '@pandok/domain'
import type { Piece, Reason } from '@pandok/module-engine'

/** One sentence of a text, in its pieces, with what all of them were made from. */
export interface Sentence {
  text: string
  reasons: readonly Reason[]
}

/** The pieces joined and cut where sentences end; a piece that reaches over the end gives its reasons to both. */
export function sentencesOf(pieces: readonly Piece[], locale: Locale): Sentence[] {
  const spans: { from: number; to: number; reasons: readonly Reason[] }[] = []
  let whole = ''
  for (const { text, reasons } of pieces) {
    spans.push({ from: whole.length, to: whole.length + text.length, reasons })
    whole += text
  }
  return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(whole)].map(
    ({ segment, index }) => {
      const end = index + segment.length
      const own = spans.filter(({ from, to }) => from < end && to > index).flatMap(({ reasons }) => reasons)
      return { text: segment, reasons: unique(own) }
    },
  )
}

/** The same reason is told once. Reasons are plain data, so their text is their identity. */
function unique(reasons: readonly Reason[]): Reason[] {
  const seen = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]))
  return [...seen.values()]
}
