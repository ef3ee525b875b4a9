/**
 * Turns the noun endings of Korean reports («…있음.», «…보임.») into full sentences («…있습니다.», «…보입니다.»). Only
 * predicates at the end of a sentence change: «…의심.» and «…고름.» stay, and so do the words in `kept`, which
 * somebody typed.
 */
export function politeEndings(text: string, kept: readonly string[] = []): string {
  const spared = kept.filter((words) => words !== '').flatMap((words) => placesOf(words, text))
  return text.replace(SENTENCE_END, (whole: string, word: string, after: string, offset: number) => {
    const last = offset + word.length - 1
    if (spared.some(([from, to]) => last >= from && last < to)) return whole
    return `${politeWord(word) ?? word}${after}`
  })
}

/** Matches a word, optionally followed by something in brackets, and the full stop. */
const SENTENCE_END = /([가-힣]+)((?:\s?\([^()\n]*\))?\.)(?=\s|$|[)"”’])/gu

function placesOf(words: string, text: string): [number, number][] {
  const places: [number, number][] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    places.push([at, at + words.length])
  }
  return places
}

/** Returns undefined if the word is no predicate. */
function politeWord(word: string): string | undefined {
  const [before, last] = [word.slice(0, -1), word.slice(-1)]
  if (NOUNS.has(word)) return undefined
  if (last === '음') return CONSONANT_STEMS.has(before.slice(-1)) ? `${before}습니다` : undefined
  // «어려움» comes from «어렵다»: its ㅂ became a vowel.
  if (last === '움') {
    const stem = before.slice(-1)
    return stem !== '' && finalOf(stem) === NO_FINAL
      ? `${before.slice(0, -1)}${withFinal(stem, BIEUP)}습니다`
      : undefined
  }
  // «줄어듦» comes from «줄어들다»: the ㄹ is dropped before «-ㅂ니다».
  if (finalOf(last) === LIEUL_MIEUM) return `${before}${withFinal(last, BIEUP)}니다`
  return finalOf(last) === MIEUM && isVerb(word) ? `${before}${withFinal(last, BIEUP)}니다` : undefined
}

const isVerb = (word: string): boolean =>
  ANY_STEM.has(word.slice(-1)) ||
  (word.endsWith('짐') && word.length > 1 && finalOf(word.slice(-2, -1)) === NO_FINAL) ||
  VERBS.some((verb) => word.endsWith(verb))

/** The copula, and verbs that can be made of any noun. */
const ANY_STEM: ReadonlySet<string> = new Set(['임', '됨', '함'])

/** The last syllables of stems that end in a consonant and take «-음». */
const CONSONANT_STEMS: ReadonlySet<string> = new Set(
  '있없않같높낮많적좁넓얇작옅짙굵짧맞괜찮좋검붉밝굳늦깊얕닿남갖',
)

/** Other verbs of reports. They are listed because nouns also end in these syllables. */
const VERBS = [
  ...['나타남', '늘어남', '벗어남', '드러남', '튀어남', '밀려남', '일어남', '자라남', '생겨남'],
  ...['밀림', '눌림', '걸림', '열림', '풀림', '갈림', '흐림', '들림', '쏠림', '올림', '울림'],
  ...['막힘', '잡힘', '박힘', '뒤집힘', '꺾임', '접힘', '닫힘', '밝힘', '묻힘'],
  ...['시킴', '일으킴', '끊김', '당김', '생김', '찢김', '남김', '엉김'],
  ...['겹침', '걸침', '미침', '그침', '넘침', '뭉침', '내침'],
  ...['나옴', '들어옴', '내려옴', '올라옴', '들어감', '지나감', '내려감', '올라감', '뻗어감'],
  ...['다름', '빠름', '따름', '큼', '띔', '보여줌', '나뉨', '휨', '지님'],
]

/** Nouns that end like a predicate. */
const NOUNS: ReadonlySet<string> = new Set([
  ...['불임', '난임', '책임', '모임', '움직임', '쓰임', '게임', '타임', '프레임', '선임', '담임', '위임'],
  ...['포함', '결함', '명함', '조짐', '다짐', '도움', '싸움', '삶', '앎', '그림'],
])

const FINALS = 28
const NO_FINAL = 0
const LIEUL_MIEUM = 10
const MIEUM = 16
const BIEUP = 17

/** Returns the index of a syllable's final consonant among the finals of Unicode's Hangul syllables. */
const finalOf = (syllable: string): number => (syllable.charCodeAt(0) - 0xac00) % FINALS

const withFinal = (syllable: string, final: number): string =>
  String.fromCharCode(syllable.charCodeAt(0) - finalOf(syllable) + final)
