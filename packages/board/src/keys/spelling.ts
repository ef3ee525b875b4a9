import { type KeyMap, readKey, writeKey } from '@pandok/domain'

/** Returns the canonical spelling of a key. Text that isn't a key is returned unchanged. */
export function spellKey(text: string): string {
  const key = readKey(text)
  return key === null ? text : writeKey(key)
}

/** Returns undefined if two spellings of the same key run different cells. */
export function spellKeys(keyMap: KeyMap): KeyMap | undefined {
  const spelt = new Map<string, string>()
  for (const [text, cell] of Object.entries(keyMap)) {
    const key = spellKey(text)
    if ((spelt.get(key) ?? cell) !== cell) return undefined
    spelt.set(key, cell)
  }
  return Object.fromEntries(spelt)
}
