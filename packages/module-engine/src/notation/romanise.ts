const FIRST = 19
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const LEADS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const TAILS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

const KANA: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno ' +
    'はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn がga ぎgi ぐgu げge ごgo ' +
    'ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ゃya ゅyu ょyo っ ぁa ぃi ぅu ぇe ぉo'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

const LATIN: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  µ: 'u',
}

/**
 * Transcribes a label into Latin letters: Hangul by the Revised Romanization (letter by letter, without its
 * sound changes), kana, and letters with diacritics. Chinese characters have no unique reading and are left
 * out.
 */
export function romanise(text: string): string {
  return [...text.normalize('NFC').toLowerCase()]
    .map(letters)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}

function letters(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code >= 0xac00 && code <= 0xd7a3) return syllable(code - 0xac00)
  // Katakana has a constant offset from hiragana in Unicode.
  const hiragana = code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : character
  return KANA[hiragana] ?? LATIN[character] ?? character
}

function syllable(place: number): string {
  const [lead, vowel, tail] = [Math.floor(place / 588), Math.floor((place % 588) / 28), place % 28]
  return lead < FIRST ? `${LEADS[lead]}${VOWELS[vowel]}${TAILS[tail]}` : ''
}
