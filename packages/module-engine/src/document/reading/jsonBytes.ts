/** Returns the number of bytes of a text as JSON in UTF-8, including its quotes. */
export function jsonBytes(text: string): number {
  let bytes = 2
  for (let at = 0; at < text.length; at += 1) bytes += bytesOf(text.charCodeAt(at))
  return bytes
}

function bytesOf(unit: number): number {
  if (unit < 0x20) return unit === 8 || unit === 9 || unit === 10 || unit === 12 || unit === 13 ? 2 : 6
  if (unit === 0x22 || unit === 0x5c) return 2
  if (unit < 0x80) return 1
  if (unit < 0x800) return 2
  // It is one of two surrogates, which together take four bytes.
  return unit >= 0xd800 && unit <= 0xdfff ? 2 : 3
}
