/** What Windows' own programs expect at the end of a line; a zero would end the text for them. */
export const forWindows = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\r\n|\r|\n/g, '\r\n')

export const encodeText = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le')

/** What comes after the first zero is whatever lay in the memory before. */
export function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf16le')
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}
