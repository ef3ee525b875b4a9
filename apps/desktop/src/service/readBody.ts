import type { IncomingMessage } from 'node:http'
import { HttpFailure } from './HttpFailure.ts'

/** The whole body, up to a limit set by each route. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new HttpFailure(413, 'TOO_LARGE')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new HttpFailure(413, 'TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const JSON_MAX_BYTES = 64 * 1024

/** A JSON object; the caller validates its fields. */
export async function readJson(
  request: IncomingMessage,
  maxBytes = JSON_MAX_BYTES,
): Promise<Record<string, unknown>> {
  const body = await readBody(request, maxBytes)
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // The error is thrown below.
  }
  throw new HttpFailure(400, 'BAD_REQUEST')
}
