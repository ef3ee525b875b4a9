import type { Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'

/** Returns the part of a sentence around a place, between two commas. */
export function clauseAt({ text, start }: Pick<Unit, 'text' | 'start'>, at: Span): Span {
  const before = text.slice(0, at.start - start).search(/[,，、;；](?!.*[,，、;；])/su)
  const behind = text.slice(at.end - start).search(/[,，、;；]/u)
  return { start: start + before + 1, end: behind < 0 ? start + text.length : at.end + behind }
}
