/** What somebody types or pastes, as the program wants it: without a path, and with https where nothing is said. */
export function serverAddress(typed: string): string {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//iu.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return text
  const { origin, username, password } = new URL(address)
  // Nothing that names a person is taken off unseen: the program refuses it.
  return `${username}${password}` === '' && origin !== 'null' ? origin : address
}
