/** Capitals that are pronounced as a word and not letter by letter. */
const READ_AS_WORDS = new Set(
  'LI-RADS NI-RADS NASCET RECIST FLAIR SPECT STIR FAST NASH MELD SIRS FIGO HIDA MALT MAG3 HASTE LASER ROM SIR'.split(
    ' ',
  ),
)
/** Letters whose names begin with a vowel sound, such as ef, aitch, el, em, en, ar, es and ex. */
const VOWEL_NAMES = /^[AEFHILMNORSX]/u
const VOWEL = /^[aeiou]/u
/** Words that are written with a vowel but pronounced with y or w. */
const SPOKEN_CONSONANT =
  /^(?:eu|ewe|one(?![a-z])|once|u(?:bi|k[re]|ni(?!mp|nt|nv|nf|ns|ni|de|ll|rr|ma(?!n))|r(?!ban|ge|gi|n(?![a-z])|t)|s(?:a[bg]|e|u)|t(?:e|i|o)|v[eu]))/u
/** Words that are written with a consonant but pronounced with a vowel. */
const SPOKEN_VOWEL = /^(?:hour|honest|hono|heir|yttr)/u

/** Returns `a` or `an`, by the first sound of the following text. */
export function articleFor(following: string): 'a' | 'an' {
  const text = following
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .replace(/^[\s"'“‘«([{]+/u, '')
  const number = /^\d+/u.exec(text.replace(/(?<=\d),(?=\d{3})/gu, ''))?.[0]
  if (number !== undefined) return numberArticle(number)
  const word = /^[A-Za-z][A-Za-z0-9-]*/u.exec(text)?.[0] ?? ''
  const isSpelt = /^[A-Z](?:[A-Z0-9-]|$)/u.test(word) || /^[a-z](?:-|$)/u.test(word)
  if (isSpelt && !isReadAsWord(word)) return VOWEL_NAMES.test(word.toUpperCase()) ? 'an' : 'a'
  const lower = word.toLowerCase()
  if (SPOKEN_VOWEL.test(lower)) return 'an'
  return VOWEL.test(lower) && !SPOKEN_CONSONANT.test(lower) ? 'an' : 'a'
}

const isReadAsWord = (word: string): boolean =>
  READ_AS_WORDS.has(word) || [...READ_AS_WORDS].some((known) => word.startsWith(`${known}-`))

/** Eight, eighty, eight hundred and so on take `an`, and so do eleven and eighteen, also with thousands. */
function numberArticle(digits: string): 'a' | 'an' {
  const first = digits.slice(0, digits.length % 3 || 3)
  return digits.startsWith('8') || first === '11' || first === '18' ? 'an' : 'a'
}
