import type { Socket } from 'node:net'

const LINE_MAX_BYTES = 1024 * 1024

/** Reads lines of a conversation; a peer that sends too much, or nothing for too long, is disconnected. */
export function lineReader(socket: Socket, timeoutMs: number): () => Promise<string> {
  const lines: string[] = []
  const waiting: { resolve: (line: string) => void; reject: (error: Error) => void }[] = []
  let rest = ''
  let ended: Error | null = null

  function end(error: Error): void {
    ended ??= error
    for (const { reject } of waiting.splice(0)) reject(ended)
  }
  socket.setEncoding('utf8')
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('Silence.')))
  socket.on('data', (chunk) => {
    rest += String(chunk)
    const parts = rest.split('\n')
    rest = parts.pop() ?? ''
    if (rest.length > LINE_MAX_BYTES) socket.destroy(new Error('Too long.'))
    for (const line of parts) {
      const next = waiting.shift()
      if (next) next.resolve(line)
      else lines.push(line)
    }
  })
  socket.on('error', end)
  socket.on('close', () => end(new Error('Closed.')))

  return () => {
    const line = lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (ended) return Promise.reject(ended)
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }
}
