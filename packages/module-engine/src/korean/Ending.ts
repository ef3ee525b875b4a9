/**
 * The final sound of a word as far as particles depend on it: open (a vowel), closed (a consonant), or closed
 * with ㄹ, which takes 로 where other consonants take 으로.
 */
export type Ending = 'open' | 'closed' | 'rieul'

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28
const RIEUL = 8

/** The final consonant follows from the code point of a Hangul syllable. */
export function endingOfSyllable(character: string): Ending | undefined {
  const code = character.codePointAt(0) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return undefined
  const final = (code - FIRST_SYLLABLE) % FINALS
  if (final === 0) return 'open'
  return final === RIEUL ? 'rieul' : 'closed'
}

/** The ending of a word that is written as it is pronounced. */
export const endingOfHangul = (word: string): Ending | undefined => endingOfSyllable(word.slice(-1))
