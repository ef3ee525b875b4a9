/**
 * Text of bytes for which no set or a wrong one is declared: UTF-8 if it can be, then Korean, which is what our own
 * hospitals leave undeclared, else Western European. Single accented letters are no Korean: they have no second byte.
 */
export function guessText(bytes: Uint8Array): string {
  for (const label of ['utf-8', 'euc-kr']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes)
    } catch {
      // Not this one.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
