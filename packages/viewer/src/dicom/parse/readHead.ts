import type { Source, Syntax } from './ParsedDataset.ts'

export const UNDEFINED_LENGTH = 0xffff_ffff

/** The header of an element. One object is reused, so that walking a large file creates no garbage. */
export interface Head {
  tag: number
  vr: string
  start: number
  length: number
}

const codeOf = (vr: string) => (vr.charCodeAt(0) << 8) | vr.charCodeAt(1)

const byCode = (list: string): Map<number, string> =>
  new Map(list.split(' ').map((vr) => [codeOf(vr), vr] as const))

const SHORT_FORM = byCode('AE AS AT CS DA DS DT FD FL IS LO LT PN SH SL SS ST TM UI UL US')
const LONG_FORM = byCode('OB OD OF OL OV OW SQ SV UC UN UR UT UV')

const isUpper = (byte: number) => byte >= 0x41 && byte <= 0x5a

/** Whether two bytes are a VR of the standard. */
export const isKnownVr = (first: number, second: number): boolean => {
  const code = (first << 8) | second
  return SHORT_FORM.has(code) || LONG_FORM.has(code)
}

/** Reads the header at `at`; returns false if there is no room for one. */
export function readHead(
  { bytes, view }: Source,
  at: number,
  end: number,
  syntax: Syntax,
  head: Head,
): boolean {
  if (at + 8 > end) return false
  const { isLittle } = syntax
  head.tag = view.getUint16(at, isLittle) * 0x1_0000 + view.getUint16(at + 2, isLittle)
  const first = bytes[at + 4] ?? 0
  const second = bytes[at + 5] ?? 0
  // Items have no VR, and some writers insert implicit elements among explicit ones.
  if (!syntax.isExplicit || head.tag >= 0xfffe_0000 || !isUpper(first) || !isUpper(second)) {
    head.vr = ''
    head.length = view.getUint32(at + 4, isLittle)
    head.start = at + 8
    return true
  }
  const code = (first << 8) | second
  const short = SHORT_FORM.get(code)
  if (short !== undefined || (!LONG_FORM.has(code) && !isLikelyLong(view, at, end, isLittle))) {
    head.vr = short ?? 'UN'
    head.length = view.getUint16(at + 6, isLittle)
    head.start = at + 8
    return true
  }
  if (at + 12 > end) return false
  head.vr = LONG_FORM.get(code) ?? 'UN'
  head.length = view.getUint32(at + 8, isLittle)
  head.start = at + 12
  return true
}

/** An unknown VR has the long form (PS3.5 7.1.2), but a misspelled one has the short form. */
function isLikelyLong(view: DataView, at: number, end: number, isLittle: boolean): boolean {
  if (at + 12 > end || view.getUint16(at + 6, isLittle) !== 0) return false
  const next = at + 12 + view.getUint32(at + 8, isLittle)
  if (next === end) return true
  return next + 8 <= end && view.getUint16(next, isLittle) >= view.getUint16(at, isLittle)
}
