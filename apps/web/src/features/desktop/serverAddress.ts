/** A typed or pasted address as an origin: without a path, and with https where no scheme is given. */
export function serverAddress(typed: string): string {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//iu.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return text
  const { origin, username, password } = new URL(address)
  // An address with credentials is not silently shortened; the program refuses it.
  return `${username}${password}` === '' && origin !== 'null' ? origin : address
}
