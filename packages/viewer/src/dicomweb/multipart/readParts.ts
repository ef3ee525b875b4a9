import { bodyChunks, readBody } from '../bodyChunks.ts'
import { DicomWebError } from '../DicomWebError.ts'
import { createPartReader, type Part, type PartLimits } from './createPartReader.ts'
import { mediaType } from './mediaType.ts'

export interface AnswerLimits extends PartLimits {
  total: number
}

/** The parts of a response, each as soon as it is complete. A response that isn't multipart is one part. */
export async function* readParts(
  response: Response,
  limits: AnswerLimits,
  signal?: AbortSignal,
): AsyncGenerator<Part> {
  const contentType = response.headers.get('content-type') ?? ''
  const { type, parameters } = mediaType(contentType)
  if (response.status === 204) return
  if (!type.startsWith('multipart/')) {
    if (type.startsWith('text/') || type === '') throw new DicomWebError('notDicomWeb')
    yield { headers: { 'content-type': contentType }, body: await readBody(response, limits.part, signal) }
    return
  }
  const boundary = parameters['boundary']
  if (!boundary) throw new DicomWebError('broken')
  const reader = createPartReader(boundary, limits)
  for await (const chunk of bodyChunks(response, limits.total, signal)) {
    yield* reader.push(chunk)
    if (reader.isWhole()) return
  }
  throw new DicomWebError('broken')
}
