/** Returns the token of `Authorization: Bearer x`; empty for a visitor and for anything else. */
export function bearerOf(header: string | undefined): string {
  if (header === undefined || header.length < 8) return ''
  return header.slice(0, 7).toLowerCase() === 'bearer ' ? header.slice(7).trim() : ''
}
