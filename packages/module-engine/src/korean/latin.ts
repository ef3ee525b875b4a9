import type { Ending } from './Ending.ts'

/** Names of the letters: 엘, 알 end in ㄹ, 엠, 엔 in another consonant, the rest open. */
function endingOfLetter(letter: string): Ending {
  if (/[LR]/iu.test(letter)) return 'rieul'
  return /[MN]/iu.test(letter) ? 'closed' : 'open'
}

/** Acronyms and single letters, read letter by letter. */
export function endingOfLatin(word: string): Ending | undefined {
  const last = word.slice(-1)
  return /[A-Za-z]/u.test(last) ? endingOfLetter(last) : undefined
}
