/** A multiple of three, so that each part is encoded in whole groups of four. */
const PART_BYTES = 48 * 1024

/**
 * Only the standard spelling is accepted: Node's own decoder also accepts the URL alphabet, spaces and loose
 * ends, so that many texts would represent the same envelope. It is compared in parts, since a second text of
 * eight mebibytes takes memory.
 */
export function decodeBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  if (Math.ceil(bytes.length / 3) * 4 !== text.length) return null
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    if (!text.startsWith(bytes.toString('base64', at, at + PART_BYTES), (at / 3) * 4)) return null
  }
  return bytes
}
