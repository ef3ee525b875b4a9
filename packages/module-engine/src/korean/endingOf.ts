import { type Ending, endingOfSyllable } from './Ending.ts'
import { endingOfNumber } from './endingOfNumber.ts'
import { endingOfUnit } from './endingOfUnit.ts'
import { endingOfLatin } from './latin.ts'

// Particles depend on the last word only; a longer bracket is read as if it began here.
const TAIL = 400

const CLOSING_MARKS = /[\s"'’”»›」』》〉.,;:!?…、。]+$/u
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '】': '【' }

/** Returns the final sound of a text; undefined if it can't be known. */
export function endingOf(text: string): Ending | undefined {
  const tail = text.slice(-TAIL)
  const jamo = endingOfJamo(bareEnd(tail))
  if (jamo) return jamo
  const word = bareEnd(tail.replace(/(\d)[⁰¹²³⁴-⁹]+/gu, '$1제곱').normalize('NFKC'))
  return (
    endingOfSyllable(word.slice(-1)) ??
    endingOfSign(word) ??
    endingOfUnit(word) ??
    endingOfNumber(word) ??
    endingOfLatin(word)
  )
}

/** Removes closing quotes and stops, and a bracket at the end: «결절(3 mm)» sounds like «결절». */
function bareEnd(text: string): string {
  const bare = text.replace(CLOSING_MARKS, '')
  const opening = BRACKETS[bare.slice(-1)]
  if (!opening) return bare
  const start = openingOf(bare, opening)
  const before = start < 0 ? '' : bareEnd(bare.slice(0, start))
  return before === '' ? bareEnd(bare.slice(Math.max(start, 0), -1)) : before
}

function openingOf(text: string, opening: string): number {
  const closing = text.slice(-1)
  let depth = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === closing) depth += 1
    else if (text[at] === opening && --depth === 0) return at
  }
  return -1
}

/** The signs are read 플러스, 마이너스 and 배, which end in a vowel. */
function endingOfSign(word: string): Ending | undefined {
  return /[\p{L}\p{N}][+\-−–×]$/u.test(word) ? 'open' : undefined
}

/** Letters are read by their names: those of consonants end closed (기역, 니은), 리을 in ㄹ. Vowels are their own names. */
function endingOfJamo(word: string): Ending | undefined {
  const last = word.slice(-1)
  if (/[ㄹᄅ]/u.test(last)) return 'rieul'
  if (/[ㄱ-ㅎᄀ-ᄒ]/u.test(last)) return 'closed'
  if (/[ㅏ-ㅣᅡ-ᅵ]/u.test(last)) return 'open'
  return undefined
}
