import { DicomWebError } from './DicomWebError.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** The chunks of a response up to a size limit. Ending the iteration early releases the connection. */
export async function* bodyChunks(
  response: Response,
  limit: number,
  signal?: AbortSignal,
): AsyncGenerator<Bytes> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  const reader = response.body?.getReader()
  if (!reader) return
  try {
    if (announced > limit) throw new DicomWebError('tooLarge')
    let total = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      total += value.byteLength
      if (total > limit) throw new DicomWebError('tooLarge')
      yield value as Bytes
    }
  } catch (cause) {
    if (cause instanceof DicomWebError) throw cause
    throw new DicomWebError(signal?.aborted ? 'aborted' : 'broken', undefined, { cause })
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

export async function readBody(response: Response, limit: number, signal?: AbortSignal): Promise<Blob> {
  const chunks: Bytes[] = []
  for await (const chunk of bodyChunks(response, limit, signal)) chunks.push(chunk)
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}
