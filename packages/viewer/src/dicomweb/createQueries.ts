import { ACCEPT_JSON, JSON_MAX } from './accept.ts'
import { readBody } from './bodyChunks.ts'
import type { Request } from './createRequest.ts'
import { DicomWebError } from './DicomWebError.ts'
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
import { type Page, type StudyQuery, studyQuery } from './studyQuery.ts'
import { isUid, seriesPath, studyPath } from './uidPaths.ts'

/** QIDO-RS queries (PS3.18 10.6), and the metadata of a series. */
export function createQueries(request: Request) {
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
      const path = `${studyPath(study)}/series?includefield=0008103E&includefield=00201209&includefield=00180015`
      const series = (await datasets(path, signal)).map((dataset) => foundSeries(dataset, study))
      const last = Number.MAX_SAFE_INTEGER
      return series.filter((one) => isUid(one.uid)).sort((a, b) => (a.number ?? last) - (b.number ?? last))
    },

    async findInstances(study: string, series: string, signal?: AbortSignal): Promise<FoundInstance[]> {
      const found = await datasets(`${seriesPath(study, series)}/instances?includefield=00280008`, signal)
      return found.map(foundInstance).filter((one) => isUid(one.uid))
    },

    /** The metadata of all instances, without pixels. */
    seriesMetadata: (study: string, series: string, signal?: AbortSignal): Promise<DicomJson[]> =>
      datasets(`${seriesPath(study, series)}/metadata`, signal),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DicomWebError('notDicomWeb', undefined, { cause })
  }
}
