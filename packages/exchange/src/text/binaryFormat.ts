/** The signatures of binary files, with the names that people know. */
const OPENINGS: readonly (readonly [string, string])[] = [
  ['PK\x03\x04', 'zip'],
  ['\xd0\xcf\x11\xe0', 'Excel 97–2003 (.xls)'],
  ['SQLite format 3', 'SQLite (.pxp)'],
  ['bplist00', 'binary property list'],
  ['%PDF', 'PDF'],
  ['\x89PNG', 'PNG'],
  ['\xff\xd8\xff', 'JPEG'],
  ['Rar!', 'RAR'],
  ['7z\xbc\xaf', '7z'],
  ['\x1f\x8b', 'gzip'],
  ['MZ', 'Windows program'],
]

/** Returns the name of a binary format. `zip` may be a workbook; the others can't be read. */
export function binaryFormat(bytes: Uint8Array): string | undefined {
  const opening = String.fromCharCode(...bytes.subarray(0, 16))
  const found = OPENINGS.find(([start]) => opening.startsWith(start))?.[1]
  // A text may begin with the signature of a program, but only a program contains zeros.
  return found === 'Windows program' && !bytes.subarray(0, 200).includes(0) ? undefined : found
}

const LOOKED_AT = 8000
/**
 * Texts contain at most this share of control and replacement characters: a compressed file of aText has
 * more, and a text with a stray zero byte has fewer.
 */
const STRANGE_SHARE = 0.02

/**
 * Returns whether the decoded content isn't text in any encoding, such as a compressed or encrypted file.
 * Short contents count as text.
 */
export function isBinaryText(text: string): boolean {
  const opening = text.slice(0, LOOKED_AT)
  const strange = opening.match(/(?!\s)[\p{Cc}\ufffd]/gu)?.length ?? 0
  return strange > 8 && strange > opening.length * STRANGE_SHARE
}
