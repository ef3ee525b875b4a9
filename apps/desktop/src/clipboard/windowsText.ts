/** Windows programs expect CRLF, and a zero would end the text. */
export const forWindows = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\r\n|\r|\n/g, '\r\n')

export const encodeText = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le')

/** What follows the first zero is uninitialized memory. */
export function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf16le')
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}
