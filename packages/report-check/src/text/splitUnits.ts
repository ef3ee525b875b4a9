import { WORD_FILES } from '../words/lexiconOf.ts'
import { phrases } from '../words/phrases.ts'
import type { Span } from './numbers.ts'

/** A period doesn't end a sentence after abbreviations of the five languages and single letters. */
const ABBREVIATED = new RegExp(`(?:^|[^\\p{L}])(\\p{Script=Latin}|${phrases('abbreviations')})$`, 'iu')

/** These abbreviations precede a number, as in «No. 3»; «Invasion: No. Margin: free.» has two sentences. */
const COUNTED = new RegExp(`(?:^|[^\\p{L}])${phrases('countedAbbreviations')}$`, 'iu')

const ORDINAL = new RegExp(`(?:^|[^\\p{L}])${phrases('ordinalBefore')}\\s+\\d{1,2}$`, 'iu')

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
  const behind = text.slice(at + 1)
  if (isItem(before, behind)) return false
  // A German sentence continues after an ordinal: «vom 3. März», «3. 2.».
  if (/\b\d{1,2}$/u.test(before) && /^\s+\d/u.test(behind)) return false
  // In «Blutung (3. Ventrikel)» the bracket has the ordinal, not the end of a sentence.
  if (/[(（]\d{1,2}$/u.test(before) && /^\s+\p{L}/u.test(behind)) return false
  // It also continues after an ordinal that precedes a lowercase letter or follows an article: «der 6. und 7.
  // Rippe».
  if (/\b\d{1,2}$/u.test(before) && (/^\s+\p{Ll}/u.test(behind) || ORDINAL.test(before))) return false
  const following = behind.trim().charAt(0)
  if (COUNTED.test(before)) return !/[\d\p{Ll}#]/u.test(following)
  const word = ABBREVIATED.exec(before)?.[1] ?? ''
  if (word === '') return true
  // In «Type B. No effusion.» and «segment V. 12 mm cyst» the letter belongs to the word before it.
  if (word.length === 1 && numbered().test(before)) return !/\p{Ll}/u.test(following)
  return !/[\p{L}\d]/u.test(following)
}

/** For the first number of a list, this matches the next one. */
const SECOND: Readonly<Record<string, RegExp>> = {
  1: /(?:^|\s)2[.)]\s/u,
  I: /(?:^|\s)II[.)]\s/u,
  a: /(?:^|\s)b[.)]\s/u,
  A: /(?:^|\s)B[.)]\s/u,
}

/** «1. », «II. » and «b. » open an item of a list. After a colon, they do so only if the list continues. */
function isItem(before: string, behind: string): boolean {
  if (/^\s*(?:\d+|[IVX]{1,5}|\p{Script=Latin})$/u.test(before)) return true
  const first = /[:：]\s*(\d|I|a|A)$/u.exec(before)?.[1] ?? ''
  return SECOND[first]?.test(behind) ?? false
}

let numberedKnown: RegExp | undefined

/** These words precede a letter or a Roman numeral. All languages are included, because reports mix them. */
function numbered(): RegExp {
  const words = () => Object.values(WORD_FILES).flatMap((file) => file.numbered)
  numberedKnown ??= new RegExp(`(?:${words().join('|')})\\s?\\p{Script=Latin}$`, 'iu')
  return numberedKnown
}
