const INITIALS = [
  'g',
  'kk',
  'n',
  'd',
  'tt',
  'r',
  'm',
  'b',
  'pp',
  's',
  'ss',
  '',
  'j',
  'jj',
  'ch',
  'k',
  't',
  'p',
  'h',
]
const VOWELS = [
  ...[
    'a',
    'ae',
    'ya',
    'yae',
    'eo',
    'e',
    'yeo',
    'ye',
    'o',
    'wa',
    'wae',
    'oe',
    'yo',
    'u',
    'wo',
    'we',
    'wi',
    'yu',
  ],
  ...['eu', 'ui', 'i'],
]
const FINALS = [
  ...[
    '',
    'k',
    'k',
    'k',
    'n',
    'n',
    'n',
    't',
    'l',
    'k',
    'm',
    'l',
    'l',
    'l',
    'p',
    'l',
    'm',
    'p',
    'p',
    't',
    't',
    'ng',
  ],
  ...['t', 't', 'k', 't', 'p', 't'],
]

/** Hangul in the letters of the Revised Romanisation, syllable by syllable: enough for a name, not for a map. */
export const romanise = (text: string): string =>
  text.normalize('NFC').replace(/[가-힣]/gu, (syllable) => {
    const code = syllable.charCodeAt(0) - 0xac00
    const initial = INITIALS[Math.floor(code / 588)] ?? ''
    const vowel = VOWELS[Math.floor((code % 588) / 28)] ?? ''
    return initial + vowel + (FINALS[code % 28] ?? '')
  })
