/** Indexes of final consonants among those of Unicode's Hangul syllables. */
export const FINALS = { none: 0, lieul: 8, lieulMieum: 10, mieum: 16, bieup: 17, ssangSiot: 20 } as const

const FINALS_COUNT = 28
const FIRST_SYLLABLE = 0xac00

export const finalOf = (syllable: string): number => (syllable.charCodeAt(0) - FIRST_SYLLABLE) % FINALS_COUNT

export const withFinal = (syllable: string, final: number): string =>
  String.fromCharCode(syllable.charCodeAt(0) - finalOf(syllable) + final)
