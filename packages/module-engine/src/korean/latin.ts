import { type Ending, endingOfHangul } from './Ending.ts'
import { endingOfNumber } from './endingOfNumber.ts'
import { WORDS } from './words.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const GREEK: Readonly<Record<string, string>> = {
  α: '알파',
  β: '베타',
  γ: '감마',
  δ: '델타',
  ε: '엡실론',
  ζ: '제타',
  η: '에타',
  θ: '세타',
  κ: '카파',
  λ: '람다',
  μ: '뮤',
  π: '파이',
  ρ: '로',
  σ: '시그마',
  τ: '타우',
  φ: '피',
  χ: '카이',
  ψ: '프시',
  ω: '오메가',
}

/** Acronyms are read by the names of their letters, words as Korean loanwords. */
export function endingOfLatin(text: string): Ending | undefined {
  const greek = GREEK[text.slice(-1).toLowerCase()]
  if (greek) return endingOfHangul(greek)
  // Accents don't change the final sound: «Müller», «Crohn», «Sjögren».
  const [, before = '', word = ''] =
    /(\S*?)([A-Za-z]+)$/u.exec(text.normalize('NFD').replace(/\p{M}/gu, '')) ?? []
  if (word === '') return undefined
  const reading = WORDS.get(word.toLowerCase())
  if (reading && word.length > 2) return endingOfHangul(reading)
  if (before === '' || /[^\p{L}\p{N}]$/u.test(before)) {
    const roman = endingOfRoman(word)
    if (roman) return roman
  }
  return /[a-z]{2}$/u.test(word) ? endingOfWord(word.toLowerCase()) : endingOfLetter(word.slice(-1))
}

/** 엘 and 알 end in ㄹ, 엠 and 엔 in another consonant, and the names of all other letters in a vowel. */
function endingOfLetter(letter: string): Ending {
  if (/[LR]/iu.test(letter)) return 'rieul'
  return /[MN]/iu.test(letter) ? 'closed' : 'open'
}

/**
 * Rules of loanwords: -l and -le give ㄹ (vessel 베슬, nodule 노듈), nasals stay (-m, -n, -ng, and before a silent
 * e), a stop stays after one short vowel (clip 클립, fat 팻, cystic 시스틱), and everything else gets a vowel (mass
 * 매스, tumor 튜머).
 */
function endingOfWord(word: string): Ending {
  if (/le?$/u.test(word)) return 'rieul'
  if (/(?:[mn]e?|ng|mb)$/u.test(word)) return 'closed'
  return /(?:^|[^aeiou])[aeiouy](?:ck|[cpt]|bb|pp|tt)$/u.test(word) ? 'closed' : 'open'
}

/**
 * «Grade III» is read 삼. Numerals count only as separate words and only up to XII, which covers grades,
 * nerves and factors. A single X is more often a letter than a ten.
 */
function endingOfRoman(word: string): Ending | undefined {
  const number = NUMERALS.indexOf(word) + 1
  return number > 0 && word !== 'X' ? endingOfNumber(String(number)) : undefined
}
