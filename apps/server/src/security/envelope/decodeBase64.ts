/**
 * Only the one standard spelling: Node's own decoder also takes the URL alphabet, spaces and loose ends, and then many
 * texts would stand for the same envelope.
 */
export function decodeBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : null
}
