import { createPublicKey, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LATEST_MAX_BYTES, LATEST_SIGNATURE_MAX_BYTES, type Release, release } from '@pandok/protocol'
import type { FindProxy } from '#net/createProxyFinder.ts'
import { openGet } from '#net/openGet.ts'

export interface LatestOptions {
  server: string
  /** PEM of the key that signs releases; built into the program. */
  publicKey: string
  findProxy: FindProxy
}

/**
 * The server's latest release, if the publisher of Pandok has signed it: the server alone can't make anybody
 * install something.
 */
export async function readLatest({ server, publicKey, findProxy }: LatestOptions): Promise<Release> {
  const base = new URL('/download/latest.json', server)
  const read = async (target: URL, maxBytes: number) => bodyOf(await openGet(target, findProxy), maxBytes)
  const content = await read(base, LATEST_MAX_BYTES)
  const signature = await read(new URL(`${base.href}.sig`), LATEST_SIGNATURE_MAX_BYTES)
  const isSigned = verify(
    null,
    content,
    createPublicKey(publicKey),
    Buffer.from(signature.toString('latin1').trim(), 'base64'),
  )
  if (!isSigned) throw new Error('Not signed by us.')
  return release.parse(JSON.parse(content.toString('utf8')))
}

export async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    if (answer.statusCode !== 200) throw new Error('Not there.')
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.byteLength
      if (size > maxBytes) throw new Error('Too large.')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    answer.destroy()
  }
}
