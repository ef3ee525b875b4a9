import type { Readable } from 'node:stream'
import { ActionError } from '#rpc/ActionError.ts'

/**
 * A body that is too large is read to the end before the answer, up to this limit, because many clients can't
 * receive it before.
 */
const DRAIN_MAX_BYTES = 32 * 1024 * 1024

/** `declaredBytes` is infinite for a chunked body. */
export function readBody(stream: Readable, maxBytes: number, declaredBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    let isSettled = false
    const refuse = (code: 'BAD_REQUEST' | 'CONTENT_TOO_LARGE') => {
      if (isSettled) return
      isSettled = true
      reject(new ActionError(code))
    }
    const isDeclared = Number.isFinite(declaredBytes)
    if (isDeclared && declaredBytes > DRAIN_MAX_BYTES) return refuse('CONTENT_TOO_LARGE')
    const isRequested = !isDeclared || declaredBytes <= maxBytes
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (isRequested && bytes <= maxBytes) chunks.push(chunk)
      else chunks.length = 0
      if (bytes > DRAIN_MAX_BYTES) {
        stream.removeAllListeners('data')
        refuse('CONTENT_TOO_LARGE')
      }
    })
    stream.on('end', () => {
      if (bytes > maxBytes) return refuse('CONTENT_TOO_LARGE')
      isSettled = true
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks))
    })
    // The caller hung up, so nobody is left to answer.
    stream.on('error', () => refuse('BAD_REQUEST'))
    stream.on('close', () => refuse('BAD_REQUEST'))
  })
}
