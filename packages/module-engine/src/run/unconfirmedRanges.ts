import type { Reason, RenderedOutput } from './session.ts'

/** A range of characters; `to` is not included. */
export interface TextRange {
  from: number
  to: number
}

const NONE: readonly TextRange[] = []

const isUnconfirmed = (reason: Reason): boolean => reason.kind === 'input' && reason.isUnconfirmed === true

/**
 * Returns the ranges of an output that depend on unconfirmed values. If such a value decides whether it is
 * written at all, that is the whole text.
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
