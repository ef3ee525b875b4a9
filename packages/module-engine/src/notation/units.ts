import { unit as unitField } from '../document/fields.ts'

const KNOWN = [
  ...[
    'mm2',
    'mm3',
    'mm',
    'cm2',
    'cm3',
    'cm',
    'm2',
    'm',
    'µm',
    'μm',
    'mL/min',
    'mL',
    'ml',
    'cc',
    'dL',
    'L',
    'HU',
  ],
  ...[
    'mg/dL',
    'ng/mL',
    'mg',
    'kg/m2',
    'kg',
    'g',
    'mSv',
    'mGy',
    'ms',
    'sec',
    's',
    'mmHg',
    'cm/s',
    'MBq',
    'mCi',
  ],
  ...['%', '°', '초', '秒', 'bpm', 'HE', 'g/cm2', '/mm2', 'mL/m2', 'ml/m2', 'g/m2', 'IU/mL', 'Fr', 'F'],
  ...[
    'mcg',
    'µg',
    'mEq',
    'mmol',
    'IU',
    'Gy',
    'um',
    'kPa',
    'dB/m',
    'dB',
    'kVp',
    'mAs',
    'G',
    'min',
    'mins',
    'minutes',
    'Minuten',
    '분',
    '分钟',
    '分間',
  ],
]

/** «ng/ml», «mEq/L», «cells/µL», «次/分»: an amount by another. */
const RATE =
  /^(?:[kmcdnµp]?(?:g|L|l|m|mol|Eq|s|Bq|Gy|Sv|J|W)|[mµ]?I?U|cells|beats|次|回|회|Schläge)\/(?:[kmcdnµ]?(?:g|L|l|m|mol|s|min|h)[23]?|HPF|hpf|分|분|Min)$/u

const folded = (text: string) => text.normalize('NFKC').replaceAll('μ', 'µ')

const FOLDED = new Set(KNOWN.map(folded))

/** «___ MM» of a report in capitals. */
const CAPITALS: Readonly<Record<string, string>> = { MM: 'mm', CM: 'cm', ML: 'mL' }
const inCapitals = (unit: string): string => (Object.hasOwn(CAPITALS, unit) ? (CAPITALS[unit] ?? unit) : unit)

/**
 * Reads the unit at the beginning of a text, after an optional space. Characters such as ㎜ and cm² are
 * normalized.
 */
export function unitAfter(text: string): { unit: string; length: number } | undefined {
  const [, space = '', written = ''] = /^([ \t]?)([\p{L}\p{No}\p{So}%％°/0-9²³]{1,8})/u.exec(text) ?? []
  for (let length = written.length; length > 0; length -= 1) {
    const unit = inCapitals(folded(written.slice(0, length)))
    // «pN__ L(0/1)»: a letter that a bracket follows is a name and no unit.
    const next = text.charAt(space.length + length)
    const isName =
      unit === 'L' && /^ \p{Lu}{2}/u.test(text.slice(space.length + length))
        ? true
        : /^[A-Z]$/u.test(unit)
          ? /[(（[_]/u.test(next)
          : /^[a-z]$/u.test(unit) && next === '_'
    const isWhole = !/^[A-Za-z0-9]/u.test(written.slice(length)) && !isName
    if (isWhole && (RATE.test(unit) || FOLDED.has(unit))) return { unit, length: space.length + length }
  }
  return undefined
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  厘米: 'cm',
  公分: 'cm',
  毫米: 'mm',
  毫升: 'mL',
  克: 'g',
  센티미터: 'cm',
  밀리미터: 'mm',
  그램: 'g',
  センチ: 'cm',
  ミリ: 'mm',
  グラム: 'g',
}

/** «__厘米»: a unit in words, which stays in the text. */
export function unitWordAfter(text: string): string | undefined {
  const [, word = ''] =
    /^ ?(厘米|公分|毫米|毫升|克|센티미터|밀리미터|그램|センチ|ミリ|グラム)/u.exec(text) ?? []
  return UNIT_WORDS[word]
}

/**
 * Reads the text after `#` in a bracket as a unit if it can be one. Counters of Korean, Chinese and Japanese
 * are words.
 */
export function unitIn(text: string): string | undefined {
  const unit = folded(text)
  return /[A-Za-z%°µ]/u.test(unit) && !/\p{Lo}/u.test(unit) && unitField.safeParse(unit).success
    ? unit
    : undefined
}
