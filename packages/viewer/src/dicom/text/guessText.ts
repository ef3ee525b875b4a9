/**
 * The text of bytes with no or a wrong character set: UTF-8 if valid, then Korean, which Korean hospitals
 * often leave undeclared, otherwise Western European. A single accented letter isn't valid Korean, because
 * the second byte is missing.
 */
export function guessText(bytes: Uint8Array): string {
  for (const label of ['utf-8', 'euc-kr']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes)
    } catch {
      // The bytes are invalid in this encoding.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
