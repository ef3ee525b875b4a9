/** Archives made on Korean Windows name their files in its code page and don't say so. */
export function entryName(bytes: Uint8Array, isUtf8: boolean): string {
  if (!isUtf8) {
    for (const label of ['utf-8', 'euc-kr']) {
      try {
        return new TextDecoder(label, { fatal: true }).decode(bytes)
      } catch {
        // Another code page, then.
      }
    }
  }
  return new TextDecoder().decode(bytes)
}
