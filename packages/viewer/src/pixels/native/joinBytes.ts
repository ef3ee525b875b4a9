/** Joins fragments; a single one isn't copied. */
export function joinBytes(fragments: readonly Uint8Array[]): Uint8Array {
  const [only] = fragments
  if (fragments.length === 1 && only) return only
  const joined = new Uint8Array(fragments.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const fragment of fragments) {
    joined.set(fragment, at)
    at += fragment.length
  }
  return joined
}
