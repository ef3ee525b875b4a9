import type { Ending } from './Ending.ts'

/** Letters are read by their names: those of consonants end closed (기역, 니은), 리을 in ㄹ. Vowels are their own names. */
export function endingOfJamo(word: string): Ending | undefined {
  const last = word.slice(-1)
  if (/[ㄹᄅ]/u.test(last)) return 'rieul'
  if (/[ㄱ-ㅎᄀ-ᄒ]/u.test(last)) return 'closed'
  if (/[ㅏ-ㅣᅡ-ᅵ]/u.test(last)) return 'open'
  return undefined
}
