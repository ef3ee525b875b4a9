/** FNV-1a with 128 bits (draft-eastlake-fnv): as many as a UUID has, and the same for the same text. */
const PRIME = 0x0000000001000000000000000000013bn
const START = 0x6c62272e07bb014262b821756295c58dn

/** A UID that belongs to a text. */
export function uidOfText(text: string): string {
  let hash = START
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * PRIME)
  return `2.25.${hash}`
}
