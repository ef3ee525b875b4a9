import type { Repertoire } from './repertoireOf.ts'

/** A piece of the output. `from` is the original text if it was replaced by characters of the system. */
export interface WrittenPiece {
  text: string
  from?: string
  /** The system has no equivalent; a question mark is written instead. */
  isLost?: boolean
}

/** Writes a text in the characters that a system can store. */
export function substitute(text: string, has: Repertoire): readonly WrittenPiece[] {
  const pieces: WrittenPiece[] = []
  let before = ''
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const piece = pieceFor(segment, before, has)
    const last = pieces.at(-1)
    if (last && last.from === undefined && piece.from === undefined) last.text += piece.text
    else pieces.push(piece)
    before = piece.text.at(-1) ?? before
  }
  return pieces
}

/** A letter with its accents, or an emoji, is kept or lost as a whole. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function pieceFor(from: string, before: string, has: Repertoire): WrittenPiece {
  if (hasAll(from, has)) return { text: from }
  const text = [inContext(from, before), SIGNS.get(from), folded(from), unaccented(from)].find(
    (one) => one !== undefined && hasAll(one, has),
  )
  return text === undefined ? { text: '?', from, isLost: true } : { text, from }
}

const hasAll = (text: string, has: Repertoire): boolean => [...text].every(has)

/**
 * Handles signs that would join with the digit before them and change the number: «10⁹» is not «109», «1½»
 * not «11/2».
 */
function inContext(sign: string, before: string): string | undefined {
  const isAfterDigit = /\d/u.test(before)
  const raised = RAISED.indexOf(sign)
  if (raised >= 0) {
    const plain = RAISED_PLAIN[raised] ?? ''
    return isAfterDigit && before !== '^' ? `^${plain}` : plain
  }
  const fraction = FRACTIONS.get(sign)
  if (fraction !== undefined) return isAfterDigit ? ` ${fraction}` : fraction
  if (sign === '°' || sign === '˚' || sign === 'º')
    return /\s/u.test(before) || before === '' ? 'deg' : ' deg'
  return undefined
}

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹', '⁻', '⁺']
const RAISED_PLAIN = '0123456789-+'
const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ...([
    ['½', '1/2'],
    ['⅓', '1/3'],
    ['⅔', '2/3'],
    ['¼', '1/4'],
    ['¾', '3/4'],
    ['⅛', '1/8'],
  ] as const),
])

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...([
    ['≥', '>='],
    ['≤', '<='],
    ['≠', '!='],
    ['≈', '~'],
    ['≒', '~'],
    ['∼', '~'],
    ['～', '~'],
    ['〜', '~'],
  ] as const),
  ...([
    ['±', '+/-'],
    ['×', 'x'],
    ['÷', '/'],
    ['∙', '*'],
    ['⋅', '*'],
    ['·', '.'],
    ['ㆍ', '·'],
    ['⁄', '/'],
    ['∕', '/'],
  ] as const),
  ...([
    ['−', '-'],
    ['–', '-'],
    ['—', '-'],
    ['‒', '-'],
    ['―', '-'],
    ['‐', '-'],
    ['‑', '-'],
  ] as const),
  ...([
    ['‘', "'"],
    ['’', "'"],
    ['‚', "'"],
    ['′', "'"],
    ['“', '"'],
    ['”', '"'],
    ['„', '"'],
    ['″', '"'],
  ] as const),
  ...([
    ['«', '"'],
    ['»', '"'],
    ['‹', "'"],
    ['›', "'"],
    ['「', '"'],
    ['」', '"'],
  ] as const),
  ...([
    ['…', '...'],
    ['•', '-'],
    ['◦', '-'],
    ['▪', '-'],
    ['●', '-'],
    ['○', 'o'],
    ['■', '-'],
    ['□', '-'],
  ] as const),
  // The micro sign and the Greek letter look the same; most systems have one of them.
  ...([
    ['µ', 'μ'],
    ['→', '->'],
    ['←', '<-'],
    ['↔', '<->'],
    ['⇒', '=>'],
    ['↑', '(up)'],
    ['↓', '(down)'],
  ] as const),
  ...([
    ['∞', 'infinity'],
    ['√', 'sqrt'],
    ['Ø', 'O'],
    ['‰', '/1000'],
    ['™', '(TM)'],
  ] as const),
  ...([
    ['®', '(R)'],
    ['©', '(C)'],
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['￦', 'KRW'],
    ['₩', 'KRW'],
  ] as const),
  ...([
    ['Ä', 'Ae'],
    ['Ö', 'Oe'],
    ['Ü', 'Ue'],
    ['ä', 'ae'],
    ['ö', 'oe'],
    ['ü', 'ue'],
    ['ß', 'ss'],
    ['ẞ', 'SS'],
  ] as const),
  ...([
    ['æ', 'ae'],
    ['Æ', 'Ae'],
    ['œ', 'oe'],
    ['Œ', 'Oe'],
    ['ø', 'o'],
    ['å', 'a'],
    ['Å', 'A'],
    ['ł', 'l'],
  ] as const),
  ...([
    ['\u00a0', ' '],
    ['\u202f', ' '],
    ['\u2009', ' '],
    ['\u2007', ' '],
    ['\u3000', ' '],
  ] as const),
  ...([
    ['\u200b', ''],
    ['\u200d', ''],
    ['\ufeff', ''],
    ['\u00ad', ''],
    ['\u2060', ''],
  ] as const),
])

const GREEK: ReadonlyMap<string, string> = new Map([
  ...([
    ['α', 'alpha'],
    ['β', 'beta'],
    ['γ', 'gamma'],
    ['δ', 'delta'],
    ['ε', 'epsilon'],
    ['κ', 'kappa'],
  ] as const),
  ...([
    ['λ', 'lambda'],
    ['μ', 'u'],
    ['µ', 'u'],
    ['π', 'pi'],
    ['ρ', 'rho'],
    ['σ', 'sigma'],
    ['τ', 'tau'],
  ] as const),
  ...([
    ['χ', 'chi'],
    ['ω', 'omega'],
    ['Δ', 'delta '],
    ['Σ', 'sum '],
    ['Ω', 'ohm'],
    ['θ', 'theta'],
    ['φ', 'phi'],
  ] as const),
])

/** Folds compatibility characters: «㎜» is «mm», «Ⅲ» is «III», «（» is «(». */
function folded(sign: string): string | undefined {
  const greek = GREEK.get(sign)
  if (greek !== undefined) return greek
  const plain = [...sign.normalize('NFKC')].map((one) => GREEK.get(one) ?? one).join('')
  return plain === sign || plain === '' ? undefined : plain
}

/** Removes accents: «é» is «e». Letters of other scripts have no accents that could be left out. */
const unaccented = (letter: string): string | undefined =>
  /^\p{Script=Latin}\p{M}*$/u.test(letter) ? letter.normalize('NFD').replace(/\p{M}/gu, '') : undefined
