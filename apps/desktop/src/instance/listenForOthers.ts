import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { type HandOverMessage, parseHandOver } from './HandOverMessage.ts'
import { lineReader } from './lineReader.ts'
import { clientProof, isProof, type Prove, serverProof } from './proofs.ts'

const TIMEOUT_MS = 5000
const CONNECTIONS_MAX = 16

/** Makes this program the one that others find. Null if the pipe is taken. */
export async function listenForOthers(
  pipe: string,
  prove: Prove,
  onHandOver: (what: HandOverMessage) => void,
): Promise<{ close: () => Promise<void> } | null> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    void converse(socket, prove)
      .then((what) => {
        if (what === null) return
        onHandOver(what)
        socket.end('taken\n')
      })
      .catch(() => {})
      // A failed conversation is closed; a successful one was already ended properly.
      .finally(() => setTimeout(() => socket.destroy(), 1000).unref())
  })
  server.maxConnections = CONNECTIONS_MAX
  // A socket file survives a crash, and nobody answers there at this point. Windows pipes aren't files.
  if (!pipe.startsWith('\\\\')) await rm(pipe, { force: true })
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(pipe, () => resolve(true))
  })
  if (!isListening) return null
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function converse(socket: Socket, prove: Prove): Promise<HandOverMessage | null> {
  const next = lineReader(socket, TIMEOUT_MS)
  const nonce = /^pandok 1 ([\w-]{1,64})$/.exec(await next())?.[1]
  if (nonce === undefined) return null
  const ours = randomBytes(16).toString('base64url')
  socket.write(`${serverProof(prove, nonce)} ${ours}\n`)
  const proof = await next()
  const body = await next()
  return isProof(proof, clientProof(prove, ours, body)) ? parseHandOver(body) : null
}
