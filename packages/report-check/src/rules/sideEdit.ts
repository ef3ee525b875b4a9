import { LOCALES } from '@pandok/domain'
import type { TextEdit } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import type { Span } from '../text/numbers.ts'
import { WORD_FILES } from '../words/lexiconOf.ts'
import { type ReadSentence, wordsAt } from './Rule.ts'

/** Longer words are exchanged first, so that whole words precede their abbreviations. */
const PAIRS = LOCALES.flatMap((locale) => WORD_FILES[locale].sidePairs).toSorted(
  (a, b) => b.right.length - a.right.length,
)

/** Returns the words of one side changed to the other, or undefined if they have no counterpart. */
export function sideEdit(read: ReadSentence, at: Span, to: Side): TextEdit | undefined {
  const text = turned(wordsAt(read, at), to)
  return text === undefined ? undefined : { sentence: read.sentence.id, start: at.start, end: at.end, text }
}

function turned(words: string, to: Side): string | undefined {
  if (to === 'B') return undefined
  for (const { right, left } of PAIRS) {
    const [from, into] = to === 'R' ? [left, right] : [right, left]
    const at = words.toLowerCase().indexOf(from.toLowerCase())
    if (at < 0) continue
    const found = words.slice(at, at + from.length)
    return words.slice(0, at) + inCaseOf(found, into) + words.slice(at + from.length)
  }
  return undefined
}

function inCaseOf(like: string, word: string): string {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase()
  return like.charAt(0) === like.charAt(0).toUpperCase() && like.charAt(0) !== like.charAt(0).toLowerCase()
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word.toLowerCase()
}
