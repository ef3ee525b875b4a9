/** Syllables are decomposed, so that an unfinished one («젖» on the way to «저장») already matches. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const FINALS = [
  ...['', 'ㄱ', 'ㄲ', 'ㄱㅅ', 'ㄴ', 'ㄴㅈ', 'ㄴㅎ', 'ㄷ', 'ㄹ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ', 'ㄹㅌ'],
  ...['ㄹㅍ', 'ㄹㅎ', 'ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ'],
]
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

function lettersOf(character: string): string {
  const code = character.charCodeAt(0)
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return character
  const at = code - FIRST_SYLLABLE
  const [initial, vowel, final] = [Math.floor(at / 588), Math.floor((at % 588) / 28), at % 28]
  return `${INITIALS[initial]}${VOWELS[vowel]}${FINALS[final]}`
}

const spelled = (text: string): string => [...text].map(lettersOf).join('')
const initialsOf = (text: string): string => [...text].map((each) => lettersOf(each).charAt(0)).join('')

/** Whether every word of a query matches; Korean also by the initial consonants of its syllables. */
export function searchWords(label: string, query: string): boolean {
  // Single jamo are kept as typed, because NFKC would change them.
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  const name = fold(label)
  const [letters, initials] = [spelled(name), initialsOf(name.replace(/\s+/gu, ''))]
  return words.every(
    (word) =>
      letters.includes(spelled(word)) || (/^[ㄱ-ㅎ]+$/u.test(word) && initials.includes(spelled(word))),
  )
}
