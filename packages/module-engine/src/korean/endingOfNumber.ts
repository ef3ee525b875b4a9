import type { Ending } from './Ending.ts'

/** The digits are read 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS: readonly Ending[] = [
  'closed',
  'rieul',
  'open',
  'closed',
  'open',
  'open',
  'closed',
  'rieul',
  'rieul',
  'open',
]
/** The powers of ten thousand are read 만 억 조 경 해. */
const MYRIADS: readonly Ending[] = ['closed', 'closed', 'open', 'closed', 'open']

/** Returns the ending of a number as Korean reads it: «10» 십, «0.5» 영 점 오, «1/3» 삼분의 일, «2026-05-10» 오월 십일. */
export function endingOfNumber(word: string): Ending | undefined {
  if (/(?:^|\D)\d{4}(?:-\d{2}-\d{2}|\. ?\d{1,2}\. ?\d{1,2})$/u.test(word)) return 'rieul'
  const fraction = /(?:^|[^\p{L}\d./⁄])(\d{1,3})[/⁄](\d{1,3})$/u.exec(word)
  if (fraction && Number(fraction[1]) < Number(fraction[2])) return endingOfInteger(fraction[1] ?? '')
  if (/\d\.\d+$/u.test(word)) return DIGITS[Number(word.slice(-1))]
  const integer = /\d+(?:,\d{3})*$/u.exec(word)?.[0]
  return integer === undefined ? undefined : endingOfInteger(integer.replaceAll(',', ''))
}

function endingOfInteger(digits: string): Ending | undefined {
  const last = Number(digits.slice(-1))
  if (last !== 0) return DIGITS[last]
  const zeros = /0*$/u.exec(digits)?.[0].length ?? 0
  if (zeros === digits.length) return DIGITS[0]
  return zeros % 4 === 0 ? MYRIADS[zeros / 4 - 1] : 'closed'
}
