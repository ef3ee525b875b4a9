import { ACCOMPLISHED } from './accomplished.ts'
import { FINALS, finalOf, withFinal } from './hangul.ts'

/** Turns the last word of a full sentence («권합니다») into its noun («권함»). Returns undefined for other words. */
export function nounEnding(word: string): string | undefined {
  const done = ACCOMPLISHED.find(([, polite]) => word.endsWith(polite))
  if (done) return `${word.slice(0, -done[1].length)}${done[0]}`
  if (word.endsWith('습니다')) return nounOfConsonantStem(word.slice(0, -'습니다'.length))
  if (!word.endsWith('니다')) return undefined
  const stem = word.slice(0, -'니다'.length)
  const [before, last] = [stem.slice(0, -1), stem.slice(-1)]
  if (last === '' || finalOf(last) !== FINALS.bieup) return undefined
  const isLieul = LIEUL_STEMS.some((one) => stem.endsWith(one))
  return `${before}${withFinal(last, isLieul ? FINALS.lieulMieum : FINALS.mieum)}`
}

function nounOfConsonantStem(stem: string): string | undefined {
  const [before, last] = [stem.slice(0, -1), stem.slice(-1)]
  if (last === '') return undefined
  // The ㅂ of «어렵다» becomes a vowel: «어려움».
  return finalOf(last) === FINALS.bieup && !REGULAR_BIEUP.has(last)
    ? `${before}${withFinal(last, FINALS.none)}움`
    : `${stem}음`
}

/** Syllables of stems that keep their ㅂ: «좁다», «좁음». */
const REGULAR_BIEUP: ReadonlySet<string> = new Set('좁잡접입집뽑씹업굽꼽')

/** Stems that end in ㄹ, as they are before «-니다», where it is dropped: «줄어들다», «줄어듭니다», «줄어듦». */
const LIEUL_STEMS = ['듭', '늡', '멉', '깁', '부풉']
