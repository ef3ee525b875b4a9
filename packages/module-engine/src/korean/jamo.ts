import type { Ending } from './Ending.ts'

/** Letters by their names: every consonant's ends closed (기역, 니은), and 리을 in ㄹ; 으-names too. Vowels are themselves. */
export function endingOfJamo(word: string): Ending | undefined {
  const last = word.slice(-1)
  // 이을-like names: 니은, 디귿, 리을 … only 리을 and the doubled 쌍리을 (ㅀ aside) end in ㄹ.
  if (/[ㄹᄅ]/u.test(last)) return 'rieul'
  if (/[ㄱ-ㅎ]/u.test(last)) return 'closed'
  if (/[ㅏ-ㅣ]/u.test(last)) return 'open'
  return undefined
}
