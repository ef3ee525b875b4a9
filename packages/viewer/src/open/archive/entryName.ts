/** Archives made on Korean Windows have file names in its code page without declaring it. */
export function entryName(bytes: Uint8Array, isUtf8: boolean): string {
  if (!isUtf8) {
    for (const label of ['utf-8', 'euc-kr']) {
      try {
        return new TextDecoder(label, { fatal: true }).decode(bytes)
      } catch {
        // The name isn't valid UTF-8, so another code page is tried.
      }
    }
  }
  return new TextDecoder().decode(bytes)
}
