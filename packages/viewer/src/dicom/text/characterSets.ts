/** A designatable character set (PS3.3 C.12.1.1.2), with its decoder and how bytes are passed to it. */
export interface CharacterSet {
  decoder: string
  /** Bytes per character. */
  width: 1 | 2
  /** 7-bit sets that decoders expect with the high bit set, or behind a shift. */
  form: 'plain' | 'raised' | 'shifted'
}

const single = (decoder: string): CharacterSet => ({ decoder, width: 1, form: 'plain' })

const ASCII = single('latin1')
const KATAKANA = single('shift_jis')
const KANJI: CharacterSet = { decoder: 'euc-jp', width: 2, form: 'raised' }
const KANJI_SUPPLEMENT: CharacterSet = { decoder: 'euc-jp', width: 2, form: 'shifted' }
const HANGUL: CharacterSet = { decoder: 'euc-kr', width: 2, form: 'plain' }
const HANZI: CharacterSet = { decoder: 'gb18030', width: 2, form: 'plain' }

/** Sets of the upper half by their registration number. */
const UPPER: Record<string, CharacterSet | undefined> = {
  '100': single('iso-8859-1'),
  '101': single('iso-8859-2'),
  '109': single('iso-8859-3'),
  '110': single('iso-8859-4'),
  '144': single('iso-8859-5'),
  '127': single('iso-8859-6'),
  '126': single('iso-8859-7'),
  '138': single('iso-8859-8'),
  '148': single('iso-8859-9'),
  '203': single('iso-8859-15'),
  '166': single('windows-874'),
  '13': KATAKANA,
  '149': HANGUL,
  '58': HANZI,
}

/** Escape sequence → the half that it sets, and the set. */
export const ESCAPES: readonly (readonly [code: string, half: 'lower' | 'upper', set: CharacterSet])[] = [
  ['(B', 'lower', ASCII],
  ['(J', 'lower', ASCII],
  ['$B', 'lower', KANJI],
  ['$@', 'lower', KANJI],
  ['$(B', 'lower', KANJI],
  ['$(D', 'lower', KANJI_SUPPLEMENT],
  [')I', 'upper', KATAKANA],
  ['$)C', 'upper', HANGUL],
  ['$)A', 'upper', HANZI],
  ['-A', 'upper', single('iso-8859-1')],
  ['-B', 'upper', single('iso-8859-2')],
  ['-C', 'upper', single('iso-8859-3')],
  ['-D', 'upper', single('iso-8859-4')],
  ['-L', 'upper', single('iso-8859-5')],
  ['-G', 'upper', single('iso-8859-6')],
  ['-F', 'upper', single('iso-8859-7')],
  ['-H', 'upper', single('iso-8859-8')],
  ['-M', 'upper', single('iso-8859-9')],
  ['-b', 'upper', single('iso-8859-15')],
  ['-T', 'upper', single('windows-874')],
]

/** The sets in force at the start of a value. */
export interface InitialSets {
  /** One decoder for all bytes: UTF-8, GB18030, GBK. */
  whole?: string
  lower: CharacterSet
  /** Absent if nothing is declared for bytes above 7F. */
  upper?: CharacterSet
}

/**
 * From the terms of Specific Character Set. Any spelling is accepted, including terms that the standard
 * doesn't have, such as `ISO_IR 149`. A two-byte set among the extensions is used for bytes whose escape is
 * missing.
 */
export function initialSets(terms: readonly string[]): InitialSets {
  const codes = terms.map(codeOf)
  const [first = ''] = codes
  const whole = WHOLE[first]
  if (whole) return { whole, lower: ASCII }
  const upper = UPPER[first] ?? codes.map((code) => UPPER[code]).find((set) => set?.width === 2)
  return upper ? { lower: ASCII, upper } : { lower: ASCII }
}

const WHOLE: Record<string, string | undefined> = { '192': 'utf-8', GB18030: 'gb18030', GBK: 'gb18030' }

/** `ISO_IR 100`, `ISO 2022 IR 100`, `ISO-IR 100` … → `100`. */
function codeOf(term: string): string {
  const upper = term.toUpperCase()
  if (/UTF.?8/u.test(upper)) return '192'
  if (/^GB/u.test(upper)) return upper.startsWith('GB2312') ? '58' : upper
  if (/KS.?C.?5601|EUC.?KR/u.test(upper)) return '149'
  return /IR\D?(\d+)/u.exec(upper)?.[1] ?? ''
}
