import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import type { HandOverMessage } from './HandOverMessage.ts'
import { lineReader } from './lineReader.ts'
import { clientProof, isProof, type Prove, serverProof } from './proofs.ts'

export type HandOverResult =
  | 'taken'
  /** No program is running, so this start is the first. */
  | 'alone'
  /** The pipe belongs to another program. */
  | 'stranger'

const TIMEOUT_MS = 5000

/** Passes this start's request to the running program. */
export async function handOver(pipe: string, prove: Prove, what: HandOverMessage): Promise<HandOverResult> {
  const socket = connect(pipe)
  socket.on('error', () => {})
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isThere) return 'alone'
  const next = lineReader(socket, TIMEOUT_MS)
  try {
    const nonce = randomBytes(16).toString('base64url')
    socket.write(`pandok 1 ${nonce}\n`)
    const [proof = '', theirs = ''] = (await next()).split(' ')
    if (!isProof(proof, serverProof(prove, nonce))) return 'stranger'
    const body = JSON.stringify(what)
    socket.write(`${clientProof(prove, theirs, body)}\n${body}\n`)
    return (await next()) === 'taken' ? 'taken' : 'stranger'
  } catch {
    return 'stranger'
  } finally {
    socket.destroy()
  }
}
