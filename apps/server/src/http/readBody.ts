import type { Readable } from 'node:stream'
import { ActionError } from '#rpc/ActionError.ts'

/** Somebody who sent too much is read to the end before being told, up to this; many clients can't hear before. */
const DRAIN_MAX_BYTES = 32 * 1024 * 1024

/** `declaredBytes` is infinite for a body that comes in pieces without saying how many. */
export function readBody(stream: Readable, maxBytes: number, declaredBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    let isSettled = false
    const refuse = (problem?: 'tooLarge') => {
      if (isSettled) return
      isSettled = true
      reject(new ActionError('BAD_REQUEST', problem === undefined ? {} : { problem }))
    }
    if (declaredBytes > DRAIN_MAX_BYTES && Number.isFinite(declaredBytes)) return refuse('tooLarge')
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBytes) chunks.push(chunk)
      else chunks.length = 0
      if (bytes > DRAIN_MAX_BYTES) {
        stream.removeAllListeners('data')
        refuse('tooLarge')
      }
    })
    stream.on('end', () => {
      if (bytes > maxBytes) return refuse('tooLarge')
      isSettled = true
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks))
    })
    // Hung up on half-way: there is nobody left to answer.
    stream.on('error', () => refuse())
    stream.on('close', () => refuse())
  })
}
