import type { Span } from './numbers.ts'

/** Points that end no sentence: abbreviations of the five languages, single letters, «No. 3». */
const ABBREVIATED =
  /(?:^|[^\p{L}])(?:\p{Script=Latin}|rt|lt|re|li|bds|ca|st|vs|no|nr|dr|pat|ggf|vol|bzw|inkl|evtl|max|min|approx|fig|resp|sog|vgl|insb|path|lig|art|aa|vv|prof)$/iu

const ORDINAL = /(?:^|[^\p{L}])(?:der|die|das|des|dem|den|am|vom|zum|und|oder|bis)\s+\d{1,2}$/iu

const ENDS = /[.。．!?！？;；\n]/gu

/** Returns the ranges of the sentences in a text. */
export function splitUnits(text: string): readonly Span[] {
  const units: Span[] = []
  let start = 0
  const close = (end: number) => {
    if (text.slice(start, end).trim() !== '') units.push({ start, end })
    start = end
  }
  for (const match of text.matchAll(ENDS)) {
    const at = match.index
    if (match[0] === '.' && !isEnd(text, at, start)) continue
    close(at + 1)
  }
  close(text.length)
  return units
}

function isEnd(text: string, at: number, start: number): boolean {
  const next = text[at + 1] ?? ' '
  if (!/\s/u.test(next)) return false
  const before = text.slice(start, at)
  // «1. » numbers a list; it begins a sentence and doesn't end one.
  if (/^\s*\d+$/u.test(before)) return false
  // A German ordinal continues: «vom 3. März», «3. 2.».
  if (/\b\d{1,2}$/u.test(before) && /^\s+\d/u.test(text.slice(at + 1))) return false
  // So does an ordinal before a small letter or after an article: «der 6. und 7. Rippe».
  if (/\b\d{1,2}$/u.test(before) && (/^\s+\p{Ll}/u.test(text.slice(at + 1)) || ORDINAL.test(before)))
    return false
  const following = text
    .slice(at + 1)
    .trim()
    .charAt(0)
  const word = ABBREVIATED.exec(before)?.[0] ?? ''
  if (word === '') return true
  // «ca. 20 mL» continues, but «segment V. 12 mm» doesn't.
  return /\d/u.test(following) ? word.replace(/[^\p{L}]/gu, '').length < 2 : !/\p{L}/u.test(following)
}
