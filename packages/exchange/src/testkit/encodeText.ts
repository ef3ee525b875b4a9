import type { Encoding } from '../text/encodings.ts'

const tables = new Map<Encoding, ReadonlyMap<string, readonly number[]>>()

/** Encodes a text in a legacy encoding. `TextDecoder` has no counterpart, so its table is inverted. */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let at = 0; at < text.length; at += 1)
      view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le')
    return new Uint8Array(view.buffer)
  }
  const table = tables.get(encoding) ?? tableOf(encoding)
  tables.set(encoding, table)
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character)
      if (!bytes) throw new Error(`${encoding} has no ${character}`)
      return [...bytes]
    }),
  )
}

function tableOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, readonly number[]>()
  const add = (bytes: readonly number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes))
    if ([...character].length === 1 && character !== '\ufffd' && !table.has(character))
      table.set(character, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) add([byte])
  if (encoding !== 'windows-1252')
    for (let lead = 0x81; lead <= 0xfe; lead += 1)
      for (let trail = 0x40; trail <= 0xfe; trail += 1) add([lead, trail])
  return table
}
