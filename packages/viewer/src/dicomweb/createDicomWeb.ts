import { ACCEPT_DICOM, ACCEPT_FRAME, ACCEPT_JSON, JSON_MAX, MiB } from './accept.ts'
import { readBody } from './bodyChunks.ts'
import { createQueries } from './createQueries.ts'
import { createRequest, type DicomWebOptions, type Request } from './createRequest.ts'
import { DicomWebError } from './DicomWebError.ts'
import { inLanes } from './inLanes.ts'
import { mediaType } from './multipart/mediaType.ts'
import { readParts } from './multipart/readParts.ts'
import { refusedCount, storedBody } from './storing.ts'
import { type InstancePath, instancePath, seriesPath } from './uidPaths.ts'

export type DicomWeb = ReturnType<typeof createDicomWeb>

/** The bytes of one frame, as stored or as converted by the server. */
export interface RetrievedFrame {
  bytes: Uint8Array<ArrayBuffer>
  /** `application/octet-stream`, `image/jpeg` … */
  type: string
  /** Undefined for uncompressed little endian. */
  transferSyntax: string | undefined
}

const INSTANCE_MAX = 4096 * MiB
/** A report of measurements has no pixels; a thousand measurements are about a mebibyte. */
const REPORT_MAX = 8 * MiB
const SERIES_MAX = 64 * 1024 * MiB
const FRAME_MAX = 512 * MiB
const PICTURE_MAX = 16 * MiB
const INSTANCES_MAX = 20_000
/** Browsers open at most six connections per server. */
const LANES = 4

/**
 * A DICOMweb client (PS3.18). Only queries, and what is passed to `store`, are sent. Fails with
 * `DicomWebError`.
 */
export function createDicomWeb(options: DicomWebOptions) {
  const request = createRequest(options)
  const queries = createQueries(request)

  const retrieveInstance = createRetrieval(request, INSTANCE_MAX)

  return {
    ...queries,

    retrieveInstance,

    /** A structured report, which nobody has asked for and which therefore has to be small. */
    retrieveReport: createRetrieval(request, REPORT_MAX),

    /**
     * All files of a series, each as soon as it arrives: in one response, or one by one if the server
     * provides no whole series.
     */
    async *retrieveSeries(study: string, series: string, signal?: AbortSignal): AsyncGenerator<Blob> {
      const whole = await request(seriesPath(study, series), ACCEPT_DICOM, signal).catch(ifNotAcceptable)
      if (!whole) {
        const instances = await queries.findInstances(study, series, signal)
        yield* inLanes(instances, LANES, ({ uid: instance }) =>
          retrieveInstance({ study, series, instance }, signal),
        )
        return
      }
      const limits = { part: INSTANCE_MAX, total: SERIES_MAX, parts: INSTANCES_MAX }
      for await (const { body } of readParts(whole, limits, signal)) yield body
    },

    /** `frames` are numbers from 1. */
    async retrieveFrames(
      path: InstancePath,
      numbers: readonly number[],
      signal?: AbortSignal,
    ): Promise<RetrievedFrame[]> {
      const address = `${instancePath(path)}/frames/${numbers.join(',')}`
      return readFrames(await request(address, ACCEPT_FRAME, signal), numbers.length, signal)
    },

    /** Sends files to the server (STOW-RS, PS3.18 10.5). Fails unless all of them were stored. */
    async store(files: readonly Blob[], signal?: AbortSignal): Promise<void> {
      const sent = storedBody(files, crypto.randomUUID())
      const response = await request('/studies', ACCEPT_JSON, signal, sent)
      const answer = await readBody(response, JSON_MAX, signal)
      const refused = answer.size === 0 ? 0 : refusedCount(await answer.text())
      if (refused > 0) throw new DicomWebError('refused', response.status)
    },

    /** A thumbnail of an instance, rendered by the server. */
    async thumbnail(path: InstancePath, size: number, signal?: AbortSignal): Promise<Blob> {
      const address = `${instancePath(path)}/rendered?viewport=${size},${size}`
      const response = await request(address, 'image/jpeg', signal)
      return readPicture(response, signal)
    },
  }
}

/** Retrieves the file of an instance of at most so many bytes. */
const createRetrieval =
  (request: Request, max: number) =>
  async (path: InstancePath, signal?: AbortSignal): Promise<Blob> => {
    const response = await request(instancePath(path), ACCEPT_DICOM, signal)
    const limits = { part: max, total: max + MiB, parts: 1 }
    for await (const { body } of readParts(response, limits, signal)) return body
    throw new DicomWebError('broken')
  }

/** Handles servers that don't provide whole series. */
function ifNotAcceptable(error: unknown): undefined {
  if (error instanceof DicomWebError && error.code === 'notAcceptable') return undefined
  throw error
}

async function readPicture(response: Response, signal: AbortSignal | undefined): Promise<Blob> {
  const { type } = mediaType(response.headers.get('content-type') ?? '')
  const picture = await readBody(response, PICTURE_MAX, signal)
  if (!type.startsWith('image/')) throw new DicomWebError('notDicomWeb')
  return picture
}

async function readFrames(
  response: Response,
  count: number,
  signal: AbortSignal | undefined,
): Promise<RetrievedFrame[]> {
  const limits = { part: FRAME_MAX, total: FRAME_MAX * 2, parts: count }
  const frames: RetrievedFrame[] = []
  for await (const { headers, body } of readParts(response, limits, signal)) {
    const { type, parameters } = mediaType(headers['content-type'] ?? '')
    const bytes = new Uint8Array(await body.arrayBuffer())
    frames.push({ bytes, type, transferSyntax: parameters['transfer-syntax'] })
  }
  if (frames.length !== count) throw new DicomWebError('broken')
  return frames
}
