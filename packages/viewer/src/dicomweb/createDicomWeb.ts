import { readBody } from './bodyChunks.ts'
import { createRequest, type DicomWebOptions } from './createRequest.ts'
import { DicomWebError } from './DicomWebError.ts'
import { inLanes } from './inLanes.ts'
import { type DicomJson, isDicomJson } from './json/DicomJson.ts'
import {
  type FoundInstance,
  type FoundSeries,
  type FoundStudy,
  foundInstance,
  foundSeries,
  foundStudy,
} from './json/found.ts'
import { mediaType } from './multipart/mediaType.ts'
import { readParts } from './multipart/readParts.ts'
import { refusedCount, storedBody } from './storing.ts'
import { type Page, type StudyQuery, studyQuery } from './studyQuery.ts'

export type DicomWeb = ReturnType<typeof createDicomWeb>

export interface InstancePath {
  study: string
  series: string
  instance: string
}

/** Bytes of one frame as the server keeps it, or as it could give it. */
export interface RetrievedFrame {
  bytes: Uint8Array<ArrayBuffer>
  /** `application/octet-stream`, `image/jpeg` … */
  type: string
  /** Undefined: uncompressed little endian. */
  transferSyntax: string | undefined
}

const MiB = 1024 * 1024
const JSON_MAX = 256 * MiB
const INSTANCE_MAX = 4096 * MiB
const SERIES_MAX = 64 * 1024 * MiB
const FRAME_MAX = 512 * MiB
const PICTURE_MAX = 16 * MiB
const INSTANCES_MAX = 20_000
/** Browsers keep no more than six connections to a server. */
const LANES = 4

/** As the server keeps them: it need not be able to decode what it gives. */
const ACCEPT_DICOM = 'multipart/related; type="application/dicom"; transfer-syntax=*'
const ACCEPT_FRAME = 'multipart/related; type="application/octet-stream"; transfer-syntax=*'
const ACCEPT_JSON = 'application/dicom+json'

