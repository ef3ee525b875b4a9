/** Accepts a proxy as Windows shows it, `host:port`. Null for none. */
export function proxyAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  return text.includes('://') ? text : `http://${text}`
}
