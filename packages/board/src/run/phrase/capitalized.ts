import type { Locale } from '@pandok/domain'
import type { RenderedOutput } from '@pandok/module-engine'

/** A word in small letters that may get a capital at the beginning of a sentence, unlike «pT2» or «mL». */
const PLAIN_WORD = /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}])/u
/** The last word before a full stop and a space. */
const ENDED = /([\p{L}\p{N}]+)(?:\s?%)?[)»”’"]*\.\s+$/u
/** No word of a report is longer. */
const TAIL = 80
/** Words whose full stop ends no sentence. That of a single letter («V. a.», «z. B.») never does. */
const ABBREVIATED: ReadonlySet<string> = new Set(
  'approx art bds bzw ca dr evtl fig ggf incl inkl insb int lat lig li lt max med min nr no prof re resp rt sog st std vgl vs'.split(
    ' ',
  ),
)

/** English and German sentences begin with a capital letter, also if they begin with an answer. */
export function capitalized(text: string, locale: Locale): string {
  if (locale !== 'en' && locale !== 'de') return text
  return PLAIN_WORD.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text
}

/** Capitalizes each sentence of an output, but those within a text only where they begin with what was filled in. */
export function capitalizedSentences(
  { text, pieces }: Pick<RenderedOutput, 'text' | 'pieces'>,
  locale: Locale,
): string {
  let before = ''
  for (const piece of pieces) before += endsSentence(before) ? capitalized(piece.text, locale) : piece.text
  // A text that is too long, or that still waits for values, has no pieces.
  return capitalized(before === '' ? (text ?? '') : before, locale)
}

function endsSentence(before: string): boolean {
  const word = ENDED.exec(before.slice(-TAIL))?.[1]
  return word !== undefined && (/\d/u.test(word) || (word.length > 1 && !ABBREVIATED.has(word.toLowerCase())))
}
