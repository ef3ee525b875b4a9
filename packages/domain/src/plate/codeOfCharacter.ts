/** The letters on a Korean keyboard (두벌식), in the order of `CODES`. */
const LETTERS = 'qwertyuiopasdfghjklzxcvbnm'
const JAMO = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ'
const SHIFTED_JAMO: Readonly<Record<string, string>> = {
  ㅃ: 'ㅂ',
  ㅉ: 'ㅈ',
  ㄸ: 'ㄷ',
  ㄲ: 'ㄱ',
  ㅆ: 'ㅅ',
  ㅒ: 'ㅐ',
  ㅖ: 'ㅔ',
}

const SIGNS: Readonly<Record<string, string>> = {
  '`': 'Backquote',
  '-': 'Minus',
  '=': 'Equal',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '\\': 'Backslash',
  ';': 'Semicolon',
  "'": 'Quote',
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
  ' ': 'Space',
}

/** Returns the key that types a character, for key presses without a code. */
export function codeOfCharacter(character: string): string | undefined {
  const jamo = SHIFTED_JAMO[character] ?? character
  const place = JAMO.indexOf(jamo)
  const letter = jamo.length === 1 && place >= 0 ? LETTERS.charAt(place) : character.toLowerCase()
  if (/^[a-z]$/u.test(letter)) return `Key${letter.toUpperCase()}`
  if (/^\d$/u.test(character)) return `Digit${character}`
  return Object.hasOwn(SIGNS, character) ? SIGNS[character] : undefined
}
