/** A multipart body as servers send it. */
export function multipartBody(
  boundary: string,
  parts: readonly { headers: Readonly<Record<string, string>>; body: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const pieces = parts.flatMap(({ headers, body }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return [encoder.encode(`--${boundary}\r\n${lines.join('')}\r\n`), body, encoder.encode('\r\n')]
  })
  pieces.push(encoder.encode(`--${boundary}--\r\n`))
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
