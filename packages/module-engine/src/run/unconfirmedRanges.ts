import type { Reason, RenderedOutput } from './session.ts'

/** Characters of a text, `to` not included. */
export interface TextRange {
  from: number
  to: number
}

const NONE: readonly TextRange[] = []

const isUnconfirmed = (reason: Reason): boolean => reason.kind === 'input' && reason.isUnconfirmed === true

/**
 * Which stretches of an output rest on values that nobody has looked at. Where such a value decides that it is written
 * at all, that is the whole of it.
 */
export function unconfirmedRanges({ text, pieces, reasons }: RenderedOutput): readonly TextRange[] {
  if (text === null || !reasons.some(isUnconfirmed)) return NONE
  const told = new Set(pieces.flatMap((piece) => piece.reasons))
  if (reasons.some((reason) => isUnconfirmed(reason) && !told.has(reason)))
    return [{ from: 0, to: text.length }]
  const found: TextRange[] = []
  let from = 0
  for (const piece of pieces) {
    const to = from + piece.text.length
    const last = found.at(-1)
    if (piece.reasons.some(isUnconfirmed)) {
      if (last?.to === from) last.to = to
      else found.push({ from, to })
    }
    from = to
  }
  return found
}
