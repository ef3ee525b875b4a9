import { CLOCK } from '../text/clock.ts'
import { type Lexicon, lexiconOf } from '../words/lexiconOf.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'
import { cachedForUnits, type InUnit } from './Rule.ts'

/** In «Dr. Estrada 2047», four digits after a person's name are a time of day. */
const PERSON_AT = /\bDr\.?\s\p{Lu}[^.。;\n]{0,60}?(?<![\d-])(?:[01]\d|2[0-3])[0-5]\d(?![\d-])/u

/** A time of day together with a recipient is only written for a communication, whatever the verb. */
const isAtHour = (text: string, lexicon: Lexicon): boolean =>
  (CLOCK.test(text) && lexicon.mark('recipients')(text).length > 0) || PERSON_AT.test(text)

const saysCall = (text: string, lexicon: Lexicon): boolean =>
  lexicon.mark('communication')(text).length > 0 || isAtHour(text, lexicon)

/** Matches calls that nobody answered, that are still to be made, or that somebody else is asked to make. */
const NOT_TOLD = phrasePattern('notTold')
/** A means of communication alone doesn't document a call: «could not be reached by phone». */
const NOT_TOLD_OR_HOW = new RegExp(`${phrases('notTold')}|${phrases('callMedium')}`, 'giu')
const PARTS = /[,，、]/u

/**
 * Returns whether a sentence documents a call that was made. One part of the sentence is enough («not
 * reached, Dr. Lee was told»).
 */
function tellsOfCall({ read, unit: { text } }: InUnit): boolean {
  const lexicon = lexiconOf(read.reading.locale)
  if (!saysCall(text, lexicon)) return false
  if (!NOT_TOLD.test(text)) return true
  return text.split(PARTS).some((part) => {
    const rest = part.replace(NOT_TOLD_OR_HOW, ' ')
    return lexicon.mark('communication')(rest).length > 0 || (!NOT_TOLD.test(part) && isAtHour(part, lexicon))
  })
}

/** Returns the sentences that document a call. */
export const callsIn = cachedForUnits<InUnit>((one) => (tellsOfCall(one) ? [one] : []))

const AT_ONCE = phrasePattern('atOnce')
const FOUR_DIGITS = /(?<![\d-])(?:[01]\d|2[0-3])[0-5]\d(?![\d-])/u
/** A name may follow anywhere that a title doesn't: «called to J. Okafor», «김민수에게», «an Weber». */
const NAMED =
  /\b(?:to|with|an|mit) (?:the |den |die |der )?\p{Lu}|[가-힣]{2,4}\s?(?:님|씨)?(?:에게|께|한테)|\p{Script=Han}[)）]?(?:へ|に(?=電話|連絡|報告|口頭|直接|伝|\d{1,2}[:：時]))|给|(?:通知|告知|联系|转告)\p{Script=Han}{2,}/u
const BLANK = /\[\s*\]/u

export type Lacking = 'recipient' | 'time' | 'recipientAndTime'

/**
 * Returns the facts that no recorded call of the report contains. A blank that is still empty counts as
 * missing.
 */
export function lackingOf(calls: readonly InUnit[]): Lacking | undefined {
  const some = (test: (one: InUnit) => boolean) => calls.some(test)
  const isTimed = some(
    ({ unit: { text, dates } }) =>
      CLOCK.test(text) ||
      FOUR_DIGITS.test(text) ||
      AT_ONCE.test(text) ||
      BLANK.test(text) ||
      dates.length > 0,
  )
  const isNamed = some(
    ({ unit: { text, marks } }) => marks('recipients').length > 0 || NAMED.test(text) || BLANK.test(text),
  )
  if (isTimed) return isNamed ? undefined : 'recipient'
  return isNamed ? 'time' : 'recipientAndTime'
}
