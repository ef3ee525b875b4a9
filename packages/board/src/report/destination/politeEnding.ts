import { ACCOMPLISHED } from './accomplished.ts'
import { FINALS, finalOf, withFinal } from './hangul.ts'

/** Turns the noun that closes a sentence («권함») into its predicate («권합니다»). Returns undefined if the word is no predicate. */
export function politeEnding(word: string): string | undefined {
  const [before, last] = [word.slice(0, -1), word.slice(-1)]
  if (NOUNS.has(word)) return undefined
  const done = ACCOMPLISHED.find(([noun]) => word.endsWith(noun))
  if (done) return `${word.slice(0, -done[0].length)}${done[1]}`
  if (last === '음') return isConsonantStem(before) ? `${before}습니다` : undefined
  // «어려움» comes from «어렵다»: its ㅂ became a vowel.
  if (last === '움') {
    const stem = before.slice(-1)
    return stem !== '' && finalOf(stem) === FINALS.none
      ? `${before.slice(0, -1)}${withFinal(stem, FINALS.bieup)}습니다`
      : undefined
  }
  // «줄어듦» comes from «줄어들다»: the ㄹ is dropped before «-ㅂ니다».
  if (finalOf(last) === FINALS.lieulMieum) return `${before}${withFinal(last, FINALS.bieup)}니다`
  return finalOf(last) === FINALS.mieum && isVerb(word)
    ? `${before}${withFinal(last, FINALS.bieup)}니다`
    : undefined
}

/** The past («판정했음») is made of any verb. */
function isConsonantStem(stem: string): boolean {
  const last = stem.slice(-1)
  return last !== '' && (finalOf(last) === FINALS.ssangSiot || CONSONANT_STEMS.has(last))
}

const isVerb = (word: string): boolean =>
  ANY_STEM.has(word.slice(-1)) ||
  (word.endsWith('짐') && word.length > 1 && finalOf(word.slice(-2, -1)) === FINALS.none) ||
  VERBS.some((verb) => word.endsWith(verb))

/** The copula, and verbs that can be made of any noun. */
const ANY_STEM: ReadonlySet<string> = new Set(['임', '됨', '함'])

/** The last syllables of stems that end in a consonant and take «-음». */
const CONSONANT_STEMS: ReadonlySet<string> = new Set(
  '없않같높낮많적좁넓얇작옅짙굵짧맞괜찮좋검붉밝굳늦깊얕닿남갖얻넘',
)

/** Other verbs of reports. They are listed because nouns also end in these syllables. */
const VERBS = [
  ...['나타남', '벗어남', '드러남', '튀어남', '밀려남', '일어남', '자라남', '생겨남'],
  ...['밀림', '눌림', '걸림', '열림', '풀림', '갈림', '흐림', '들림', '쏠림', '올림', '울림'],
  ...['막힘', '잡힘', '박힘', '뒤집힘', '꺾임', '접힘', '닫힘', '밝힘', '묻힘'],
  ...['시킴', '일으킴', '끊김', '당김', '생김', '찢김', '남김', '엉김'],
  ...['겹침', '걸침', '미침', '그침', '넘침', '뭉침', '내침'],
  ...['나옴', '들어옴', '내려옴', '올라옴', '들어감', '지나감', '내려감', '올라감', '뻗어감'],
  ...['다름', '빠름', '따름', '큼', '띔', '보여줌', '나뉨', '휨', '지님', '아님', '바람'],
]

/** Nouns that end like a predicate. */
const NOUNS: ReadonlySet<string> = new Set([
  ...['불임', '난임', '책임', '모임', '움직임', '쓰임', '게임', '타임', '프레임', '선임', '담임', '위임'],
  ...['포함', '결함', '명함', '조짐', '다짐', '도움', '싸움', '삶', '앎', '그림'],
])
