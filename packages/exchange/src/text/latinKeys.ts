const LEADS = ['r', 'R', 's', 'e', 'E', 'f', 'a', 'q', 'Q', 't', 'T', 'd', 'w', 'W', 'c', 'z', 'x', 'v', 'g']
const VOWELS = [
  ...['k', 'o', 'i', 'O', 'j', 'p', 'u', 'P', 'h', 'hk', 'ho', 'hl', 'y', 'n', 'nj', 'np', 'nl', 'b', 'm'],
  ...['ml', 'l'],
]
const TAILS = [
  ...['', 'r', 'R', 'rt', 's', 'sw', 'sg', 'e', 'f', 'fr', 'fa', 'fq', 'ft', 'fx', 'fv', 'fg', 'a', 'q'],
  ...['qt', 't', 'T', 'd', 'w', 'c', 'z', 'x', 'v', 'g'],
]
/** The keys of ㄱ … ㅣ, in the order of their code points. */
const LETTERS = [
  ...['r', 'R', 'rt', 's', 'sw', 'sg', 'e', 'E', 'f', 'fr', 'fa', 'fq', 'ft', 'fx', 'fv', 'fg', 'a', 'q'],
  ...['Q', 'qt', 't', 'T', 'd', 'w', 'W', 'c', 'z', 'x', 'v', 'g'],
  ...VOWELS,
]
const [FIRST_LETTER, FIRST_SYLLABLE, LAST_SYLLABLE] = [0x3131, 0xac00, 0xd7a3]

/**
 * Returns the Latin keys for a word on a Korean keyboard (두벌식): «ㅊㅌㄱ» is `cxr`, «흉» is `gbd`; capitals are
 * typed with Shift. Everything except Hangul is left unchanged.
 */
export function latinKeys(text: string): string {
  return [...text.normalize('NFC')].map(keysOf).join('')
}

function keysOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const place = code - FIRST_SYLLABLE
    const [lead, vowel, tail] = [Math.floor(place / 588), Math.floor((place % 588) / 28), place % 28]
    return `${LEADS[lead] ?? ''}${VOWELS[vowel] ?? ''}${TAILS[tail] ?? ''}`
  }
  return LETTERS[code - FIRST_LETTER] ?? character
}
