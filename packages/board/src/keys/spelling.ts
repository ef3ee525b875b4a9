import { type KeyMap, readKey, writeKey } from '@pandok/domain'

/** The one way in which key maps write a key; what isn't one stays as it is. */
export function spellKey(text: string): string {
  const key = readKey(text)
  return key === null ? text : writeKey(key)
}

/** Undefined: two spellings of one key run different cells. */
export function spellKeys(keyMap: KeyMap): KeyMap | undefined {
  const spelt = new Map<string, string>()
  for (const [text, cell] of Object.entries(keyMap)) {
    const key = spellKey(text)
    if ((spelt.get(key) ?? cell) !== cell) return undefined
    spelt.set(key, cell)
  }
  return Object.fromEntries(spelt)
}