/** A server of images (PS3.18). Nothing is sent there but the question, and what `store` is told to. Fails with `DicomWebError`. */
export function createDicomWeb(options: DicomWebOptions) {
  const request = createRequest(options)

  async function datasets(path: string, signal?: AbortSignal): Promise<DicomJson[]> {
    const response = await request(path, ACCEPT_JSON, signal)
    if (response.status === 204) return []
    const { type } = mediaType(response.headers.get('content-type') ?? '')
    const body = await readBody(response, JSON_MAX, signal)
    if (type !== '' && !type.includes('json')) throw new DicomWebError('notDicomWeb')
    const answer = parsed(await body.text())
    if (!Array.isArray(answer) || !answer.every(isDicomJson)) throw new DicomWebError('notDicomWeb')
    return answer
  }

  async function onePart(path: string, accept: string, limit: number, signal?: AbortSignal): Promise<Blob> {
    const response = await request(path, accept, signal)
    for await (const { body } of readParts(response, { part: limit, total: limit + MiB, parts: 1 }, signal))
      return body
    throw new DicomWebError('broken')
  }

  async function findInstances(
    study: string,
    series: string,
    signal?: AbortSignal,
  ): Promise<FoundInstance[]> {
    const found = await datasets(`${seriesPath(study, series)}/instances?includefield=00280008`, signal)
    return found.map(foundInstance).filter((one) => isUid(one.uid))
  }

  /** The file as the server keeps it. */
  const retrieveInstance = (path: InstancePath, signal?: AbortSignal): Promise<Blob> =>
    onePart(instancePath(path), ACCEPT_DICOM, INSTANCE_MAX, signal)

  return {
    async findStudies(
      query: StudyQuery,
      page: Page,
      signal?: AbortSignal,
    ): Promise<{ studies: FoundStudy[]; hasMore: boolean }> {
      const found = await datasets(`/studies?${studyQuery(query, page)}`, signal)
      const studies = found.slice(0, page.limit).map(foundStudy)
      return { studies: studies.filter(({ uid }) => isUid(uid)), hasMore: found.length > page.limit }
    },

    async findSeries(study: string, signal?: AbortSignal): Promise<FoundSeries[]> {
      const path = `/studies/${uid(study)}/series?includefield=0008103E&includefield=00201209&includefield=00180015`
      const series = (await datasets(path, signal)).map((dataset) => foundSeries(dataset, study))
      const last = Number.MAX_SAFE_INTEGER
      return series.filter((one) => isUid(one.uid)).sort((a, b) => (a.number ?? last) - (b.number ?? last))
    },

    findInstances,

    /** Everything but the pixels, of every instance. */
    seriesMetadata: (study: string, series: string, signal?: AbortSignal): Promise<DicomJson[]> =>
      datasets(`${seriesPath(study, series)}/metadata`, signal),

    retrieveInstance,

    /**
     * All files of a series, each as soon as it is here: in one answer, or one by one where the server gives no whole
     * series.
     */
    async *retrieveSeries(study: string, series: string, signal?: AbortSignal): AsyncGenerator<Blob> {
      const whole = await request(seriesPath(study, series), ACCEPT_DICOM, signal).catch((error: unknown) => {
        if (error instanceof DicomWebError && error.code === 'notAcceptable') return undefined
        throw error
      })
      if (!whole) {
        const instances = await findInstances(study, series, signal)
        yield* inLanes(instances, LANES, ({ uid: instance }) =>
          retrieveInstance({ study, series, instance }, signal),
        )
        return
      }
      const limits = { part: INSTANCE_MAX, total: SERIES_MAX, parts: INSTANCES_MAX }
      for await (const { body } of readParts(whole, limits, signal)) yield body
    },

    /** Frames by their numbers, from 1. */
    async retrieveFrames(
      path: InstancePath,
      numbers: readonly number[],
      signal?: AbortSignal,
    ): Promise<RetrievedFrame[]> {
      const response = await request(
        `${instancePath(path)}/frames/${numbers.join(',')}`,
        ACCEPT_FRAME,
        signal,
      )
      const limits = { part: FRAME_MAX, total: FRAME_MAX * 2, parts: numbers.length }
      const frames: RetrievedFrame[] = []
      for await (const { headers, body } of readParts(response, limits, signal)) {
        const { type, parameters } = mediaType(headers['content-type'] ?? '')
        const bytes = new Uint8Array(await body.arrayBuffer())
        frames.push({ bytes, type, transferSyntax: parameters['transfer-syntax'] })
      }
      if (frames.length !== numbers.length) throw new DicomWebError('broken')
      return frames
    },

    /** Sends files to the server (STOW-RS, PS3.18 10.5). Fails unless it has taken in all of them. */
    async store(files: readonly Blob[], signal?: AbortSignal): Promise<void> {
      const sent = storedBody(files, crypto.randomUUID())
      const response = await request('/studies', ACCEPT_JSON, signal, sent)
      const answer = await readBody(response, JSON_MAX, signal)
      const refused = answer.size === 0 ? 0 : refusedCount(await answer.text())
      if (refused > 0) throw new DicomWebError('refused', response.status)
    },

    /** A small picture of an instance, drawn by the server. */
    async thumbnail(path: InstancePath, size: number, signal?: AbortSignal): Promise<Blob> {
      const address = `${instancePath(path)}/rendered?viewport=${size},${size}`
      const response = await request(address, 'image/jpeg', signal)
      const { type } = mediaType(response.headers.get('content-type') ?? '')
      const picture = await readBody(response, PICTURE_MAX, signal)
      if (!type.startsWith('image/')) throw new DicomWebError('notDicomWeb')
      return picture
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DicomWebError('notDicomWeb', undefined, { cause })
  }
}

/** What a server calls a UID becomes part of an address: nothing but digits and dots may. */
const isUid = (text: string) => /^[0-9.]{1,64}$/.test(text)

function uid(text: string): string {
  if (!isUid(text)) throw new DicomWebError('broken')
  return text
}

const seriesPath = (study: string, series: string) => `/studies/${uid(study)}/series/${uid(series)}`

const instancePath = ({ study, series, instance }: InstancePath) =>
  `${seriesPath(study, series)}/instances/${uid(instance)}`
